let shared = Legacy()
