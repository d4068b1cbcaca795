/// The orientation of an interface. A window is in portrait or, if it is wider than high, in landscape.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation cannot be determined.
  case unknown = 0
  /// The interface is upright.
  case portrait = 1
  case portraitUpsideDown = 2
  /// The interface is turned for a device in `landscapeLeft`.
  case landscapeRight = 3
  /// The interface is turned for a device in `landscapeRight`.
  case landscapeLeft = 4

  /// Whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is turned to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIInterfaceOrientation {
  var ifKnown: UIInterfaceOrientation? { self == .unknown ? nil : self }
}
