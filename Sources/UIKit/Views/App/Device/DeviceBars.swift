import CoreGraphics
internal import TrestlePlatform

/// Draws the parts that iOS shows over applications on a device: the clock and the icons of the status bar, and the home indicator.
@MainActor final class DeviceBars {
  private let overlay = UIView()
  private let status = StatusBarContent()
  private let indicator = UIView()

  init() {
    overlay.isUserInteractionEnabled = false
    overlay.addSubview(status)
    overlay.addSubview(indicator)
    indicator.clipsToBounds = true
    indicator.layer.cornerRadius = 2.5
    indicator.layer.backdrop = .contrast
  }

  func update(_ device: DeviceProfile, on screen: UIScreen, height: CGFloat, isHidden: Bool, style: UIStatusBarStyle) {
    let bounds = screen.bounds
    overlay.frame = bounds
    status.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    status.isHidden = isHidden || height == 0
    status.contentScaleFactor = screen.scale
    status.show(device, color: Self.color(of: style, on: screen))
    let width = (min(bounds.width, bounds.height) * DeviceBars.indicatorShare).rounded()
    let inset: CGFloat = device.isPad ? 6 : 8
    indicator.frame = CGRect(x: (bounds.width - width) / 2, y: bounds.height - inset - 5, width: width, height: 5)
    indicator.isHidden = device.bottom == 0 || Self.hidesIndicator(on: screen)
    screen.deviceLayer = overlay.layer
  }

  /// The share of the shorter side: 139 of 393 points.
  private static let indicatorShare: CGFloat = 0.354

  private static func hidesIndicator(on screen: UIScreen) -> Bool {
    guard var front = screen.frontWindow?.rootViewController else { return false }
    while let next = front.presentedViewController { front = next }
    return front.following(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
  }

  private static func isDark(_ screen: UIScreen) -> Bool {
    (screen.frontWindow?.traitCollection ?? screen.traitCollection).userInterfaceStyle == .dark
  }

  private static func color(of style: UIStatusBarStyle, on screen: UIScreen) -> UIColor {
    switch style {
    case .lightContent: .white
    case .darkContent: .black
    case .default: isDark(screen) ? .white : .black
    }
  }
}
