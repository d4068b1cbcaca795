// Empty on purpose: Swift Testing looks for this overlay of a module called CoreImage.
