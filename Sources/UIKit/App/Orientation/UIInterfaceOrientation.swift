/// Which way up the interface is. A window is in portrait or, when it is wider than high, in landscape.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIInterfaceOrientation {
  /// Nil where nobody answered.
  var ifKnown: UIInterfaceOrientation? { self == .unknown ? nil : self }
}
