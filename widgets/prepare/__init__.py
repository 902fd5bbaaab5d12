"""Prepare a site for its generator: pages, data, files, navigation."""
