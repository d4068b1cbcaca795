import CoreGraphics
import Foundation

/// Which way the machine is held, which way the interface is on it, and the turning of one after the other.
///
/// A window on a desktop is no machine that is held: it is in landscape when it is wider than high, follows its size whatever controllers
/// support, and says so as the device's orientation. Where the machine can be turned (a test's screen, by `rotate(to:)`) the interface turns
/// after it if the front controller and the application support it; else it stays as it is, and turns as soon as a controller in front does.
@MainActor package final class InterfaceRotation {
  @InterfaceState package private(set) static var shared = InterfaceRotation()
  /// From memory.
  static let duration: TimeInterval = 0.3

  /// How the machine is held; nil where it is not one that is turned.
  private var held: UIDeviceOrientation?
  private var turned: UIInterfaceOrientation?
  private var isUpdatePending = false
  /// Gives the screen another size.
  package var resize: ((CGSize) -> Void)?
  /// The turn under way, while controllers hear of it.
  private(set) var current: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)?
  private var lastSeen = UIDeviceOrientation.unknown
  var listeners = 1

  private var shape: UIInterfaceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  var deviceOrientation: UIDeviceOrientation { held ?? shape.device }
  var interfaceOrientation: UIInterfaceOrientation { turned ?? shape }

  /// The machine is turned in somebody's hands.
  package func turn(to new: UIDeviceOrientation) {
    if turned == nil { turned = shape }
    held = new
    tellDevice()
    follow()
  }

  /// Turns the interface to what a scene asks for, where that is supported; returns whether it is.
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

  /// The window has another size: that is the machine's orientation where nobody turns it.
  package func sizeChanged() { if held == nil { tellDevice() } }

  private func tellDevice() {
    guard deviceOrientation != lastSeen else { return }
    lastSeen = deviceOrientation
    if listeners > 0 { NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current) }
  }

  // MARK: Following

  /// Asks the front controller again, once the tree is laid out.
  func setNeedsUpdate() {
    guard held != nil, !isUpdatePending else { return }
    isUpdatePending = true
    AfterLayout.add { [weak self] in
      self?.isUpdatePending = false
      self?.follow()
    }
  }

  /// What the application and the controller in front support.
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

  /// Turns the interface after the machine where that is supported, or to what is.
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

  /// Takes the orientation of the screen as known, so that only a change of it is reported.
  package func begin() { lastSeen = deviceOrientation }
}

extension UIViewController {
  /// The controller whose orientations count: what is presented over the whole window, or this one.
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
