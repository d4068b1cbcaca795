/// The selected items and the highlighted item of a list, and the delegate calls for their changes.
///
/// A tap is a sequence of *steps*. The view takes each step with `next(_:)`, performs it, and passes the answer with the next call. As no
/// state is held between two steps, the delegate may change the selection, reload or edit the list: `reload` and `apply(_:)` also adjust
/// the pending steps.
package struct SelectionModel: Sendable {
  /// One question to the delegate or one notification.
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

  /// The answer to a question. Notifications are answered with `.proceed`.
  package enum Answer: Hashable, Sendable {
    case proceed
    case refuse
    case redirect(ItemPath)
  }

  package var allowsSelection = true
  package var allowsMultipleSelection = false
  /// The order of the steps of a tap.
  package var order = Order.table

  /// The order of events when a finger is lifted, in a table or a collection view.
  package enum Order: Sendable {
    /// The highlight ends before the selection changes; the delegate is asked about items that are deselected for another one.
    case table
    /// The highlight ends after the selection has changed; the delegate is not asked about items that are deselected for another one.
    case collection
  }

  var ordinals: [ItemPath: Int] = [:]
  var nextOrdinal = 0
  package internal(set) var highlighted: ItemPath?

  /// The pending steps, without the question that is being answered.
  var pending: [Step] = []
  var asked: Step?

  package init() {}

  package var isEmpty: Bool { ordinals.isEmpty }

  package func isSelected(_ path: ItemPath) -> Bool {
    ordinals[path] != nil
  }

  /// The selected items in the order in which they were selected.
  package var selected: [ItemPath] {
    ordinals.sorted { $0.value < $1.value }.map(\.key)
  }

  /// Selects an item programmatically, without calling the delegate. In single selection all other items are deselected and returned.
  package mutating func select(_ path: ItemPath) -> [ItemPath] {
    let dropped = allowsMultipleSelection ? [] : selected.filter { $0 != path }
    for other in dropped { ordinals[other] = nil }
    insert(path)
    return dropped
  }

  /// Deselects an item programmatically; returns false if it was not selected.
  package mutating func deselect(_ path: ItemPath) -> Bool {
    ordinals.removeValue(forKey: path) != nil
  }

  /// Clears selection and highlight. Pending steps remain if their item still exists: if the delegate reloads the list when asked whether a
  /// row may be selected, that row is selected.
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
