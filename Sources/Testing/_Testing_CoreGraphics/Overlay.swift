// Intentionally empty: Swift Testing looks for this overlay of a module called CoreGraphics.
