/// The kind of an element on the accessibility bus, with its number there.
package enum AccessibleRole: UInt32, Sendable {
  case invalid = 0
  case alert = 2
  case comboBox = 11
  case dialog = 16
  case frame = 23
  case image = 27
  case label = 29
  case list = 31
  case listItem = 32
  case menuItem = 35
  case pageTab = 37
  case pageTabList = 38
  case panel = 39
  case passwordText = 40
  case popupMenu = 41
  case progressBar = 42
  case pushButton = 43
  case scrollPane = 49
  case slider = 51
  case spinButton = 52
  case table = 55
  case tableCell = 56
  case text = 61
  case toggleButton = 62
  case toolBar = 63
  case application = 75
  case entry = 79
  case heading = 83
  case link = 88
  case grouping = 99
  case landmark = 110

  /// Whether the element is one of a list or of a table.
  var isCell: Bool { self == .listItem || self == .tableCell }

  package var name: String {
    switch self {
    case .invalid: "invalid"
    case .alert: "alert"
    case .comboBox: "combo box"
    case .dialog: "dialog"
    case .frame: "frame"
    case .image: "image"
    case .label: "label"
    case .list: "list"
    case .listItem: "list item"
    case .menuItem: "menu item"
    case .pageTab: "page tab"
    case .pageTabList: "page tab list"
    case .panel: "panel"
    case .passwordText: "password text"
    case .popupMenu: "popup menu"
    case .progressBar: "progress bar"
    case .pushButton: "push button"
    case .scrollPane: "scroll pane"
    case .slider: "slider"
    case .spinButton: "spin button"
    case .table: "table"
    case .tableCell: "table cell"
    case .text: "text"
    case .toggleButton: "toggle button"
    case .toolBar: "tool bar"
    case .application: "application"
    case .entry: "entry"
    case .heading: "heading"
    case .link: "link"
    case .grouping: "grouping"
    case .landmark: "landmark"
    }
  }
}
