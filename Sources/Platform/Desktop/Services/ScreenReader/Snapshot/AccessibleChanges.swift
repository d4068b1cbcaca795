/// The events between two snapshots.
package enum AccessibleChanges {
  /// Returns the events in the order in which they are sent: structure, properties, texts, and the focus last.
  package static func events(from old: AccessibleSnapshot, to new: AccessibleSnapshot) -> [AccessibleEvent] {
    var events: [AccessibleEvent] = []
    let order = new.order
    for number in order {
      guard let after = new[number], let before = old[number] else { continue }
      if before.children != after.children { events += children(from: before, to: after, in: new) }
    }
    var listsWithSelection: [Int] = []
    for number in order {
      guard let after = new[number], let before = old[number], before != after else { continue }
      events += properties(from: before, to: after)
      events += states(from: before.states, to: after.states, of: number)
      let isChosen = before.states.contains(.selected) != after.states.contains(.selected)
      let isInList = before.states.union(after.states).contains(.selectable)
      if isChosen, isInList, !listsWithSelection.contains(after.parent) { listsWithSelection.append(after.parent) }
      if let was = before.text, let text = after.text { events += texts(from: was, to: text, of: number) }
    }
    for list in listsWithSelection { events.append(AccessibleEvent("SelectionChanged", from: list)) }
    events += window(from: old, to: new)
    if old.focused != new.focused { events += focus(from: old, to: new) }
    return events
  }

  private static func children(from before: AccessibleItem, to after: AccessibleItem, in new: AccessibleSnapshot) -> [AccessibleEvent] {
    let (was, now) = (Set(before.children), Set(after.children))
    var events: [AccessibleEvent] = []
    for (index, child) in before.children.enumerated().reversed() where !now.contains(child) {
      events.append(AccessibleEvent("ChildrenChanged", "remove", from: after.number, index, detail: .element(child)))
    }
    for (index, child) in after.children.enumerated() where !was.contains(child) {
      events.append(AccessibleEvent("ChildrenChanged", "add", from: after.number, index, detail: .element(child)))
    }
    return events
  }

  private static func properties(from before: AccessibleItem, to after: AccessibleItem) -> [AccessibleEvent] {
    var events: [AccessibleEvent] = []
    if before.name != after.name {
      events.append(AccessibleEvent("PropertyChange", "accessible-name", from: after.number, detail: .text(after.name)))
    }
    if before.description != after.description {
      events.append(AccessibleEvent("PropertyChange", "accessible-description", from: after.number, detail: .text(after.description)))
    }
    if let value = after.value, value != before.value {
      events.append(AccessibleEvent("PropertyChange", "accessible-value", from: after.number, detail: .number(value.current)))
    }
    return events
  }

  private static func states(from before: AccessibleStates, to after: AccessibleStates, of number: Int) -> [AccessibleEvent] {
    let changed = before.symmetricDifference(after).subtracting([.focused, .active])
    return AccessibleStates.names.filter { changed.contains($0.0) }.map { state, name in
      AccessibleEvent("StateChanged", name, from: number, after.contains(state) ? 1 : 0)
    }
  }

  // MARK: Text

  /// The part that was deleted and the part that was inserted, without the common beginning and end.
  private static func texts(from before: AccessibleText, to after: AccessibleText, of number: Int) -> [AccessibleEvent] {
    var events: [AccessibleEvent] = []
    // Texts that are equal as characters may differ in their scalars.
    if !before.content.unicodeScalars.elementsEqual(after.content.unicodeScalars) {
      let (old, new) = (Array(before.content.unicodeScalars), Array(after.content.unicodeScalars))
      let least = min(old.count, new.count)
      var start = 0
      while start < least, old[start] == new[start] { start += 1 }
      var end = 0
      while end < least - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
      let deleted = old[start..<(old.count - end)]
      let inserted = new[start..<(new.count - end)]
      if !deleted.isEmpty {
        events.append(AccessibleEvent("TextChanged", "delete", from: number, start, deleted.count, detail: .text(text(deleted))))
      }
      if !inserted.isEmpty {
        events.append(AccessibleEvent("TextChanged", "insert", from: number, start, inserted.count, detail: .text(text(inserted))))
      }
    }
    if before.caret != after.caret { events.append(AccessibleEvent("TextCaretMoved", from: number, after.caret)) }
    if before.selection != after.selection, !before.selection.isEmpty || !after.selection.isEmpty {
      events.append(AccessibleEvent("TextSelectionChanged", from: number))
    }
    return events
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  // MARK: Window and focus

  private static func window(from old: AccessibleSnapshot, to new: AccessibleSnapshot) -> [AccessibleEvent] {
    let number = AccessibleItem.window
    guard let before = old[number], let after = new[number] else { return [] }
    let isActive = after.states.contains(.active)
    guard before.states.contains(.active) != isActive else { return [] }
    return [
      AccessibleEvent(isActive ? "Activate" : "Deactivate", from: number, detail: .text(after.name), family: .window),
      AccessibleEvent("StateChanged", "active", from: number, isActive ? 1 : 0),
    ]
  }

  private static func focus(from old: AccessibleSnapshot, to new: AccessibleSnapshot) -> [AccessibleEvent] {
    var events: [AccessibleEvent] = []
    if let before = old.focused, new[before] != nil { events.append(AccessibleEvent("StateChanged", "focused", from: before, 0)) }
    if let after = new.focused { events += focus(on: after, in: new) }
    return events
  }

  /// The events that move a reader to an element.
  package static func focus(on number: Int, in snapshot: AccessibleSnapshot) -> [AccessibleEvent] {
    var events = [AccessibleEvent("StateChanged", "focused", from: number, 1)]
    if let item = snapshot[number], let parent = snapshot[item.parent], parent.states.contains(.managesDescendants) {
      let index = parent.children.firstIndex(of: number) ?? 0
      events.append(AccessibleEvent("ActiveDescendantChanged", from: parent.number, index, detail: .element(number)))
    }
    return events
  }
}
