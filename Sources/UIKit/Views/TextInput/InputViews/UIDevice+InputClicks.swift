/// A view that plays clicks when its keys are touched.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: AnyObject {
  /// Whether clicks are played.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}

extension UIDevice {
  /// Plays the click of a key. Keyboards are silent on Linux, as on a device in silent mode.
  public final func playInputClick() {}
}
