/// The kind of list that a view is in. Configurations of cells, headers and footers follow it.
public enum UIListEnvironment: Int, Hashable, Sendable {
  /// No list is stated.
  case unspecified
  /// The view is not in a list.
  case none
  case plain
  case grouped
  case insetGrouped
  case sidebar
  case sidebarPlain

  /// Whether the list has groups of rows.
  package var isGrouped: Bool { self == .grouped || self == .insetGrouped }
  package var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
}
