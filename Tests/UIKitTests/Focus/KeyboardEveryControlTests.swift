import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitValues
@testable import UIKitViews

/// Each control between two buttons: Tab moves to it, its ring shows, keys change it, Tab moves on, and Shift-Tab returns.
@Suite("Every control by keys alone") @MainActor
struct KeyboardEveryControlTests {
  /// A control, and its value after each key.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @MainActor @Sendable () -> UIView
    let value: @MainActor @Sendable (UIView) -> String
    let keys: [(UIKeyboardHIDUsage, String)]
  }

  @MainActor private final class Presses {
    static var count: [ObjectIdentifier: String] = [:]

    static func add(_ text: String, to view: UIView) { count[ObjectIdentifier(view), default: ""] += text }
    static func of(_ view: UIView) -> String { count[ObjectIdentifier(view)] ?? "" }
  }

  @MainActor private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    static let shared = Source()

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
  }

  nonisolated static let cases: [Case] = [
    Case(
      testDescription: "switch", make: { UISwitch() }, value: { ($0 as! UISwitch).isOn ? "on" : "off" },
      keys: [
        (.keyboardSpacebar, "on"), (.keyboardLeftArrow, "off"), (.keyboardRightArrow, "on"), (.keyboardReturnOrEnter, "off"),
        (.keyboardLeftArrow, "off"),
      ]),
    Case(
      testDescription: "slider",
      make: {
        let slider = UISlider()
        slider.maximumValue = 100
        slider.value = 50
        return slider
      }, value: { "\(Int(($0 as! UISlider).value.rounded()))" },
      keys: [
        (.keyboardRightArrow, "55"), (.keyboardLeftArrow, "50"), (.keyboardUpArrow, "55"), (.keyboardDownArrow, "50"),
        (.keyboardPageUp, "70"), (.keyboardPageDown, "50"), (.keyboardEnd, "100"), (.keyboardRightArrow, "100"), (.keyboardHome, "0"),
      ]),
    Case(
      testDescription: "segments",
      make: {
        let control = UISegmentedControl(items: ["A", "B", "C", "D"])
        control.setEnabled(false, forSegmentAt: 1)
        control.selectedSegmentIndex = 0
        return control
      }, value: { "\(($0 as! UISegmentedControl).selectedSegmentIndex)" },
      keys: [(.keyboardRightArrow, "2"), (.keyboardEnd, "3"), (.keyboardRightArrow, "3"), (.keyboardLeftArrow, "2"), (.keyboardHome, "0")]),
    Case(
      testDescription: "segments that are buttons",
      make: {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.isMomentary = true
        control.addAction(
          UIAction { [unowned control] _ in Presses.add("\(control.selectedSegmentIndex)", to: control) }, for: .valueChanged)
        return control
      }, value: { Presses.of($0) },
      keys: [
        (.keyboardRightArrow, ""), (.keyboardSpacebar, "1"), (.keyboardReturnOrEnter, "11"), (.keyboardEnd, "11"),
        (.keyboardSpacebar, "112"), (.keyboardHome, "112"), (.keyboardSpacebar, "1120"),
      ]),
    Case(
      testDescription: "stepper",
      make: {
        let stepper = UIStepper()
        stepper.value = 5
        return stepper
      }, value: { "\(Int(($0 as! UIStepper).value))" },
      keys: [
        (.keyboardUpArrow, "6"), (.keyboardDownArrow, "5"), (.keyboardRightArrow, "6"), (.keyboardLeftArrow, "5"), (.keyboardEnd, "100"),
        (.keyboardUpArrow, "100"), (.keyboardHome, "0"),
      ]),
    Case(
      testDescription: "page control",
      make: {
        let pages = UIPageControl()
        pages.numberOfPages = 5
        pages.backgroundColor = .gray
        return pages
      }, value: { "\(($0 as! UIPageControl).currentPage)" },
      keys: [
        (.keyboardRightArrow, "1"), (.keyboardUpArrow, "2"), (.keyboardLeftArrow, "1"), (.keyboardEnd, "4"), (.keyboardRightArrow, "4"),
        (.keyboardHome, "0"),
      ]),
    Case(
      testDescription: "button",
      make: {
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        button.addAction(UIAction { [unowned button] _ in Presses.add("!", to: button) }, for: .primaryActionTriggered)
        return button
      }, value: { Presses.of($0) }, keys: [(.keyboardSpacebar, "!"), (.keyboardReturnOrEnter, "!!"), (.keyboardRightArrow, "!!")]),
    Case(
      testDescription: "button that selects itself",
      make: {
        let button = UIButton(configuration: .tinted())
        button.setTitle("Toggle", for: .normal)
        button.changesSelectionAsPrimaryAction = true
        return button
      }, value: { ($0 as! UIButton).isSelected ? "selected" : "" }, keys: [(.keyboardSpacebar, "selected"), (.keyboardReturnOrEnter, "")]),
    Case(
      testDescription: "picker",
      make: {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
        picker.dataSource = Source.shared
        picker.delegate = Source.shared
        return picker
      }, value: { "\(($0 as! UIPickerView).selectedRow(inComponent: 0))" },
      keys: [
        (.keyboardDownArrow, "1"), (.keyboardPageDown, "6"), (.keyboardUpArrow, "5"), (.keyboardEnd, "8"), (.keyboardDownArrow, "8"),
        (.keyboardPageUp, "3"), (.keyboardHome, "0"),
      ]),
    Case(
      testDescription: "text field",
      make: {
        let field = UITextField()
        field.borderStyle = .roundedRect
        return field
      }, value: { ($0 as! UITextField).text ?? "" }, keys: [(.keyboardA, "a"), (.keyboardB, "ab"), (.keyboardDeleteOrBackspace, "a")]),
  ]

  private static let letters: [UIKeyboardHIDUsage: String] = [.keyboardA: "a", .keyboardB: "b"]

  private func run(_ test: Case, design: UIDesign, isRightToLeft: Bool) throws {
    Presses.count = [:]
    let screen = TestScreen(size: CGSize(width: 320, height: 300), scale: 1, design: design)
    if isRightToLeft { screen.traits = { $0.layoutDirection = .rightToLeft } }
    let root = UIView()
    root.backgroundColor = .white
    let buttons = [10, 240].map { y in
      let button = UIButton(type: .custom)
      button.frame = CGRect(x: 60, y: y, width: 100, height: 30)
      return button
    }
    let view = test.make()
    root.addSubview(buttons[0])
    root.addSubview(view)
    root.addSubview(buttons[1])
    view.frame = CGRect(x: 60, y: 60, width: 200, height: max(40, view is UIPickerView ? 120 : view.intrinsicContentSize.height))
    screen.show(root)
    screen.settle()
    screen.press(.keyboardTab)
    expect(buttons[0].isFocused)
    let plain = screen.snapshot()
    screen.press(.keyboardTab)
    screen.settle()
    let item = try #require(screen.focusedView)
    expect(item.isDescendant(of: view))
    let marked = screen.snapshot()
    let around = view.frame.insetBy(dx: -10, dy: -10)
    let changed = plain.changes(to: marked).filter { around.contains($0) }
    expect(changed.count, above: 60, "its ring shows: \(changed.count) pixels")
    for (key, expected) in test.keys {
      if let letter = Self.letters[key] { screen.type(letter) } else { screen.press(isRightToLeft ? key.mirrored : key) }
      screen.settle(timeout: 2)
      expect(test.value(view), equals: expected, "after \(key)")
    }
    screen.press(.keyboardTab)
    expect(buttons[1].isFocused, "Tab goes on")
    screen.press(.keyboardTab, modifiers: .shift)
    expect(screen.focusedView === item, "Shift-Tab comes back")
    screen.press(.keyboardTab, modifiers: .shift)
    expect(buttons[0].isFocused)
    guard let control = view as? UIControl else { return }
    control.isEnabled = false
    screen.press(.keyboardTab)
    expect(buttons[1].isFocused, "a disabled one is passed over")
  }

  @Test("Reached, marked, worked, left", arguments: cases, [UIDesign.modern, .classic])
  func work(test: Case, design: UIDesign) throws { try run(test, design: design, isRightToLeft: false) }

  @Test("From right to left the arrows to the sides change places", arguments: cases)
  func mirrored(test: Case) throws { try run(test, design: .modern, isRightToLeft: true) }

  @Test("What only shows something is no stop")
  func passive() {
    let screen = TestScreen()
    let root = UIView()
    root.addSubview(UIProgressView(frame: CGRect(x: 20, y: 20, width: 200, height: 10)))
    let activity = UIActivityIndicatorView(style: .large)
    activity.startAnimating()
    root.addSubview(activity)
    root.addSubview(UILabel(frame: CGRect(x: 20, y: 80, width: 100, height: 20)))
    screen.show(root)
    screen.press(.keyboardTab)
    expect(screen.focusedView == nil)
  }

  @Test("Groups without items are removed")
  func memory() {
    let screen = TestScreen()
    let root = UIView()
    screen.show(root)
    for number in 0..<200 {
      let button = UIButton(type: .custom)
      button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
      button.focusGroupIdentifier = "group \(number)"
      root.addSubview(button)
      screen.press(.keyboardTab)
      expect(button.isFocused)
      button.removeFromSuperview()
    }
    expect(screen.window.focusSystem.rememberedGroupCount, below: 4)
  }
}

extension UIKeyboardHIDUsage {
  fileprivate var mirrored: UIKeyboardHIDUsage {
    switch self {
    case .keyboardLeftArrow: .keyboardRightArrow
    case .keyboardRightArrow: .keyboardLeftArrow
    default: self
    }
  }
}

extension CGImage {
  /// Returns the positions of the pixels that differ from `other`.
  fileprivate func changes(to other: CGImage) -> [CGPoint] {
    (0..<height).flatMap { y in
      (0..<width).compactMap { x in pixel(x: x, y: y) != other.pixel(x: x, y: y) ? CGPoint(x: x, y: y) : nil }
    }
  }
}
