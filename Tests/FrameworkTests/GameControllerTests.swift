@testable import GameController
import Testing
import TrestleExpectations

/// Controllers read by SDL 2, with one that SDL simulates.
@Suite(.serialized) @MainActor struct GameControllerTests {
  private typealias Attach = @convention(c) (Int32, Int32, Int32, Int32) -> Int32
  private typealias Detach = @convention(c) (Int32) -> Int32
  private typealias Open = @convention(c) (Int32) -> OpaquePointer?
  private typealias SetButton = @convention(c) (OpaquePointer, Int32, UInt8) -> Int32
  private typealias SetAxis = @convention(c) (OpaquePointer, Int32, Int16) -> Int32

  @Test("A controller is found, its buttons and sticks call their handlers, and it disappears with everything released")
  func controller() throws {
    guard let library = ControllerWatch.Library(), let attach = library("SDL_JoystickAttachVirtual", Attach.self),
      let detach = library("SDL_JoystickDetachVirtual", Detach.self), let open = library("SDL_JoystickOpen", Open.self),
      let press = library("SDL_JoystickSetVirtualButton", SetButton.self), let move = library("SDL_JoystickSetVirtualAxis", SetAxis.self)
    else { return print("Without SDL 2, game controllers are not tested.") }
    nonisolated(unsafe) var events: [String] = []
    let center = NotificationCenter.default
    let tokens = [Notification.Name.GCControllerDidConnect, .GCControllerDidBecomeCurrent, .GCControllerDidDisconnect].map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { _ in
        events.append(String(name.rawValue.dropFirst("GCController".count).dropLast(12)))
      }
    }
    defer { for token in tokens { center.removeObserver(token) } }
    expect(GCController.controllers().isEmpty && GCController.current == nil)
    // A game controller with six axes and fifteen buttons.
    let index = attach(1, 6, 15, 0)
    guard index >= 0 else { return print("SDL 2 simulates no controllers here.") }
    ControllerWatch.shared.poll()
    let controller = try #require(GCController.controllers().first)
    let gamepad = try #require(controller.extendedGamepad)
    expect(events == ["DidConnect", "DidBecomeCurrent"] && GCController.current === controller && controller.vendorName?.isEmpty == false)
    let joystick = try #require(open(index))
    var presses: [Bool] = []
    gamepad.buttonA.pressedChangedHandler = { button, _, isPressed in presses.append(isPressed && button.isPressed) }
    var changed: [GCControllerElement] = []
    gamepad.valueChangedHandler = { _, element in changed.append(element) }
    var stick: [Float] = []
    gamepad.leftThumbstick.valueChangedHandler = { _, x, y in stick = [x, y] }
    _ = press(joystick, 0, 1)
    _ = press(joystick, 11, 1)
    _ = move(joystick, 0, 32_767)
    _ = move(joystick, 1, -32_768)
    ControllerWatch.shared.poll()
    expect(presses == [true] && gamepad.buttonA.value == 1 && !gamepad.buttonB.isPressed)
    expect(stick == [1, 1] && gamepad.leftThumbstick.right.isPressed && gamepad.leftThumbstick.up.isPressed)
    expect(gamepad.dpad.up.isPressed && gamepad.dpad.yAxis.value == 1 && !gamepad.dpad.down.isPressed)
    expect(changed, equals: [gamepad.buttonA, gamepad.dpad, gamepad.leftThumbstick])
    _ = press(joystick, 0, 0)
    ControllerWatch.shared.poll()
    ControllerWatch.shared.poll()
    expect(presses == [true, false] && changed.count == 4)
    _ = detach(index)
    ControllerWatch.shared.poll()
    expect(GCController.controllers().isEmpty && events.last == "DidDisconnect" && !gamepad.dpad.up.isPressed)
    expect(GCController.current == nil)
  }
}
