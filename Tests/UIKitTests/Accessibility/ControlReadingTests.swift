import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Controls and views that show something, as a screen reader presents them.
@Suite("Controls read aloud") @MainActor
struct ControlReadingTests {
  private func show(_ views: [UIView], on screen: TestScreen, y: CGFloat = 10) {
    let root = UIView()
    var y = y
    for view in views {
      view.sizeToFit()
      view.frame.origin = CGPoint(x: 20, y: y)
      if view.frame.width < 20 { view.frame.size.width = 200 }
      y += view.frame.height + 8
      root.addSubview(view)
    }
    screen.show(root)
  }

  @Test("Buttons: titles, symbols, subtitles, states, menus")
  func buttons() {
    let screen = TestScreen()
    let plain = UIButton(type: .system)
    plain.setTitle("Plain", for: .normal)
    let off = UIButton(type: .system)
    off.setTitle("Off", for: .normal)
    off.isEnabled = false
    let symbol = UIButton(type: .system)
    symbol.setImage(UIImage(systemName: "trash"), for: .normal)
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.subtitle = "2 €"
    let configured = UIButton(configuration: configuration)
    let toggle = UIButton(type: .system)
    toggle.setTitle("Star", for: .normal)
    toggle.changesSelectionAsPrimaryAction = true
    let menu = UIButton(type: .system)
    menu.setTitle("Sort", for: .normal)
    menu.menu = UIMenu(children: [UIAction(title: "Name") { _ in }])
    menu.showsMenuAsPrimaryAction = true
    let named = UIButton(type: .close)
    named.accessibilityLabel = "Close the list"
    show([plain, off, symbol, configured, toggle, menu, named, UIButton(type: .infoLight)], on: screen)
    screen.expectReads(
      """
      button "Plain"
      disabled button "Off"
      button "Delete"
      button "Buy" = "2 €"
      button toggle "Star"
      pop-up button "Sort"
      button "Close the list"
      button "More Info"
      """)
    expect(screen.reader.activate("Star") && toggle.isSelected)
    expect(screen.reader.here, equals: "selected, Star, switch button")
    expect(!screen.reader.activate("Off"))
  }

