import UIKit
import UIKitTesting

/// Counterparts of the measured screens.
enum TablePictures: String, CaseIterable {
  case classicPlainHeaders = "classic-plain-headers"
  case classicSwipeDelete = "classic-swipe-delete"
  case classicEditInsert = "classic-edit-insert"
  case classicEditDeleteButton = "classic-edit-delete-button"
  case classicReorder = "classic-reorder"
  case classicGroupedPinstripes = "classic-grouped-pinstripes"
  case classicGroupedEtched = "classic-grouped-etched-ios6"
  case classicGroupedTitles = "classic-grouped-ios6-a"
  case classicPlainValues = "classic-grouped-ios6-b"
  case classicIndex = "classic-index-search-tabbar"
  case classicPlainChevrons = "classic-plain-subtitle"
  case classicBlueSelection = "classic-grouped-blue-selection-dimmed"
  case flatGrouped = "flat-grouped"
  case flatGroupedStyles = "flat-grouped-switch"
  case flatPlain = "flat-plain-ios12"
  case flatCheckmark = "flat-accessory-checkmark"
  case flatDetailDisclosure = "flat-accessory-detail-disclosure"
  case flatSubtitle = "flat-style-subtitle"
  case flatValue = "flat-style-value1"
  case modernInsetGroupedDark = "modern-inset-grouped-dark"

  typealias Row = PictureRows.Row
  typealias Section = PictureRows.Section

  @MainActor func make() -> TablePicture {
    switch self {
    case .classicPlainHeaders: return Self.places()
    case .classicSwipeDelete:
      let picture = Self.places()
      picture.screen.drag(from: CGPoint(x: 280, y: 218), to: CGPoint(x: 180, y: 218), duration: 0.2)
      picture.screen.settle()
      return picture
    case .classicEditInsert:
      return Self.places(isEditing: true, [Row(text: "", editing: .insert), Self.place("Beijing", .systemBlue, .insert)])
    case .classicEditDeleteButton:
      let picture = Self.places(isEditing: true, [Self.place("Beijing", .systemBlue, .insert)])
      picture.screen.tap(CGPoint(x: 20, y: 64))
      picture.screen.settle()
      return picture
    case .classicReorder:
      let picture = Self.places(isEditing: true, [Row(text: "(inserted)", editing: .insert), Self.place("Beijing", .systemBlue)])
      let touch = picture.screen.touchDown(CGPoint(x: 298, y: 152))
      picture.screen.advance(by: 0.3)
      for step in 1...10 {
        touch.move(to: CGPoint(x: 298, y: 152 + CGFloat(step) * 5))
        picture.screen.advance(by: 1.0 / 60)
      }
      picture.screen.advance(by: 0.5)
      return picture
    case .classicGroupedPinstripes: return Self.settings()
    case .classicGroupedEtched:
      let rows = ["Test item 1", "Test item 2", "Test item 3"].map { Row(text: $0) }
      return TablePicture(
        .grouped, .classic, width: 320, height: 568, scale: 2, top: 64,
        [Section(rows + [Row(text: "Show More", accessory: .disclosureIndicator)])]
      ).barred("Retractable", y: 20)
    case .classicGroupedTitles: return Self.titles()
    case .classicPlainValues:
      let rows = ["US Holidays", "Calendar", "Birthdays"].map { Row(text: $0, detail: "iCloud", style: .value1) }
      return TablePicture(.plain, .classic, width: 320, height: 480, scale: 2, top: 64, [Section(rows + rows + rows)])
        .barred("Calendars", y: 20)
    case .classicIndex: return Self.index()
    case .classicPlainChevrons:
      let rows = ["Alerts", "Address Book", "Buttons", "Controls", "Images", "Pickers", "Segments", "Searchbar", "TextField"]
      return TablePicture(
        .plain, .classic, width: 320, height: 480, scale: 1, top: 64,
        [Section(rows.map { Row(text: $0, accessory: .disclosureIndicator) })]
      ).barred("Catalog", y: 20)
    case .classicBlueSelection:
      let rows = (0..<3).map { Row(text: "Row \($0)") }
      let picture = TablePicture(
        .grouped, .classic, width: 320, height: 460, scale: 1,
        (0..<3).map { Section("Section \($0) Header", footer: "Section \($0) Footer", rows) })
      picture.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      picture.screen.settle()
      return picture
    case .flatGrouped:
      let rows = [Row(text: "Line 1"), Row(text: "Line 2")]
      return TablePicture(
        .grouped, .modern, width: 374, height: 307.5, scale: 2, top: 20, [Section("Section 1", rows), Section("Section 2", rows)])
    case .flatGroupedStyles: return Self.styles()
    case .flatPlain: return TablePicture(.plain, .modern, width: 320, height: 568, scale: 2, top: 20, [Section([])])
    case .flatCheckmark: return Self.single(Row(text: "Text", accessory: .checkmark), top: 19.5)
    case .flatDetailDisclosure: return Self.single(Row(text: "Text", accessory: .detailDisclosureButton), top: 20)
    case .flatSubtitle: return Self.single(Row(text: "Text", detail: "subtitle", style: .subtitle), top: 18.5)
    case .flatValue: return Self.single(Row(text: "Text", detail: "subtitle", style: .value1), top: 20)
    case .modernInsetGroupedDark:
      let rows = (0..<5).map {
        Row(
          text: "Row \($0)", detail: "Value", style: .value1, image: (CGSize(width: 24, height: 24), .systemBlue),
          accessory: .disclosureIndicator, indentation: 1)
      }
      return TablePicture(
        .insetGrouped, .modern, width: 390, height: 844, scale: 3, top: 274.0 / 3, dark: true,
        (0..<3).map { Section([Row(text: "Section \($0)")] + rows) }
      ).barred("Other capabilities", y: 47)
    }
  }

