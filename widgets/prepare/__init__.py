"""What a site gets before its generator builds it: pages, data and files, navigation."""
