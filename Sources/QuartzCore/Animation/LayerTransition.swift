/// A transition that runs on a layer, for who composes it: between the layer's picture before it began and the one now.
package struct LayerTransition {
  /// Grows with every transition: one with a new serial needs the picture of the frame before.
  package let serial: Int
  package let type: CATransitionType
  package let subtype: CATransitionSubtype
  /// From 0, only the old, to 1, only the new.
  package var progress: Double
}
