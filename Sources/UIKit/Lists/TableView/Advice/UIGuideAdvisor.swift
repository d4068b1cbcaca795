import QuartzCore
internal import TrestleListModel

/// Finds recommendations of the table view guide that an app does not follow, while the app runs.
///
/// The advisor is off until `start` is called or the environment has `TRESTLE_ADVISOR=1`. A finding is reported once for a rule and a data source
/// or delegate class.
///
/// ```swift
/// UIGuideAdvisor.start { print($0) }
/// ```
@MainActor public final class UIGuideAdvisor {
  /// A recommendation, with the chapter of the guide that gives it.
  public enum Rule: String, CaseIterable, Sendable {
    /// Cells have a reuse identifier (chapter 5).
    case reuse
    /// Rows beside an index have no accessories (chapter 1).
    case indexWithoutAccessories
    /// The delegate deselects a row when it is selected; a selection does not indicate state (chapter 6).
    case deselection
    /// `setEditing(_:animated:)` is not called in `tableView(_:commit:forRowAt:)` (chapter 7).
    case editingInCommit
    /// Subviews of a cell's content are opaque (chapter 5).
    case opaqueSubviews
    /// A change of some rows does not reload all data (chapter 5).
    case rareReloads
    /// Long tables have one row height or estimated heights (chapter 5).
    case fewHeights

    /// The chapter of the guide.
    public var chapter: Int {
      switch self {
      case .indexWithoutAccessories: 1
      case .reuse, .opaqueSubviews, .rareReloads, .fewHeights: 5
      case .deselection: 6
      case .editingInCommit: 7
      }
    }
  }

  /// A rule that an app does not follow, with the class that should and what was seen.
  public struct Finding: Hashable, Sendable, CustomStringConvertible {
    public var rule: Rule
    /// The name of the class of the data source or delegate.
    public var source: String
    public var detail: String

    public var description: String { "Guide advisor: \(source): \(detail) (guide, chapter \(rule.chapter): \(rule.rawValue))" }
  }

  /// The number of rows from which one call for each height is reported.
  static let longTable = 1000
  /// The number of reloads within a second that is reported.
  static let reloadLimit = 4

  /// The running advisor; nil costs the table one comparison.
  static var current: UIGuideAdvisor?

  private struct Key: Hashable {
    var rule: Rule
    var source: String
  }

  private let report: (Finding) -> Void
  private var reported: Set<Key> = []
  private var histories: [ObjectIdentifier: History] = [:]
  /// The depth of calls of `tableView(_:commit:forRowAt:)`.
  private var commitDepth = 0

  /// The past of one table.
  private struct History {
    weak var table: UITableView?
    /// Cells without an identifier, by their row.
    var unnamed: [ItemPath: WeakCell] = [:]
    var reloads: [CFTimeInterval] = []
    /// The row that was touched last, if the delegate does something when a row is selected.
    var touched: ItemPath?
  }

  private struct WeakCell {
    weak var cell: UITableViewCell?
  }

  private init(_ report: @escaping (Finding) -> Void) { self.report = report }

  /// Starts reporting. By default findings are warnings of UIKit. A second call replaces the first one's closure, and begins again.
  public static func start(_ report: ((Finding) -> Void)? = nil) {
    current = UIGuideAdvisor(report ?? { UIKitErrorHandler.warningHandler($0.description) })
  }

  /// Ends reporting.
  public static func stop() { current = nil }

  /// Starts if `TRESTLE_ADVISOR=1` is set.
  package static func startIfRequested(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    if environment["TRESTLE_ADVISOR"] == "1" { start() }
  }

  private func find(_ rule: Rule, _ table: UITableView, _ detail: @autoclosure () -> String) {
    let source: AnyObject? = rule == .deselection ? table.ownDelegate : table.dataSource ?? table.ownDelegate
    let name = source.map { String(describing: type(of: $0)) } ?? "UITableView"
    guard reported.insert(Key(rule: rule, source: name)).inserted else { return }
    report(Finding(rule: rule, source: name, detail: detail()))
  }

