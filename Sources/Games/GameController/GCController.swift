import TrestleSupport
@_exported import Foundation

extension Notification.Name {
  /// A controller was connected.
  public static let GCControllerDidConnect = Notification.Name("GCControllerDidConnectNotification")
  /// A controller was disconnected.
  public static let GCControllerDidDisconnect = Notification.Name("GCControllerDidDisconnectNotification")
}

/// A button of a controller.
open class GCControllerButtonInput: NSObject {
  /// Whether it is pressed.
  open var isPressed: Bool { false }
  /// The pressure from 0 to 1. Always 0 on Linux.
  open var value: Float { 0 }
  /// Called when the value changes.
  open var valueChangedHandler: ((GCControllerButtonInput, Float, Bool) -> Void)?
  /// Called when it is pressed or released.
  open var pressedChangedHandler: ((GCControllerButtonInput, Float, Bool) -> Void)?
}
/// One axis of a stick or directional pad.
open class GCControllerAxisInput: NSObject {
  /// The position from −1 to 1. Always 0 on Linux.
  open var value: Float { 0 }
}
/// A pad or stick.
open class GCControllerDirectionPad: NSObject {
  /// The horizontal axis.
  public let xAxis = GCControllerAxisInput()
  /// The vertical axis.
  public let yAxis = GCControllerAxisInput()
  /// The upper button.
  public let up = GCControllerButtonInput()
  /// The lower button.
  public let down = GCControllerButtonInput()
  /// The left button.
  public let left = GCControllerButtonInput()
  /// The right button.
  public let right = GCControllerButtonInput()
  /// Called when the values change.
  open var valueChangedHandler: ((GCControllerDirectionPad, Float, Float) -> Void)?
}
/// The buttons of a controller with two sticks.
open class GCExtendedGamepad: NSObject {
  /// The directional pad of the controller.
  public let dpad = GCControllerDirectionPad()
  /// The left stick.
  public let leftThumbstick = GCControllerDirectionPad()
  /// The right stick.
  public let rightThumbstick = GCControllerDirectionPad()
  /// The button A.
  public let buttonA = GCControllerButtonInput()
  /// The button B.
  public let buttonB = GCControllerButtonInput()
  /// The button X.
  public let buttonX = GCControllerButtonInput()
  /// The button Y.
  public let buttonY = GCControllerButtonInput()
  /// The left shoulder.
  public let leftShoulder = GCControllerButtonInput()
  /// The right shoulder.
  public let rightShoulder = GCControllerButtonInput()
  /// The left trigger.
  public let leftTrigger = GCControllerButtonInput()
  /// The right trigger.
  public let rightTrigger = GCControllerButtonInput()
}
/// A game controller. None is ever connected.
open class GCController: NSObject {
  /// Returns the connected controllers. Always empty on Linux.
  open class func controllers() -> [GCController] { [] }
  /// The controller that was used last. Always nil on Linux.
  open class var current: GCController? { nil }
  /// Calls the closure asynchronously: no controllers are found.
  open class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) {
    nonisolated(unsafe) let completionHandler = completionHandler
    DispatchQueue.main.async { completionHandler?() }
  }
  /// Ends the search, which has ended already.
  open class func stopWirelessControllerDiscovery() { withoutEffect("game controllers are not read") }
  /// The name of the manufacturer.
  open var vendorName: String? { nil }
  /// The sticks, buttons and triggers; always `nil` on Linux, where no controller is reported.
  open var extendedGamepad: GCExtendedGamepad? { nil }
  /// The number of the player.
  open var playerIndex = -1
}
