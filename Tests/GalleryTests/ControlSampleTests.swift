import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import TrestleGallery

/// Tests the samples of controls by touches.
@MainActor struct ControlSampleTests {
  @Test("Settings: the switch silences the slider, the stepper counts, the footer's button resets; all by touch")
  func settings() throws {
    let screen = TestScreen(size: CGSize(width: 320, height: 640))
    let controller = SettingsController()
    screen.show(controller)
    let table = try #require(controller.tableView)
    func accessory<Control: UIView>(_ row: Int, _ section: Int, _ type: Control.Type) throws -> Control {
      try #require(table.cellForRow(at: IndexPath(row: row, section: section))?.accessoryView as? Control)
    }
    func tap(_ view: UIView, x: CGFloat = 0.5) {
      let frame = view.convert(view.bounds, to: screen.window)
      screen.tap(CGPoint(x: frame.minX + frame.width * x, y: frame.midY))
      screen.settle()
    }
    let toggle = try accessory(0, 0, UISwitch.self)
    let slider = try accessory(1, 0, UISlider.self)
    expect(toggle.isOn && slider.isEnabled)
    tap(toggle)
    expect(!toggle.isOn && !slider.isEnabled)
    let stepper = try accessory(1, 1, UIStepper.self)
    tap(stepper, x: 0.8)
    expect(table.cellForRow(at: IndexPath(row: 1, section: 2))?.detailTextLabel?.text, equals: "5")
    let reset = try #require(table.tableFooterView?.subviews.first as? UIButton)
    tap(reset)
    try expect(accessory(0, 0, UISwitch.self).isOn)
    expect(table.cellForRow(at: IndexPath(row: 1, section: 2))?.detailTextLabel?.text, equals: "4")
  }

  @Test("Controls: all are reached and worked by the keyboard alone")
  func keyboard() {
    let screen = TestScreen(size: CGSize(width: 375, height: 667))
    screen.show(ControlsController())
    var seen: [String] = []
    for _ in 0..<20 {
      screen.press(.keyboardTab)
      guard let view = UIFocusSystem.focusSystem(for: screen.window)?.focusedItem as? UIView else { continue }
      let name = "\(type(of: view))"
      if !seen.contains(name) { seen.append(name) }
    }
    for name in ["UIButton", "UISwitch", "UISlider", "UISegmentedControl", "UIStepper", "UIPageControl", "PickerWheel"] {
      expect(seen.contains(name), "\(name) among \(seen)")
    }
  }
}
