import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitValues
@testable import UIKitViews

@Suite("Switches, sliders, segments, steppers, pages", .serialized) @MainActor
struct ValueControlTests {
  @MainActor private final class Log {
    var entries: [String] = []
  }

  private func show(_ view: UIView, design: UIDesign = .modern) -> TestScreen {
    let screen = TestScreen(size: CGSize(width: 320, height: 240), scale: 2, design: design)
    let root = UIView()
    root.backgroundColor = .white
    root.addSubview(view)
    screen.show(root)
    return screen
  }

  private func log(_ control: UIControl) -> Log {
    let log = Log()
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.valueChanged, "changed"), (.primaryActionTriggered, "primary"), (.touchUpInside, "up"),
    ]
    for (event, name) in names { control.addAction(UIAction { _ in log.entries.append(name) }, for: event) }
    return log
  }

  @Test("A slider in a list is dragged at once: its touch, held back for a moment, begins where the finger landed")
  func sliderInList() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    scroll.contentSize = CGSize(width: 320, height: 1000)
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    scroll.addSubview(slider)
    let screen = show(scroll)
    screen.drag(from: CGPoint(x: 34, y: 117), to: CGPoint(x: 260, y: 117), duration: 0.4)
    screen.settle()
    expect(slider.value == 1 && scroll.contentOffset == .zero)
  }

  @Test("The selected segment is dark in dark mode, also after a late change")
  func darkSegment() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.selectedSegmentIndex = 0
    control.frame = CGRect(x: 20, y: 20, width: 200, height: 32)
    let screen = show(control)
    let light = screen.snapshot().pixel(x: 60, y: 52)
    screen.window.overrideUserInterfaceStyle = .dark
    screen.layout()
    let dark = screen.snapshot().pixel(x: 60, y: 52)
    expect(light.red > 240 && dark.red < 130, "\(light) \(dark)")
  }

  // MARK: Sizes

  @Test("Controls have the measured sizes in both designs")
  func sizes() {
    let table: [(UIView, CGSize, CGSize)] = [
      (UISwitch(), CGSize(width: 49, height: 31), CGSize(width: 77, height: 27)),
      (UIStepper(), CGSize(width: 94, height: 32), CGSize(width: 94, height: 27)),
      (UISlider(), CGSize(width: -1, height: 34), CGSize(width: -1, height: 23)),
      (UIProgressView(), CGSize(width: -1, height: 4), CGSize(width: -1, height: 9)),
      (UIActivityIndicatorView(style: .medium), CGSize(width: 20, height: 20), CGSize(width: 20, height: 20)),
      (UIActivityIndicatorView(style: .large), CGSize(width: 37, height: 37), CGSize(width: 37, height: 37)),
    ]
    let root = UIView()
    for (view, _, _) in table { root.addSubview(view) }
    let segmented = UISegmentedControl(items: ["A", "B"])
    root.addSubview(segmented)
    let screen = show(root)
    for (view, modern, _) in table { expect(view.intrinsicContentSize, equals: modern, "\(type(of: view))") }
    expect(segmented.intrinsicContentSize.height, equals: 32)
    screen.traits = { $0.design = .classic }
    for (view, _, classic) in table { expect(view.intrinsicContentSize, equals: classic, "\(type(of: view)) classic") }
    expect(segmented.intrinsicContentSize.height, equals: 30)
  }

  // MARK: Switch

  @Test("A tap toggles a switch, a drag moves it to where it ends, and both send one event")
  func switching() {
    let control = UISwitch(frame: CGRect(x: 20, y: 20, width: 200, height: 200))
    expect(control.frame.size, equals: CGSize(width: 51, height: 31))
    let log = log(control)
    let screen = show(control)
    screen.tap(CGPoint(x: 40, y: 35))
    expect(control.isOn && log.entries == ["down", "changed", "primary", "up"])
    screen.settle()
    let knob = screen.snapshot()
    expect(knob.pixel(x: 2 * 57, y: 2 * 35).red, equals: 255, "the knob is at the right")
    expect(knob.pixel(x: 2 * 30, y: 2 * 35).green > 180 && knob.pixel(x: 2 * 30, y: 2 * 35).red < 80)
    log.entries = []
    screen.drag(from: CGPoint(x: 60, y: 35), to: CGPoint(x: 10, y: 35))
    expect(!control.isOn && log.entries.filter { $0 == "changed" }.count == 1)
    log.entries = []
    let touch = screen.touchDown(CGPoint(x: 30, y: 35))
    touch.move(to: CGPoint(x: 90, y: 35))
    touch.move(to: CGPoint(x: 0, y: 35))
    touch.up()
    expect(!control.isOn && !log.entries.contains("changed"), "there and back")
    control.setOn(true, animated: true)
    expect(control.isOn && !log.entries.contains("changed"), "code does not tell")
    control.isEnabled = false
    screen.tap(CGPoint(x: 40, y: 35))
    expect(control.isOn)
  }

  @Test("The knob slides; with reduced motion it jumps; in a right-to-left layout it is at the left")
  func knob() {
    let control = UISwitch(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    let screen = show(control)
    control.setOn(true, animated: true)
    screen.advance(by: 0.1)
    let middle = control.face.knob.layer.presentation()?.frame.minX ?? 0
    expect(middle > 3 && middle < 21)
    screen.settle()
    expect(control.face.knob.frame.minX, equals: 22)
    screen.traits = { $0.layoutDirection = .rightToLeft }
    screen.layout()
    expect(control.face.knob.frame.minX, equals: 2)
  }

  // MARK: Slider

  @Test("A slider with ticks alone goes from tick to tick, and shows them below its track")
  func ticks() {
    let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    (slider.minimumValue, slider.maximumValue) = (1, 5)
    slider.trackConfiguration = .init(allowsTickValuesOnly: true, numberOfTicks: 5)
    let screen = show(slider)
    screen.drag(from: CGPoint(x: 34, y: 37), to: CGPoint(x: 86, y: 37), duration: 0.4)
    screen.settle()
    expect(slider.value, equals: 2)
    slider.becomeFirstResponder()
    slider.accessibilityIncrement()
    expect(slider.value, equals: 3)
    expect(screen.snapshot().pixel(x: 240, y: 2 * 37 + 20).red, below: 250)
    slider.trackConfiguration = nil
    screen.layout()
    expect(screen.snapshot().pixel(x: 240, y: 2 * 37 + 20).red, equals: 255)
  }

  @Test("A slider limits its value to its ends, follows a finger on its thumb and sends every step")
  func sliding() {
    let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    slider.maximumValue = 100
    slider.value = 1000
    expect(slider.value, equals: 100)
    slider.value = .nan
    expect(slider.value, equals: 0)
    slider.minimumValue = 200
    expect(slider.maximumValue == 200 && slider.value == 200)
    slider.minimumValue = 0
    slider.maximumValue = 100
    slider.value = 50
    let log = log(slider)
    let screen = show(slider)
    screen.tap(CGPoint(x: 30, y: 37))
    expect(slider.value, equals: 50, "a finger beside the thumb does nothing")
    screen.drag(from: CGPoint(x: 120, y: 37), to: CGPoint(x: 163, y: 37))
    expect(abs(slider.value - 75), below: 0.01)
    expect(log.entries.filter { $0 == "changed" }.count, above: 5)
    slider.isContinuous = false
    log.entries = []
    screen.drag(from: CGPoint(x: 163, y: 37), to: CGPoint(x: 400, y: 37))
    expect(slider.value == 100 && log.entries.filter { $0 == "changed" }.count == 1)
    expect(slider.accessibilityValue, equals: "100%")
    slider.accessibilityDecrement()
    expect(slider.value, equals: 90)
  }

  @Test("A slider's rectangles make room for its images, and turn round from right to left")
  func sliderRects() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.minimumValueImage = ControlSheetLines.image(size: 20)
    slider.maximumValueImage = ControlSheetLines.image(size: 30)
    _ = show(slider)
    expect(slider.minimumValueImageRect(forBounds: slider.bounds), equals: CGRect(x: 0, y: 7, width: 20, height: 20))
    expect(slider.trackRect(forBounds: slider.bounds), equals: CGRect(x: 28, y: 15, width: 134, height: 4))
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 1)
    expect(thumb.maxX, equals: 164)
    slider.semanticContentAttribute = .forceRightToLeft
    expect(slider.minimumValueImageRect(forBounds: slider.bounds).minX, equals: 180)
    slider.setThumbImage(ControlSheetLines.image(size: 50), for: .normal)
    expect(slider.intrinsicContentSize.height, equals: 50)
  }

  // MARK: Segments

  @Test("A tap chooses a segment, a disabled one cannot be chosen, a drag slides the selection, a momentary one is a button")
  func choosing() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 10, y: 10, width: 300, height: 32)
    control.setEnabled(false, forSegmentAt: 1)
    let log = log(control)
    let screen = show(control)
    expect(control.selectedSegmentIndex, equals: UISegmentedControl.noSegment)
    screen.tap(CGPoint(x: 280, y: 25))
    expect(control.selectedSegmentIndex == 2 && log.entries == ["down", "changed", "primary", "up"])
    screen.tap(CGPoint(x: 280, y: 25))
    expect(log.entries.filter { $0 == "changed" }.count, equals: 1, "the same again is no change")
    screen.tap(CGPoint(x: 160, y: 25))
    expect(control.selectedSegmentIndex, equals: 2)
    screen.drag(from: CGPoint(x: 280, y: 25), to: CGPoint(x: 40, y: 25))
    expect(control.selectedSegmentIndex == 0 && log.entries.filter { $0 == "changed" }.count == 2)
    control.isMomentary = true
    control.selectedSegmentIndex = UISegmentedControl.noSegment
    var pressed: [Int] = []
    control.addAction(UIAction { pressed.append(($0.sender as! UISegmentedControl).selectedSegmentIndex) }, for: .valueChanged)
    screen.tap(CGPoint(x: 280, y: 25))
    screen.tap(CGPoint(x: 280, y: 25))
    expect(pressed == [2, 2] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    expect(caughtUIKitError { control.setTitle("x", forSegmentAt: 7) } != nil)
  }

  @Test("Segments are inserted and removed, keep the selection on its segment, and share the width as configured")
  func segments() {
    let control = UISegmentedControl(frame: .zero)
    control.insertSegment(withTitle: "B", at: 0, animated: false)
    control.insertSegment(withTitle: "A", at: 0, animated: true)
    control.insertSegment(action: UIAction(title: "C", identifier: .init("c")) { _ in }, at: 9, animated: false)
    expect((0..<3).map { control.titleForSegment(at: $0) }, equals: ["A", "B", "C"])
    expect(control.segmentIndex(identifiedBy: .init("c")), equals: 2)
    control.selectedSegmentIndex = 1
    control.removeSegment(at: 0, animated: false)
    expect(control.selectedSegmentIndex == 0 && control.numberOfSegments == 2)
    control.removeSegment(at: 0, animated: false)
    expect(control.selectedSegmentIndex, equals: UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "A longer title", at: 0, animated: false)
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    let screen = show(control)
    expect(control.segments.map(\.frame.width), equals: [100, 100])
    control.setWidth(60, forSegmentAt: 1)
    screen.layout()
    expect(control.segments.map(\.frame.width), equals: [140, 60])
    control.setWidth(0, forSegmentAt: 1)
    control.apportionsSegmentWidthsByContent = true
    screen.layout()
    expect(control.segments[0].frame.width, above: 150)
    control.semanticContentAttribute = .forceRightToLeft
    screen.layout()
    expect(control.segments[0].frame.maxX, equals: 200)
    control.removeAllSegments()
    expect(control.numberOfSegments == 0 && control.intrinsicContentSize.width == 0)
  }

  @Test("Titles have the attributes of their state; the selection slides")
  func segmentLooks() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
    control.selectedSegmentIndex = 0
    let screen = show(control)
    func color(_ index: Int) -> UIColor? {
      control.segments[index].label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    expect(color(0) == .green && color(1) == .red)
    screen.tap(CGPoint(x: 150, y: 16))
    screen.advance(by: 0.1)
    let x = control.face.selection.layer.presentation()?.frame.minX ?? 0
    expect(x > 4 && x < 100)
    screen.settle()
    expect(control.face.selection.frame, equals: CGRect(x: 102, y: 2, width: 96, height: 28))
    expect(color(0) == .red && color(1) == .green)
  }

  // MARK: Stepper

  @Test("A stepper steps, repeats while held, wraps if configured, and its halves are disabled at the ends")
  func stepping() {
    let stepper = UIStepper(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
    stepper.maximumValue = 5
    let log = log(stepper)
    let screen = show(stepper)
    screen.tap(CGPoint(x: 30, y: 36))
    expect(stepper.value == 0 && log.entries.isEmpty)
    screen.tap(CGPoint(x: 100, y: 36))
    expect(stepper.value == 1 && log.entries == ["down", "changed", "primary", "up"])
    screen.longPress(CGPoint(x: 100, y: 36), duration: 2)
    expect(stepper.value, equals: 5)
    stepper.wraps = true
    screen.tap(CGPoint(x: 100, y: 36))
    expect(stepper.value, equals: 0)
    stepper.isContinuous = false
    log.entries = []
    screen.longPress(CGPoint(x: 100, y: 36), duration: 1.2)
    expect(log.entries.filter { $0 == "changed" }.count == 1 && stepper.value > 1)
    stepper.stepValue = 0.5
    stepper.value = 2
    stepper.accessibilityIncrement()
    expect(stepper.value == 2.5 && stepper.accessibilityValue == "2.5")
    expect(caughtUIKitError { stepper.stepValue = 0 } != nil)
    expect(stepper.stepValue, equals: 0.5)
  }

  // MARK: Pages

  @Test("A tap on one half of a page control turns a page that way, and it may wait to show it")
  func pages() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    control.numberOfPages = 3
    let log = log(control)
    let screen = show(control)
    screen.tap(CGPoint(x: 150, y: 15))
    expect(control.currentPage == 1 && log.entries.contains("changed"))
    screen.tap(CGPoint(x: 50, y: 15))
    screen.tap(CGPoint(x: 50, y: 15))
    expect(control.currentPage, equals: 0)
    control.defersCurrentPageDisplay = true
    screen.tap(CGPoint(x: 150, y: 15))
    expect(control.currentPage == 1 && control.displayedPage == 0)
    control.updateCurrentPageDisplay()
    expect(control.displayedPage, equals: 1)
    control.currentPage = 99
    expect(control.currentPage, equals: 2)
    control.numberOfPages = 1
    control.hidesForSinglePage = true
    expect(control.currentPage == 0 && control.face.dots[0].isHidden)
    expect(control.accessibilityValue, equals: "page 1 of 1")
  }

  // MARK: Keyboard

  @Test("Every one is reached by Tab and worked by keys")
  func keyboard() {
    let root = UIView()
    let toggle = UISwitch(frame: CGRect(x: 20, y: 10, width: 0, height: 0))
    let slider = UISlider(frame: CGRect(x: 20, y: 50, width: 200, height: 34))
    let segmented = UISegmentedControl(items: ["1", "2", "3"])
    segmented.frame = CGRect(x: 20, y: 90, width: 200, height: 32)
    segmented.selectedSegmentIndex = 0
    let stepper = UIStepper(frame: CGRect(x: 20, y: 130, width: 0, height: 0))
    let pages = UIPageControl(frame: CGRect(x: 20, y: 170, width: 200, height: 30))
    pages.numberOfPages = 4
    for view in [toggle, slider, segmented, stepper, pages] { root.addSubview(view) }
    let screen = show(root)
    let logs = [toggle, slider, segmented, stepper, pages].map { log($0) }
    screen.press(.keyboardTab)
    expect(toggle.isFocused)
    screen.press(.keyboardSpacebar)
    expect(toggle.isOn)
    screen.press(.keyboardLeftArrow)
    expect(!toggle.isOn)
    screen.press(.keyboardTab)
    screen.press(.keyboardRightArrow)
    screen.press(.keyboardUpArrow)
    expect(abs(slider.value - 0.1), below: 1e-5)
    screen.press(.keyboardEnd)
    expect(slider.value, equals: 1)
    screen.press(.keyboardTab)
    screen.press(.keyboardRightArrow)
    expect(segmented.selectedSegmentIndex, equals: 1)
    screen.press(.keyboardTab)
    screen.press(.keyboardUpArrow)
    screen.press(.keyboardUpArrow)
    screen.press(.keyboardDownArrow)
    expect(stepper.value, equals: 1)
    screen.press(.keyboardTab)
    screen.press(.keyboardRightArrow)
    expect(pages.currentPage, equals: 1)
    for log in logs { expect(log.entries.contains("changed")) }
  }

  @Test("A screen of controls reads as a screen reader would say it")
  func accessibility() {
    let root = UIView()
    let toggle = UISwitch(frame: CGRect(x: 20, y: 10, width: 0, height: 0))
    toggle.isOn = true
    toggle.accessibilityLabel = "Sound Effects"
    let slider = UISlider(frame: CGRect(x: 20, y: 50, width: 200, height: 34))
    slider.accessibilityLabel = "Volume"
    slider.value = 0.25
    let segmented = UISegmentedControl(items: ["Low", "High"])
    segmented.frame = CGRect(x: 20, y: 90, width: 200, height: 32)
    segmented.selectedSegmentIndex = 1
    let stepper = UIStepper(frame: CGRect(x: 20, y: 130, width: 0, height: 0))
    stepper.isEnabled = false
    let pages = UIPageControl(frame: CGRect(x: 20, y: 170, width: 200, height: 30))
    pages.numberOfPages = 4
    let button = UIButton(type: .contactAdd)
    button.frame.origin = CGPoint(x: 20, y: 205)
    for view in [toggle, slider, segmented, stepper, pages, button] { root.addSubview(view) }
    let screen = show(root)
    #expect(
      screen.accessibilityTree() == """
        button toggle "Sound Effects" = "on"
        adjustable "Volume" = "25%"
        button "Low" = "1 of 2"
        selected button "High" = "2 of 2"
        disabled button "Decrement" = "0"
        disabled button "Increment" = "0"
        adjustable updating = "page 1 of 4"
        button "Add"
        """)
    expect(toggle.accessibilityActivate() && !toggle.isOn)
    expect(segmented.segments[0].accessibilityActivate() && segmented.selectedSegmentIndex == 0)
  }

  @Test("Values without end do no harm")
  func odd() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    _ = show(slider)
    slider.maximumValue = .infinity
    slider.value = .infinity
    slider.layoutIfNeeded()
    expect(slider.accessibilityValue, equals: "0%")
    let stepper = UIStepper()
    stepper.maximumValue = .infinity
    stepper.value = .infinity
    expect(stepper.accessibilityValue, equals: "inf")
  }
}
