@_exported import Foundation

extension Notification.Name {
  public static let GCControllerDidConnect = watched("GCControllerDidConnectNotification")
  public static let GCControllerDidDisconnect = watched("GCControllerDidDisconnectNotification")
  /// Posted when a controller becomes the one that was used last.
  public static let GCControllerDidBecomeCurrent = watched("GCControllerDidBecomeCurrentNotification")
  /// Posted when a controller is no longer the one that was used last.
  public static let GCControllerDidStopBeingCurrent = watched("GCControllerDidStopBeingCurrentNotification")

  /// An app that uses a notification's name expects controllers, so polling starts then.
  private static func watched(_ name: String) -> Notification.Name {
    DispatchQueue.main.async { ControllerWatch.shared.begin() }
    return Notification.Name(name)
  }
}

/// A game controller with two sticks. SDL 2 finds and reads controllers on the main thread.
open class GCController: NSObject {
  /// Returns the connected controllers. The first call starts polling, and finds controllers that are already connected.
  open class func controllers() -> [GCController] {
    ControllerWatch.shared.begin()
    return ControllerWatch.shared.controllers
  }
  /// The controller that was used last.
  open class var current: GCController? { ControllerWatch.shared.current }
  /// Calls the closure on the main queue. New controllers are detected at any time, including wireless ones that the desktop has paired.
  open class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) {
    nonisolated(unsafe) let completionHandler = completionHandler
    DispatchQueue.main.async {
      ControllerWatch.shared.begin()
      completionHandler?()
    }
  }
  /// Has no effect on Linux, where discovery ends immediately.
  open class func stopWirelessControllerDiscovery() {}

  public let vendorName: String?
  public let productCategory: String
  public let extendedGamepad: GCExtendedGamepad?
  /// Whether the controller is physically attached to the device. Always false on Linux, where it is unknown.
  open var isAttachedToDevice: Bool { false }
  /// The index of the player; −1 until the app sets one.
  open var playerIndex = -1
  /// The queue on which handlers are called. The default is the main queue.
  open var handlerQueue: DispatchQueue {
    get { ownQueue ?? .main }
    set { ownQueue = newValue }
  }
  private(set) var ownQueue: DispatchQueue?

  init(name: String?) {
    vendorName = name
    productCategory = "Gamepad"
    extendedGamepad = GCExtendedGamepad()
    super.init()
    extendedGamepad?.controller = self
  }
}
