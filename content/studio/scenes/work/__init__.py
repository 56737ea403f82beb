"""The scenes of work: one a file; which picture shows which is in all_shots.py."""
