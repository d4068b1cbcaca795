import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Tables, as a screen reader presents them.
@Suite("Tables read aloud") @MainActor
struct TableReadingTests {
  @Test("A plain table: each row in one, with its accessory and whether it is selected; a row is selected by activating it")
  func plain() {
    let screen = TestScreen()
    let list = ReadingList(style: .plain)
    list.sections = [("Trees", ["Alder", "Birch"]), ("Herbs", ["Dill", "Sage"])]
    list.footer = "Seen today"
    list.configure = { cell, path in
      if path.section == 1 { cell.detailTextLabel?.text = "fresh" }
      let accessories: [UITableViewCell.AccessoryType] = [.disclosureIndicator, .none, .detailDisclosureButton, .detailButton]
      cell.accessoryType = accessories[path.section * 2 + path.row]
    }
    screen.show(list)
    list.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    screen.expectReads(
      """
      header text "Trees"
      button "Alder"
      selected text "Birch"
      text "Seen today"
      header text "Herbs"
      button "Dill, fresh"
      button "More Info"
      text "Sage, fresh"
      button "More Info"
      text "Seen today"
      """)
    expect(screen.reader.activate("Dill, fresh") && list.log == ["select 0"])
    expect(screen.reader.move(to: "Sage, fresh") && screen.reader.next() == "More Info, button")
    expect(screen.reader.activate() && list.log.last == "accessory 1")
  }