  @Test("Controls with values are adjusted or activated through the reader")
  func values() {
    let screen = TestScreen()
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.accessibilityLabel = "Sound Effects"
    let slider = UISlider()
    slider.accessibilityLabel = "Volume"
    slider.value = 0.25
    slider.frame.size.width = 200
    let segmented = UISegmentedControl(items: ["Low", "High", UIImage(systemName: "star")!])
    segmented.selectedSegmentIndex = 1
    segmented.setEnabled(false, forSegmentAt: 2)
    let stepper = UIStepper()
    stepper.accessibilityLabel = "Voices"
    stepper.maximumValue = 1
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let color = UIControl(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    show([toggle, slider, segmented, stepper, pages], on: screen)
    screen.window.rootViewController?.view.addSubview(color)
    color.frame.origin = CGPoint(x: 20, y: 400)
    color.accessibilityLabel = "Colour"
    var activations = 0
    color.addAction(UIAction { _ in activations += 1 }, for: .primaryActionTriggered)
    screen.expectReads(
      """
      button toggle "Sound Effects" = "on"
      adjustable "Volume" = "25%"
      button "Low" = "1 of 3"
      selected button "High" = "2 of 3"
      disabled button "Favorite" = "3 of 3"
      group "Voices"
        disabled button "Decrement" = "0"
        button "Increment" = "0"
      adjustable updating = "page 1 of 3"
      element "Colour"
      """)
    let reader = screen.reader
    expect(reader.activate("Sound Effects") && !toggle.isOn)
    expect(reader.increment("Volume") && reader.here == "Volume, 35%, adjustable")
    expect(reader.activate("Low") && segmented.selectedSegmentIndex == 0 && !reader.activate("Favorite"))
    expect(reader.activate("Increment") && stepper.value == 1 && !reader.activate("Increment") && reader.activate("Decrement"))
    expect(reader.increment("page 1 of 3") && pages.currentPage == 1 && reader.here == "page 2 of 3, adjustable")
    expect(reader.decrement() && pages.currentPage == 0)
    expect(reader.activate("Colour") && activations == 1)
    slider.isEnabled = false
    expect(!reader.increment("Volume"))
  }

  @Test("What only shows: labels, images, progress, indicators")
  func shows() {
    let screen = TestScreen()
    let label = UILabel()
    label.text = "Growing"
    let progress = UIProgressView()
    progress.progress = 0.5
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    let halted = UIActivityIndicatorView(style: .medium)
    halted.hidesWhenStopped = false
    let silent = UIImageView(image: UIImage(systemName: "star"))
    let picture = UIImageView(image: UIImage(systemName: "star"))
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = "A star"
    picture.accessibilityLanguage = "en-GB"
    show([label, progress, spinner, halted, silent, picture], on: screen)
    screen.expectReads(
      """
      text "Growing"
      updating "Progress" = "50%"
      element "In progress"
      element "Progress halted"
      image "A star" in en-GB
      """)
    spinner.stopAnimating()
    expect(!screen.accessibilityTree().contains("In progress"))
  }

  private final class Fruits: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let columns = [["Apple", "Pear", "Plum"], ["red", "green"]]
    var chosen: [Int] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { columns[component].count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { columns[component][row] }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { chosen = [component, row] }
  }

  @Test("A picker: each wheel is adjusted separately")
  func picker() {
    let screen = TestScreen()
    let fruits = Fruits()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 20, width: 320, height: 216))
    picker.dataSource = fruits
    picker.delegate = fruits
    picker.accessibilityLabel = "Fruit"
    let root = UIView()
    root.addSubview(picker)
    screen.show(root)
    screen.expectReads(
      """
      group "Fruit"
        adjustable = "Apple"
        adjustable = "red"
      """)
    expect(screen.reader.increment("Apple"))
    screen.settle()
    expect(fruits.chosen == [0, 1] && screen.reader.here == "Pear, adjustable")
    expect(screen.reader.next() == "red, adjustable" && screen.reader.increment())
    screen.settle()
    expect(fruits.chosen == [1, 1] && picker.selectedRow(inComponent: 1) == 1)
  }

  private func datePicker(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode, _ frame: CGRect) -> UIDatePicker {
    let picker = UIDatePicker(frame: frame)
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = mode
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.date = Date(timeIntervalSince1970: 86400 * 40.5)
    return picker
  }

  @Test("Date pickers with wheels and fields: a field opens its editor")
  func datePickers() {
    let screen = TestScreen()
    let wheels = datePicker(.wheels, .date, CGRect(x: 0, y: 20, width: 320, height: 200))
    let compact = datePicker(.compact, .dateAndTime, CGRect(x: 0, y: 240, width: 320, height: 44))
    let root = UIView()
    root.addSubview(wheels)
    root.addSubview(compact)
    screen.show(root)
    screen.expectReads(
      """
      adjustable = "February"
      adjustable = "10"
      adjustable = "1970"
      button "Feb 10, 1970" (Opens the date picker)
      button "12:00\u{202F}PM" (Opens the time picker)
      """)
    expect(screen.reader.decrement("10"))
    screen.settle()
    expect(Calendar(identifier: .gregorian).dateComponents(in: TimeZone(identifier: "UTC")!, from: wheels.date).day, equals: 9)
    expect(screen.reader.activate("Feb 10, 1970"))
    screen.settle()
    expect(screen.reader.activate("Friday, February 20, 1970"))
    screen.settle()
    expect(screen.reader.activate("dismiss popup"))
    screen.settle()
    expect(screen.accessibilityTree().contains("button \"Feb 20, 1970\""))
  }

  @Test("A date picker as a calendar: days are described in full, and the months can be changed")
  func calendar() {
    let screen = TestScreen()
    let picker = datePicker(.inline, .date, CGRect(x: 0, y: 20, width: 320, height: 340))
    let root = UIView()
    root.addSubview(picker)
    screen.show(root)
    screen.settle()
    let lines = screen.accessibilityTree().components(separatedBy: "\n")
    expect(
      lines.prefix(5) == [
        "button \"February 1970\" (Shows months and years)", "button \"Previous Month\"", "button \"Next Month\"",
        "button \"Sunday, February 1, 1970\"", "button \"Monday, February 2, 1970\"",
      ])
    expect(lines.count == 3 + 28 && lines.contains("selected button \"Tuesday, February 10, 1970\""))
    expect(screen.reader.activate("Next Month") && screen.reader.activate("Sunday, March 1, 1970"))
    expect(Calendar(identifier: .gregorian).dateComponents(in: TimeZone(identifier: "UTC")!, from: picker.date).month, equals: 3)
    expect(screen.reader.activate("March 1970"))
    screen.expectReads(
      """
      button "March 1970" (Shows days)
      adjustable = "March"
      adjustable = "1970"
      """)
  }

  @Test("A refresh control is read while it refreshes, and can be started without a pull")
  func refresh() {
    let screen = TestScreen()
    let list = ReadingList(style: .plain)
    let refresh = UIRefreshControl()
    list.refreshControl = refresh
    screen.show(list)
    screen.expectReads("text \"Alder\"\ntext \"Birch\"\ntext \"Cedar\"")
    let reader = screen.reader
    expect(refresh.accessibilityActivate())
    screen.expectReads(
      """
      updating "Refresh" = "In progress"
      text "Alder"
      text "Birch"
      text "Cedar"
      """)
    refresh.endRefreshing()
    screen.settle()
    expect(reader.heard, equals: ["Refreshing", "Refreshed"])
  }
}
