"""The games behind the interfaces that other people train with."""
