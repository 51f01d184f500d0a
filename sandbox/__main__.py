"""`python -m sandbox`: runs the sandbox with the bot in it, to be played in the browser."""

import signal

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # so that Ctrl-C during the imports prints no traceback
    from sandbox.play import main

    main()
