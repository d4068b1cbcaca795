/// The states of an element, with their bits on the accessibility bus.
package struct AccessibleStates: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  package static let active = AccessibleStates(bit: 1)
  package static let busy = AccessibleStates(bit: 3)
  package static let checked = AccessibleStates(bit: 4)
  package static let defunct = AccessibleStates(bit: 6)
  package static let editable = AccessibleStates(bit: 7)
  package static let enabled = AccessibleStates(bit: 8)
  package static let expandable = AccessibleStates(bit: 9)
  package static let expanded = AccessibleStates(bit: 10)
  package static let focusable = AccessibleStates(bit: 11)
  package static let focused = AccessibleStates(bit: 12)
  package static let modal = AccessibleStates(bit: 16)
  package static let multiLine = AccessibleStates(bit: 17)
  package static let selectable = AccessibleStates(bit: 22)
  package static let selected = AccessibleStates(bit: 23)
  package static let sensitive = AccessibleStates(bit: 24)
  package static let showing = AccessibleStates(bit: 25)
  package static let singleLine = AccessibleStates(bit: 26)
  package static let visible = AccessibleStates(bit: 30)
  package static let managesDescendants = AccessibleStates(bit: 31)
  package static let selectableText = AccessibleStates(bit: 38)
  package static let checkable = AccessibleStates(bit: 41)
  package static let hasPopup = AccessibleStates(bit: 42)
  package static let readOnly = AccessibleStates(bit: 43)

  /// The names as events have them, in the order of the bits.
  package static let names: [(AccessibleStates, String)] = [
    (.active, "active"), (.busy, "busy"), (.checked, "checked"), (.defunct, "defunct"), (.editable, "editable"), (.enabled, "enabled"),
    (.expandable, "expandable"), (.expanded, "expanded"), (.focusable, "focusable"), (.focused, "focused"), (.modal, "modal"),
    (.multiLine, "multi-line"), (.selectable, "selectable"), (.selected, "selected"), (.sensitive, "sensitive"), (.showing, "showing"),
    (.singleLine, "single-line"), (.visible, "visible"), (.managesDescendants, "manages-descendants"),
    (.selectableText, "selectable-text"), (.checkable, "checkable"), (.hasPopup, "has-popup"), (.readOnly, "read-only"),
  ]

  /// Two words of 32 bits, as the bus has them.
  package var words: [UInt32] { [UInt32(truncatingIfNeeded: rawValue), UInt32(truncatingIfNeeded: rawValue >> 32)] }
}
