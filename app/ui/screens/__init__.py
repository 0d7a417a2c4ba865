"""The screens every game shares: home, seats, setup, pause, log, help, records, settings, service."""
