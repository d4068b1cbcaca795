import CoreGraphics

/// The orientations of device and interface, and the rotation of the interface to follow the device.
///
/// A desktop window is not a rotatable device: it is in landscape if it is wider than high, follows its size regardless of the supported
/// orientations, and reports it as the device's orientation. If the device can be rotated (a test's screen, by `rotate(to:)`), the
/// interface follows it if the front controller and the application support the orientation; otherwise it rotates as soon as a front
/// controller does.
@MainActor package final class InterfaceRotation {
  @InterfaceState package private(set) static var shared = InterfaceRotation()
  /// The duration of a rotation (estimated).
  static let duration: TimeInterval = 0.3

  /// The orientation of the device; nil if it cannot be rotated.
  private var held: UIDeviceOrientation?
  private var turned: UIInterfaceOrientation?
  private var isUpdatePending = false
  package var resize: ((CGSize) -> Void)?
  /// The active rotation, while controllers are notified.
  private(set) var current: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)?
  private var lastSeen = UIDeviceOrientation.unknown
  var listeners = 1

  private var shape: UIInterfaceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  var deviceOrientation: UIDeviceOrientation { held ?? shape.device }
  var interfaceOrientation: UIInterfaceOrientation { turned ?? shape }

  /// Rotates the device, and then the interface if the visible controllers permit it.
  package func turn(to new: UIDeviceOrientation) {
    if turned == nil { turned = shape }
    held = new
    tellDevice()
    follow()
  }

  /// Rotates the interface as requested by a scene, if supported; returns whether it is.
  func request(_ mask: UIInterfaceOrientationMask) -> Bool {
    let possible = mask.intersection(supported)
    guard !possible.isEmpty else { return false }
    guard !possible.contains(interfaceOrientation.mask) else { return true }
    let order: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    guard let new = order.first(where: { possible.contains($0.mask) }) else { return false }
    if turned == nil { turned = shape }
    turnInterface(to: new)
    return true
  }

  /// Called after a change of the window's size, which is the device's orientation if it cannot be rotated.
  package func sizeChanged() { if held == nil { tellDevice() } }

  private func tellDevice() {
    guard deviceOrientation != lastSeen else { return }
    lastSeen = deviceOrientation
    if listeners > 0 { NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current) }
  }

  // MARK: Following

  /// Queries the front controller again after layout.
  func setNeedsUpdate() {
    guard held != nil, !isUpdatePending else { return }
    isUpdatePending = true
    AfterLayout.add { [weak self] in
      self?.isUpdatePending = false
      self?.follow()
    }
  }

  /// The orientations supported by the application and the front controller.
  var supported: UIInterfaceOrientationMask {
    let window = UIWindow.key ?? UIScreen.main.windows.last
    let application = UIApplication.shared
    let all = application.supportedInterfaceOrientations(for: window)
    guard let front = window?.rootViewController?.frontForOrientation else { return all }
    let both = front.supportedInterfaceOrientations.intersection(all)
    if both.isEmpty {
      UIKitError.raise(
        "Supported orientations has no common orientation with the application, and [\(type(of: front)) shouldAutorotate] is returning "
          + (front.shouldAutorotate ? "YES" : "NO"))
      return all
    }
    return both
  }

  /// Rotates the interface to the device's orientation if it is supported, or to a supported one.
  private func follow() {
    guard held != nil, let turned else { return }
    let supported = supported
    let front = (UIWindow.key ?? UIScreen.main.windows.last)?.rootViewController?.frontForOrientation
    let isAllowed = supported.contains(turned.mask)
    guard front?.shouldAutorotate ?? true || !isAllowed else { return }
    if let wanted = held?.interface, supported.contains(wanted.mask) { return turnInterface(to: wanted) }
    guard !isAllowed else { return }
    let preferred = front?.preferredInterfaceOrientationForPresentation ?? .unknown
    let order = [preferred, .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]
    if let possible = order.first(where: { $0 != .unknown && supported.contains($0.mask) }) { turnInterface(to: possible) }
  }

  private func turnInterface(to new: UIInterfaceOrientation) {
    guard let old = turned, old != new else { return }
    turned = new
    let size = UIScreen.main.bounds.size
    let swaps = old.isPortrait != new.isPortrait
    current = (old, new)
    post(UIApplication.willChangeStatusBarOrientationNotification, new)
    if swaps { resize?(CGSize(width: size.height, height: size.width)) }
    current = nil
    post(UIApplication.didChangeStatusBarOrientationNotification, old)
  }

  private func post(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
    NotificationCenter.default.post(
      name: name, object: nil, userInfo: [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
  }

  /// Stores the present orientation of the device, so that only changes of it are reported.
  package func begin() { lastSeen = deviceOrientation }
}

extension UIViewController {
  /// The controller that determines the orientations: one presented over the whole window, or this one.
  final var frontForOrientation: UIViewController {
    var front = self
    while let next = front.presentedStorage, next.presentationPhase != .beingDismissed,
      next.presentationStorage?.acting.presentationStyle == .fullScreen
    {
      front = next
    }
    return front
  }
}