  @Test("A grouped form: controls are read after their rows, with the row's text if they have no label")
  func form() throws {
    let screen = TestScreen(size: CGSize(width: 320, height: 640))
    let list = ReadingList(style: .insetGrouped)
    list.sections = [("Sound", ["Effects", "Volume", "Name", "Voices", "Quality", "Starts"])]
    list.footer = "Heard by all."
    let toggle = UISwitch()
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    slider.value = 0.5
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 120, height: 34))
    field.placeholder = "Required"
    let stepper = UIStepper()
    let quality = UISegmentedControl(items: ["Low", "High"])
    quality.selectedSegmentIndex = 0
    let starts = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 130, height: 34))
    starts.preferredDatePickerStyle = .compact
    starts.datePickerMode = .date
    starts.locale = Locale(identifier: "en_US")
    starts.timeZone = TimeZone(identifier: "UTC")
    starts.date = Date(timeIntervalSince1970: 86400 * 40.5)
    let controls = [toggle, slider, field, stepper, quality, starts]
    list.configure = { cell, path in cell.accessoryView = controls[path.row] }
    screen.show(list)
    screen.expectReads(
      """
      header text "SOUND"
      text "Effects"
      button toggle "Effects" = "off"
      text "Volume"
      adjustable "Volume" = "50%"
      text "Name"
      text field "Name" = "Required" (Double tap to edit.)
      text "Voices"
      group "Voices"
        disabled button "Decrement" = "0"
        button "Increment" = "0"
      text "Quality"
      group "Quality"
        selected button "Low" = "1 of 2"
        button "High" = "2 of 2"
      text "Starts"
      group "Starts"
        button "Feb 10, 1970" (Opens the date picker)
      text "Heard by all."
      """)
    let reader = screen.reader
    expect(reader.move(to: "Effects") && reader.next() == "Effects, off, switch button")
    expect(reader.activate() && toggle.isOn && reader.here == "Effects, on, switch button")
    expect(reader.move(to: "Volume") && reader.next() == "Volume, 50%, adjustable")
    expect(reader.increment() && slider.value > 0.55)
    expect(reader.decrement() && reader.decrement() && slider.value < 0.45)
    expect(!reader.activate("Decrement", in: "Voices") && reader.activate("Increment", in: "Voices") && stepper.value == 1)
    expect(reader.activate("High", in: "Quality") && quality.selectedSegmentIndex == 1)
    expect(reader.move(to: "Name") && reader.next() != nil && reader.activate() && field.isFirstResponder)
    screen.type("Ann")
    screen.settle()
    expect(reader.here?.hasPrefix("Name, Ann, text field, is editing"), equals: true)
  }

  @Test("A control keeps its own label, and a row is described by the app's label")
  func ownWords() {
    let screen = TestScreen()
    let list = ReadingList(style: .plain)
    list.sections = [(nil, ["Alder", "Birch", "Cedar", "Dogwood", "Elm"])]
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Watered"
    list.configure = { cell, path in
      let button = UIButton(type: .system)
      button.setTitle("Water", for: .normal)
      button.frame = CGRect(x: 200, y: 4, width: 80, height: 36)
      switch path.row {
      case 0: cell.accessoryView = toggle
      case 1:
        cell.contentView.addSubview(button)
        cell.accessibilityLabel = "The birch"
        cell.accessibilityHint = "Shows the tree"
        cell.accessibilityIdentifier = "birch"
      case 2:
        cell.contentView.addSubview(button)
        cell.isAccessibilityElement = true
        cell.accessibilityTraits = .link
      case 3:
        let element = UIAccessibilityElement(accessibilityContainer: cell)
        element.accessibilityLabel = "A bush"
        element.accessibilityFrameInContainerSpace = cell.bounds
        cell.accessibilityElements = [element]
      default: cell.isAccessibilityElement = false
      }
    }
    screen.show(list)
    screen.expectReads(
      """
      text "Alder"
      button toggle "Watered" = "off"
      text "The birch" (Shows the tree) #birch
      button "Water"
      link "Cedar"
      element "A bush"
      text "Elm"
      """)
  }

  private final class OneCell: UITableViewCell {
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
  }

  @Test("Rows with views of the app: labels in reading order, controls separately; a class may be an element")
  func custom() {
    let screen = TestScreen()
    let list = ReadingList(style: .plain)
    list.makeCell = { path in
      path.row == 1 ? OneCell(style: .default, reuseIdentifier: nil) : UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    list.configure = { cell, path in
      cell.textLabel?.text = nil
      if path.row == 2 {
        var content = cell.defaultContentConfiguration()
        content.text = "Cedar"
        content.secondaryText = "evergreen"
        cell.contentConfiguration = content
        cell.accessoryType = .checkmark
        return
      }
      let lower = UILabel(frame: CGRect(x: 10, y: 22, width: 100, height: 18))
      lower.text = "below"
      let upper = UILabel(frame: CGRect(x: 10, y: 2, width: 100, height: 18))
      upper.text = "above"
      let hidden = UILabel(frame: CGRect(x: 120, y: 2, width: 100, height: 18))
      hidden.text = "never"
      hidden.isHidden = true
      let bar = UIProgressView(frame: CGRect(x: 120, y: 20, width: 60, height: 4))
      bar.progress = 0.25
      bar.accessibilityLabel = "grown"
      let button = UIButton(type: .contactAdd)
      button.frame = CGRect(x: 250, y: 8, width: 28, height: 28)
      for view in [lower, upper, hidden, bar, button] as [UIView] { cell.contentView.addSubview(view) }
    }
    screen.show(list)
    screen.expectReads(
      """
      text "above, grown, below" = "25%"
      button "Add"
      text "above, grown, below" = "25%"
      selected text "Cedar, evergreen"
      """)
  }

  @Test("A table being edited: its controls name their rows, and delete, insert and move when activated")
  func editing() {
    let screen = TestScreen()
    let list = EditableReadingList(style: .plain)
    list.style = { $0.row == 0 ? .insert : .delete }
    screen.show(list)
    list.setEditing(true, animated: false)
    screen.expectReads(
      """
      button "Insert"
      text "Alder"
      button "Reorder Alder" [Move Up, Move Down]
      button "Delete Birch"
      text "Birch"
      button "Reorder Birch" [Move Up, Move Down]
      button "Delete Cedar"
      text "Cedar"
      button "Reorder Cedar" [Move Up, Move Down]
      """)
    let reader = screen.reader
    expect(reader.perform("Move Up", on: "Reorder Cedar") && list.rows == ["Alder", "Cedar", "Birch"])
    screen.settle()
    expect(!reader.perform("Move Down", on: "Reorder Birch"), "it is the last")
    expect(reader.activate("Delete Cedar"))
    screen.expectReads(
      """
      button "Insert"
      text "Alder"
      button "Reorder Alder" [Move Up, Move Down]
      text "Cedar"
      button "Reorder Cedar" [Move Up, Move Down]
      button "Delete"
      button "Delete Birch"
      text "Birch"
      button "Reorder Birch" [Move Up, Move Down]
      """)
    expect(reader.activate("Delete") && list.rows == ["Alder", "Birch"])
    screen.settle()
    expect(reader.activate("Insert") && list.rows == ["New", "Alder", "Birch"])
  }

  @Test("Rows selected by circles are selected; the circle is not an element")
  func choosing() {
    let screen = TestScreen()
    let list = EditableReadingList(style: .plain)
    list.tableView.allowsMultipleSelectionDuringEditing = true
    screen.show(list)
    list.setEditing(true, animated: false)
    screen.settle()
    expect(screen.reader.activate("Birch"))
    screen.expectReads(
      """
      text "Alder"
      button "Reorder Alder" [Move Up, Move Down]
      selected text "Birch"
      button "Reorder Birch" [Move Up, Move Down]
      text "Cedar"
      button "Reorder Cedar" [Move Up, Move Down]
      """)
    expect(screen.reader.activate("Birch") && list.tableView.indexPathsForSelectedRows == nil)
  }

  @Test("A swiped row is read with its buttons after it; without a swipe its actions are offered, and do the same")
  func swiped() {
    let screen = TestScreen()
    let list = EditableReadingList(style: .plain)
    screen.show(list)
    screen.drag(from: CGPoint(x: 280, y: 66), to: CGPoint(x: 150, y: 66), duration: 0.2)
    screen.expectReads(
      """
      text "Alder"
      text "Birch"
      button "Delete"
      text "Cedar"
      """)
    expect(screen.reader.escape())
    screen.expectReads(
      """
      text "Alder" [Delete]
      text "Birch" [Delete]
      text "Cedar" [Delete]
      """)
    expect(screen.reader.perform("Delete", on: "Birch"))
    screen.settle()
    expect(list.rows, equals: ["Alder", "Cedar"])
    screen.drag(from: CGPoint(x: 280, y: 22), to: CGPoint(x: 150, y: 22), duration: 0.2)
    screen.settle()
    expect(screen.reader.activate("Delete"))
    screen.settle()
    expect(list.rows, equals: ["Cedar"])
    expect(screen.reader.move(to: "Cedar") && screen.reader.here == "Cedar, actions available")
  }

  private final class Swiper: UITableViewController {
    var rows = ["Alder", "Birch", "Cedar"]
    var log: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    override func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Pin") { [weak self] _, _, done in
          self?.log.append("pin \(indexPath.row)")
          done(true)
        }
      ])
    }
    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let flag = UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
      flag.image = UIImage(systemName: "flag")
      // The row is removed when the action reports its completion; the app has removed it from its data.
      let remove = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, done in
        self?.rows.remove(at: indexPath.row)
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [remove, flag])
    }
  }

  @Test("The actions of both sides are offered; one that deletes removes its row")
  func swipeActions() {
    let screen = TestScreen()
    let list = Swiper(style: .plain)
    screen.show(list)
    screen.expectReads(
      """
      text "Alder" [Pin, Remove, Flag]
      text "Birch" [Pin, Remove, Flag]
      text "Cedar" [Pin, Remove, Flag]
      """)
    expect(screen.reader.perform("Pin", on: "Cedar") && list.log == ["pin 2"])
    expect(screen.reader.perform("Remove", on: "Birch"))
    screen.settle()
    expect(list.tableView.numberOfRows(inSection: 0), equals: 2)
    screen.expectReads(
      """
      text "Alder" [Pin, Remove, Flag]
      text "Cedar" [Pin, Remove, Flag]
      """)
  }

  private final class Indexed: UITableViewController {
    let titles = ["A", "B", "C", "D", "E", "F"]

    override func numberOfSections(in tableView: UITableView) -> Int { titles.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(titles[indexPath.section])\(indexPath.row + 1)"
      return cell
    }
  }

  @Test("The index is adjusted by section, and follows the rows")
  func index() {
    let screen = TestScreen(size: CGSize(width: 320, height: 200))
    screen.show(Indexed(style: .plain))
    screen.expectReads(
      """
      header text "A"
      text "A1"
      text "A2"
      text "A3"
      text "A4"
      adjustable "Section index" = "A"
      """)
    let reader = screen.reader
    expect(reader.increment("Section index") && reader.increment())
    expect(reader.here, equals: "Section index, C, adjustable")
    screen.expectReads(
      """
      header text "C"
      text "C1"
      text "C2"
      text "C3"
      text "C4"
      adjustable "Section index" = "C"
      """)
    for _ in 0..<5 { reader.increment() }
    expect(reader.here, equals: "Section index, F, adjustable")
    expect(reader.decrement() && reader.here == "Section index, E, adjustable")
  }

  private final class Headed: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Alder"
      return cell
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { made("Trees") }
    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { made("One tree") }
    private func made(_ text: String) -> UIView {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      let label = UILabel(frame: CGRect(x: 10, y: 2, width: 100, height: 20))
      label.text = text
      view.contentView.addSubview(label)
      return view
    }
  }

  @Test("An app's own labels in the header of a section are headers, those in a footer are not")
  func ownHeaders() {
    let screen = TestScreen()
    let list = Headed(style: .plain)
    list.tableView.sectionHeaderHeight = 28
    list.tableView.sectionFooterHeight = 28
    screen.show(list)
    screen.expectReads(
      """
      header text "Trees"
      text "Alder"
      text "One tree"
      """)
  }

  @Test("A table is scrolled by page, and the page is announced")
  func paging() {
    let screen = TestScreen(size: CGSize(width: 320, height: 220))
    let list = ReadingList(style: .plain)
    list.sections = [(nil, (1...15).map { "Row \($0)" })]
    screen.show(list)
    let reader = screen.reader
    reader.move(to: "Row 2")
    expect(reader.scroll(.up) && reader.heard.last == "Page 2 of 3")
    expect(reader.screenAsSaid, equals: (6...10).map { "Row \($0)" })
    expect(reader.scroll(.next) && !reader.scroll(.up), "there is no more")
    expect(reader.scroll(.down) && reader.heard.last == "Page 2 of 3")
  }

  @Test("From right to left rows are read from the right")
  func rightToLeft() {
    let screen = TestScreen()
    screen.traits = { $0.layoutDirection = .rightToLeft }
    let list = EditableReadingList(style: .plain)
    list.rows = ["שלום", "Birch"]
    screen.show(list)
    list.setEditing(true, animated: false)
    screen.expectReads(
      """
      button "Delete שלום"
      text "שלום"
      button "Reorder שלום" [Move Up, Move Down]
      button "Delete Birch"
      text "Birch"
      button "Reorder Birch" [Move Up, Move Down]
      """)
    let valued = ReadingList(style: .plain)
    valued.sections = [(nil, ["Alder"])]
    valued.configure = { cell, _ in
      cell.detailTextLabel?.text = "fresh"
      let button = UIButton(type: .contactAdd)
      button.frame = CGRect(x: 10, y: 8, width: 28, height: 28)
      cell.contentView.addSubview(button)
      cell.accessoryType = .disclosureIndicator
    }
    screen.show(valued)
    screen.expectReads("button \"Alder, fresh\"\nbutton \"Add\"")
    let bar = UINavigationController(rootViewController: UIViewController())
    let second = UIViewController()
    second.title = "Trees"
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    bar.pushViewController(second, animated: false)
    screen.show(bar)
    screen.expectReads(
      """
      button "Back" #BackButton
      header text "Trees"
      button "Add"
      """)
  }
}
