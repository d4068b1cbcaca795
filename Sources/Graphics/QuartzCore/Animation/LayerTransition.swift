/// A transition that runs on a layer, for the compositor: between the image of the layer before it and the current one.
package struct LayerTransition {
  /// Increases with every transition: a new serial requires the image of the previous frame.
  package let serial: Int
  package let type: CATransitionType
  package let subtype: CATransitionSubtype
  /// The progress, from 0 for the old content only to 1 for the new content only.
  package var progress: Double
}
