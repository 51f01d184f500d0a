"""What Discord refuses, and with what words. Readers take a request's JSON and give it back as it is kept."""
