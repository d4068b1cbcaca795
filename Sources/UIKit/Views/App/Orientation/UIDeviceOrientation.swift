/// The physical orientation of a device, which may differ from that of the interface.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation cannot be determined.
  case unknown
  /// The device is held upright.
  case portrait
  /// The device is upright, with its home button or indicator at the top.
  case portraitUpsideDown
  /// On its side, with its top to the left.
  case landscapeLeft
  /// Turned so that the bottom of the device is at the left.
  case landscapeRight
  /// Flat, with the screen up.
  case faceUp
  /// Flat, with the screen down.
  case faceDown

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is turned to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the screen of the device is horizontal, facing up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface orientation belongs to this one.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIDeviceOrientation {
  /// The interface orientation that is upright on the device, which is the opposite rotation.
  var interface: UIInterfaceOrientation? {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .unknown, .faceUp, .faceDown: nil
    }
  }
}

extension UIInterfaceOrientation {
  /// The device orientation at which the interface is upright.
  var device: UIDeviceOrientation {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    case .unknown: .unknown
    }
  }

  var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }
}
