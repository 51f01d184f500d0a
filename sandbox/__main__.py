"""`python -m sandbox`: a Discord on this machine with the bot in it, to be played in the browser."""

import signal

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # so that Ctrl-C ends it without a word from the first import on
    from sandbox.play import main

    main()
