@_exported import Foundation

extension Notification.Name {
  public static let GCControllerDidConnect = watched("GCControllerDidConnectNotification")
  public static let GCControllerDidDisconnect = watched("GCControllerDidDisconnectNotification")
  /// A controller was used after another one, or as the first.
  public static let GCControllerDidBecomeCurrent = watched("GCControllerDidBecomeCurrentNotification")
  /// A controller is no longer the one that was used last.
  public static let GCControllerDidStopBeingCurrent = watched("GCControllerDidStopBeingCurrentNotification")

  /// An app that names a notification waits for controllers, so they are looked for from then on.
  private static func watched(_ name: String) -> Notification.Name {
    DispatchQueue.main.async { ControllerWatch.shared.begin() }
    return Notification.Name(name)
  }
}

/// A game controller of two sticks. Controllers are found and read by SDL 2, on the main thread.
open class GCController: NSObject {
  /// Returns the connected controllers. The first call begins to look for them, and finds those that are connected already.
  open class func controllers() -> [GCController] {
    ControllerWatch.shared.begin()
    return ControllerWatch.shared.controllers
  }
  /// The controller that was used last.
  open class var current: GCController? { ControllerWatch.shared.current }
  /// Looks for connected controllers, and calls the closure on the main queue. New ones are noticed at any time, wireless ones too when the
  /// desktop has paired them.
  open class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) {
    nonisolated(unsafe) let completionHandler = completionHandler
    DispatchQueue.main.async {
      ControllerWatch.shared.begin()
      completionHandler?()
    }
  }
  /// Ends a search, which has ended already.
  open class func stopWirelessControllerDiscovery() {}

  /// The name of the product.
  public let vendorName: String?
  public let productCategory: String
  /// The sticks, buttons and triggers.
  public let extendedGamepad: GCExtendedGamepad?
  /// Whether the controller is attached to the device, as by a cable. Always false on Linux, where it is not known.
  open var isAttachedToDevice: Bool { false }
  /// The number of the player; −1 until the app sets one.
  open var playerIndex = -1
  /// The queue on which handlers are called. The default is the main queue.
  open var handlerQueue: DispatchQueue {
    get { ownQueue ?? .main }
    set { ownQueue = newValue }
  }
  /// The queue that the app has set.
  private(set) var ownQueue: DispatchQueue?

  init(name: String?) {
    vendorName = name
    productCategory = "Gamepad"
    extendedGamepad = GCExtendedGamepad()
    super.init()
    extendedGamepad?.controller = self
  }
}
