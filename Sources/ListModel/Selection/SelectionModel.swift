/// Which items of a list are selected and which is highlighted, and the questions and news that a change of either brings.
///
/// A tap is a sequence of *steps*. The view takes one step after the other with `next(_:)`, carries it out, and answers with the next
/// call. Since nothing is held between two steps, the delegate may change the selection, reload or edit the list: `reload` and
/// `apply(_:)` also mend the steps still to come.
package struct SelectionModel: Sendable {
  /// One question to answer or one piece of news to carry.
  package enum Step: Hashable, Sendable {
    case shouldHighlight(ItemPath)
    case setHighlighted(ItemPath, Bool)
    case didHighlight(ItemPath)
    case didUnhighlight(ItemPath)
    case willSelect(ItemPath)
    case willDeselect(ItemPath)
    case setSelected(ItemPath, Bool)
    case didSelect(ItemPath)
    case didDeselect(ItemPath)
  }

  /// What a question was answered with. News are answered with `.proceed`.
  package enum Answer: Hashable, Sendable {
    case proceed
    case refuse
    case redirect(ItemPath)
  }

  package var allowsSelection = true
  package var allowsMultipleSelection = false
  /// The order of the steps of a tap.
  package var order = Order.table

  /// How a table and a collection view order what happens when a finger is lifted.
  package enum Order: Sendable {
    /// The highlight ends before the selection changes; items that are deselected for another one are asked about.
    case table
    /// The highlight ends after the selection has changed; items that are deselected for another one are not asked about.
    case collection
  }

  /// Each selected item with the ordinal of its selection.
  var ordinals: [ItemPath: Int] = [:]
  var nextOrdinal = 0
  package internal(set) var highlighted: ItemPath?

  /// The steps still to come; the question that is being answered is no longer among them.
  var pending: [Step] = []
  var asked: Step?

  package init() {}

  package var isEmpty: Bool { ordinals.isEmpty }

  package var count: Int { ordinals.count }

  package func isSelected(_ path: ItemPath) -> Bool {
    ordinals[path] != nil
  }

  /// The selected items in the order in which they were selected.
  package var selected: [ItemPath] {
    ordinals.sorted { $0.value < $1.value }.map(\.key)
  }

  /// Selects by program: no question, no news. In single selection everything else is deselected and returned.
  package mutating func select(_ path: ItemPath) -> [ItemPath] {
    let dropped = allowsMultipleSelection ? [] : selected.filter { $0 != path }
    for other in dropped { ordinals[other] = nil }
    insert(path)
    return dropped
  }

  /// Deselects by program; false if it was not selected.
  package mutating func deselect(_ path: ItemPath) -> Bool {
    ordinals.removeValue(forKey: path) != nil
  }

  /// Forgets what is selected and highlighted. Of the steps to come, those remain whose item still exists: code that reloads the list
  /// while it is asked whether a row may be selected gets that row selected.
  package mutating func reload(exists: (ItemPath) -> Bool) {
    ordinals = [:]
    highlighted = nil
    pending.removeAll { !exists($0.path) }
    if let question = asked, !exists(question.path) { asked = nil }
  }

  mutating func insert(_ path: ItemPath) {
    guard ordinals[path] == nil else { return }
    ordinals[path] = nextOrdinal
    nextOrdinal += 1
  }
}