  // MARK: Screens

  @MainActor private static func place(_ text: String, _ color: UIColor, _ editing: UITableViewCell.EditingStyle = .delete) -> Row {
    Row(text: text, image: (CGSize(width: 53, height: 35), color), editing: editing)
  }

  @MainActor private static func places(isEditing: Bool = false, _ others: [Row]? = nil) -> TablePicture {
    let sections = [
      Section("Places", [place("Fiji", .cyan)] + (others ?? [place("Beijing", .systemBlue)])),
      Section("Other", [place("Seedlings", .brown), place("Plants", .systemGreen)]),
    ]
    return TablePicture(.plain, .classic, width: 320, height: 480, scale: 1, top: 20, bottom: 436, sections) { table, rows in
      rows.deleteTitle = "Trash"
      table.isEditing = isEditing
    }
  }

  @MainActor private static func settings() -> TablePicture {
    let sections = [
      Section([Row(text: "Airplane Mode")]),
      Section("Data Entry", footer: "Your credentials", [Row(text: "Login"), Row(text: "Password")]),
      Section("Travel options", [Row(text: "Preference", detail: "Window", style: .value1, accessory: .disclosureIndicator)]),
    ]
    return TablePicture(.grouped, .classic, width: 320, height: 460, scale: 1, top: 45, sections).barred("Settings", y: 1)
  }

  @MainActor private static func titles() -> TablePicture {
    let first = ["Calendar", "Reminders"].map { Row(text: $0, accessory: .disclosureIndicator) }
    let second = ["Add New Event", "Modify Event", "Save and Retrieve Event", "Get Events via Query"].map { Row(text: $0) }
    let third = ["Create a Reminder", "Modify a Reminder"].map { Row(text: $0) }
    let picture = TablePicture(
      .grouped, .classic, width: 320, height: 480, scale: 2, top: 64,
      [Section("Calendar Lists", first), Section("Events", second), Section("Reminders", third)])
    picture.table.contentOffset.y = 18.5
    return picture.barred("Calendar Events", y: 20)
  }

  /// Its rows are customized by the app: gray, with texts of 14 points.
  @MainActor private static func index() -> TablePicture {
    let grey = UIColor(white: 0xbf / 255, alpha: 1)
    let names = ["4_Bars", "5_Bars", "AirPlay", "Airplane", "Alarm", "BatteryCharged", "BatteryCharging", "Camera", "Clock", "Disc"]
    let rows = names.map { name in
      Row(text: "WhiteOnBlackEtch_\(name).png") {
        $0.textLabel?.font = .systemFont(ofSize: 14)
        $0.backgroundColor = grey
        let view = UIView()
        view.backgroundColor = grey
        $0.backgroundView = view
        $0.textLabel?.backgroundColor = .clear
      }
    }
    let picture = TablePicture(
      .plain, .classic, width: 320, height: 460, scale: 2, top: 44, bottom: 411, [Section("Shared.artwork (1175)", rows)]
    ) {
      $0.separatorColor = UIColor(white: 0xe0 / 255, alpha: 1)
      let titles = ["Ad", "As", "Ch", "Ev", "Ga", "Ma", "Mo", "Mo", "Pr", "Re", "Sh", "Sp", "St", "Ve", "We"]
      $1.indexTitles = (0..<120).map { titles[$0 * titles.count / 120] }
    }
    return picture.barred("Artwork", y: 0)
  }

  @MainActor private static func styles() -> TablePicture {
    let (on, off) = (UISwitch(), UISwitch())
    on.isOn = true
    let image = (CGSize(width: 24, height: 24), UIColor.black)
    let sections = [
      Section("Switch", [Row(text: "Setting 1", accessoryView: on), Row(text: "Setting 2", accessoryView: off)]),
      Section(
        "Tap action",
        [
          Row(text: "Tap action") {
            $0.textLabel?.textAlignment = .center
            $0.textLabel?.textColor = .systemBlue
          }
        ]),
      Section(
        "Navigation",
        [
          Row(text: "CellStyle.default", image: image), Row(text: "CellStyle", detail: ".subtitle", style: .subtitle, image: image),
          Row(text: "CellStyle", detail: ".value1", style: .value1, image: image, accessory: .disclosureIndicator),
          Row(text: "CellStyle", detail: ".value2", style: .value2),
        ]),
    ]
    return TablePicture(.grouped, .modern, width: 320, height: 568, scale: 2, top: 64, sections).barred("QuickTableViewController", y: 20)
  }

  /// Returns one row of a grouped table, cropped.
  @MainActor private static func single(_ row: Row, top: CGFloat) -> TablePicture {
    let picture = TablePicture(.grouped, .modern, width: 375, height: 67, scale: 2, top: top, [Section([row])])
    picture.table.contentOffset.y = picture.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY
    picture.screen.settle()
    return picture
  }
}
