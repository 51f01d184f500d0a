"""The probe over the sandbox, which can behave in each way that Discord may."""
