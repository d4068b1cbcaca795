import Foundation

open class GCControllerElement: NSObject {
  /// The pad that contains the element.
  open internal(set) weak var collection: GCControllerElement?
  /// Whether the element has intermediate values.
  open var isAnalog: Bool { true }
}

open class GCControllerButtonInput: GCControllerElement {
  open private(set) var isPressed = false
  /// The pressure from 0 to 1.
  open private(set) var value: Float = 0
  open var valueChangedHandler: ((GCControllerButtonInput, Float, Bool) -> Void)?
  open var pressedChangedHandler: ((GCControllerButtonInput, Float, Bool) -> Void)?

  func set(_ new: Float) -> Bool {
    guard new != value else { return false }
    let wasPressed = isPressed
    value = new
    isPressed = new > 0.1
    valueChangedHandler?(self, value, isPressed)
    if isPressed != wasPressed { pressedChangedHandler?(self, value, isPressed) }
    return true
  }
}

open class GCControllerAxisInput: GCControllerElement {
  /// The position from −1 to 1.
  open private(set) var value: Float = 0
  open var valueChangedHandler: ((GCControllerAxisInput, Float) -> Void)?

  func set(_ new: Float) -> Bool {
    guard new != value else { return false }
    value = new
    valueChangedHandler?(self, value)
    return true
  }
}

open class GCControllerDirectionPad: GCControllerElement {
  /// The horizontal axis; right is positive.
  public let xAxis = GCControllerAxisInput()
  /// The vertical axis; up is positive.
  public let yAxis = GCControllerAxisInput()
  public let up = GCControllerButtonInput()
  public let down = GCControllerButtonInput()
  public let left = GCControllerButtonInput()
  public let right = GCControllerButtonInput()
  open var valueChangedHandler: ((GCControllerDirectionPad, Float, Float) -> Void)?

  override init() {
    super.init()
    for element in [xAxis, yAxis, up, down, left, right] { element.collection = self }
  }

  func set(x: Float, y: Float) -> Bool {
    let changes = [
      xAxis.set(x), yAxis.set(y), left.set(max(0, -x)), right.set(max(0, x)), down.set(max(0, -y)), up.set(max(0, y)),
    ]
    guard changes.contains(true) else { return false }
    valueChangedHandler?(self, x, y)
    return true
  }
}

open class GCExtendedGamepad: NSObject {
  open internal(set) weak var controller: GCController?
  public let dpad = GCControllerDirectionPad()
  public let leftThumbstick = GCControllerDirectionPad()
  public let rightThumbstick = GCControllerDirectionPad()
  /// The lower face button.
  public let buttonA = GCControllerButtonInput()
  /// The right face button.
  public let buttonB = GCControllerButtonInput()
  /// The left face button.
  public let buttonX = GCControllerButtonInput()
  /// The upper face button.
  public let buttonY = GCControllerButtonInput()
  public let leftShoulder = GCControllerButtonInput()
  public let rightShoulder = GCControllerButtonInput()
  public let leftTrigger = GCControllerButtonInput()
  public let rightTrigger = GCControllerButtonInput()
  public let buttonMenu = GCControllerButtonInput()
  public let buttonOptions: GCControllerButtonInput? = GCControllerButtonInput()
  public let buttonHome: GCControllerButtonInput? = GCControllerButtonInput()
  /// The button that pressing the left stick triggers.
  public let leftThumbstickButton: GCControllerButtonInput? = GCControllerButtonInput()
  /// The button that pressing the right stick triggers.
  public let rightThumbstickButton: GCControllerButtonInput? = GCControllerButtonInput()
  open var valueChangedHandler: ((GCExtendedGamepad, GCControllerElement) -> Void)?

  /// The state of a controller: the numbers of the pressed buttons in SDL, and the axes from −1 to 1.
  struct State: Equatable {
    var buttons: [Bool] = []
    var axes: [Float] = []

    func button(_ index: Int) -> Float { buttons.indices.contains(index) && buttons[index] ? 1 : 0 }
    func axis(_ index: Int) -> Float { axes.indices.contains(index) ? axes[index] : 0 }
  }

  /// Sets all elements, and calls the handlers of those that have changed.
  func set(_ state: State) {
    let buttons: [(GCControllerButtonInput?, Float)] = [
      (buttonA, state.button(0)), (buttonB, state.button(1)), (buttonX, state.button(2)), (buttonY, state.button(3)),
      (buttonOptions, state.button(4)), (buttonHome, state.button(5)), (buttonMenu, state.button(6)),
      (leftThumbstickButton, state.button(7)), (rightThumbstickButton, state.button(8)), (leftShoulder, state.button(9)),
      (rightShoulder, state.button(10)), (leftTrigger, max(0, state.axis(4))), (rightTrigger, max(0, state.axis(5))),
    ]
    for case (let button?, let value) in buttons where button.set(value) { valueChangedHandler?(self, button) }
    // The vertical axes of SDL point down.
    let pads = [
      (dpad, state.button(14) - state.button(13), state.button(11) - state.button(12)),
      (leftThumbstick, state.axis(0), -state.axis(1)), (rightThumbstick, state.axis(2), -state.axis(3)),
    ]
    for (pad, x, y) in pads where pad.set(x: x, y: y) { valueChangedHandler?(self, pad) }
  }
}
