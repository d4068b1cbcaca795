import CoreGraphics

extension CALayer {
  final var ownContents: Any? {
    get { state.contents }
    set {
      if let new = newValue as? CGImage, let old = state.contents as? CGImage, new === old { return }
      if newValue == nil, state.contents == nil { return }
      let action = willChange("contents")
      state.contents = newValue
      marks.remove(.drewContents)
      didChange("contents", action)
    }
  }

  /// The contents, if they are an image.
  package var contentsImage: CGImage? { state.contents as? CGImage }

  final var ownContentsScale: CGFloat {
    get { state.contentsScale }
    set {
      guard newValue != state.contentsScale else { return }
      state.contentsScale = newValue
      if marks.contains(.drewContents) { setNeedsDisplay() }
      markChanged(.values)
    }
  }
}
