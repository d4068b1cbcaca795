import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitViews

/// Controls are reached by Tab, show focus, and are operated by keys.
@Suite("Controls by keys alone") @MainActor
struct KeyboardControlTests {
  @Test("Switch, slider, segments, stepper, page control, button: reached, marked, worked", arguments: [UIDesign.modern, .classic])
  func controls(design: UIDesign) throws {
    let screen = TestScreen(design: design)
    let root = UIView()
    root.backgroundColor = .white
    var pressed = 0
    let toggle = UISwitch()
    let slider = UISlider()
    let segments = UISegmentedControl(items: ["One", "Two", "Three"])
    segments.selectedSegmentIndex = 0
    let stepper = UIStepper()
    let pages = UIPageControl()
    pages.numberOfPages = 4
    pages.backgroundColor = .gray
    let button = UIButton(type: .system)
    button.setTitle("Press", for: .normal)
    button.addAction(UIAction { _ in pressed += 1 }, for: .primaryActionTriggered)
    for (index, view) in [toggle, slider, segments, stepper, pages, button].enumerated() {
      view.frame = CGRect(x: 20, y: 20 + CGFloat(index) * 60, width: 200, height: 44)
      root.addSubview(view)
    }
    screen.show(root)
    screen.tab(to: UISwitch.self)
    screen.press(.keyboardSpacebar)
    expect(toggle.isOn)
    screen.tab(to: UISlider.self)
    for _ in 0..<3 { screen.press(.keyboardRightArrow) }
    expect(slider.value, above: 0)
    screen.tab(to: UISegmentedControl.self)
    screen.press(.keyboardRightArrow)
    expect(segments.selectedSegmentIndex, equals: 1)
    screen.tab(to: UIStepper.self)
    screen.press(.keyboardUpArrow)
    expect(stepper.value, equals: 1)
    screen.tab(to: UIPageControl.self)
    screen.press(.keyboardRightArrow)
    expect(pages.currentPage, equals: 1)
    screen.tab(to: UIButton.self)
    screen.press(.keyboardReturnOrEnter)
    screen.press(.keyboardSpacebar)
    expect(pressed, equals: 2)
  }

  @Test("Arrows operate a picker's wheels and a date picker of every style")
  func pickers() {
    @MainActor final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
    }
    let screen = TestScreen()
    let root = UIView()
    root.backgroundColor = .white
    let source = Source()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
    picker.dataSource = source
    picker.delegate = source
    root.addSubview(picker)
    screen.show(root)
    screen.tab(to: PickerWheel.self)
    screen.press(.keyboardDownArrow)
    screen.settle()
    screen.press(.keyboardRightArrow)
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardDownArrow)
    screen.settle()
    expect(picker.selectedRow(inComponent: 0) == 1 && picker.selectedRow(inComponent: 1) == 2)

    for style in [UIDatePickerStyle.wheels, .inline, .compact] {
      let dates = UIDatePicker()
      dates.timeZone = TimeZone(identifier: "UTC")
      dates.datePickerMode = .date
      dates.preferredDatePickerStyle = style
      dates.date = Date(timeIntervalSince1970: 86400 * 40.5)
      let before = dates.date
      dates.frame = CGRect(x: 0, y: 0, width: 320, height: style == .compact ? 44 : 360)
      let stage = UIView()
      stage.backgroundColor = .white
      stage.addSubview(dates)
      screen.show(stage)
      screen.layout()
      // A day of the calendar comes after the arrows for the month.
      var changed = false
      for _ in 0..<6 where !changed {
        screen.press(.keyboardTab)
        screen.press(.keyboardReturnOrEnter)
        screen.settle()
        screen.press(.keyboardDownArrow)
        screen.press(.keyboardReturnOrEnter)
        screen.settle()
        changed = dates.date != before
      }
      expect(changed, "\(style)")
    }
  }

  @Test("A button's menu opens by Return, arrows go through it, Return chooses, Escape closes it")
  func menus() {
    let screen = TestScreen()
    let root = UIView()
    root.backgroundColor = .white
    var log: [String] = []
    let button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: ["One", "Two", "Three"].map { title in UIAction(title: title) { log.append($0.title) } })
    root.addSubview(button)
    screen.show(root)
    screen.tab(to: UIButton.self)
    screen.press(.keyboardReturnOrEnter)
    screen.settle()
    expect(MenuPresenter.current != nil)
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardReturnOrEnter)
    screen.settle()
    expect(log == ["Two"] && MenuPresenter.current == nil)
    expect(button.isFocused)
    screen.press(.keyboardReturnOrEnter)
    screen.settle()
    screen.press(.keyboardEscape)
    screen.settle()
    expect(MenuPresenter.current == nil && log == ["Two"])
  }
}