  private func withHistory(of table: UITableView, _ body: (inout History) -> Void) {
    let id = ObjectIdentifier(table)
    // The address of a table that no longer exists may belong to another one.
    if histories[id]?.table !== table {
      histories = histories.filter { $0.value.table != nil }
      histories[id] = History(table: table)
    }
    body(&histories[id]!)
  }

  // MARK: Events

  /// A row was made ready for display.
  func shows(_ cell: UITableViewCell, in table: UITableView, at path: ItemPath) {
    if cell.reuseIdentifier == nil, table.staticContent == nil {
      withHistory(of: table) { history in
        if let known = history.unnamed[path], known.cell !== cell {
          find(.reuse, table, "row \(path.item) of section \(path.section) got a second cell without a reuse identifier")
        }
        history.unnamed[path] = WeakCell(cell: cell)
      }
    }
    if table.looks.indexBar != nil, cell.accessoryView != nil || cell.accessoryType != .none {
      find(.indexWithoutAccessories, table, "row \(path.item) of section \(path.section) has an accessory beside the index")
    }
    if let view = Self.translucentView(in: cell.contentView) {
      find(.opaqueSubviews, table, "\(type(of: view)) in row \(path.item) of section \(path.section) is translucent")
    }
  }

  /// Returns a visible subview that is blended with what is behind it. Views without a background draw only their content and do not count.
  private static func translucentView(in view: UIView) -> UIView? {
    for child in view.subviews where !child.isHidden && child.alpha > 0 {
      let ground = child.backgroundColor?.cgColor.alpha ?? 0
      if child.alpha < 1 || ground > 0 && ground < 1 { return child }
      // The parts of a control are its own concern.
      if !(child is UIControl), let found = translucentView(in: child) { return found }
    }
    return nil
  }

  /// A touch selects a row. Without a delegate the selection has no meaning.
  func selectsByTouch(_ path: ItemPath, in table: UITableView) {
    withHistory(of: table) { $0.touched = table.ownDelegate == nil ? nil : path }
  }

  /// The delegate does nothing when a row is selected, so that the selection has no meaning.
  func ignoresSelection(in table: UITableView) {
    withHistory(of: table) { $0.touched = nil }
  }

  /// A touch on another row deselected a row.
  func deselectedByTouch(_ path: ItemPath, in table: UITableView) {
    guard !table.allowsMultipleSelection, !table.isEditing, histories[ObjectIdentifier(table)]?.touched == path else { return }
    for responder in sequence(first: table as UIResponder, next: \.next) {
      if let controller = responder as? UITableViewController, !controller.clearsSelectionOnViewWillAppear { return }
      if let columns = responder as? UISplitViewController, !columns.isCollapsed { return }
    }
    find(.deselection, table, "row \(path.item) of section \(path.section) remained selected until another was touched")
  }

  func beginCommit() { commitDepth += 1 }
  func endCommit() { commitDepth -= 1 }

  /// The editing mode of a table changes, or is set again.
  func setsEditing(of table: UITableView) {
    if commitDepth > 0 { find(.editingInCommit, table, "setEditing is called while a row is deleted or inserted") }
  }

  func reloads(_ table: UITableView) {
    guard table.window != nil else { return }
    let now = CACurrentMediaTime()
    withHistory(of: table) { history in
      history.unnamed = history.unnamed.filter { $0.value.cell != nil }
      history.reloads.append(now)
      history.reloads.removeAll { now - $0 > 1 }
      if history.reloads.count >= Self.reloadLimit {
        find(.rareReloads, table, "reloadData was called \(history.reloads.count) times within a second")
      }
    }
  }

  /// The delegate was asked for the height of each row.
  func asksHeights(_ count: Int, of table: UITableView) {
    if count >= Self.longTable { find(.fewHeights, table, "heightForRowAt was called \(count) times at once") }
  }
}
