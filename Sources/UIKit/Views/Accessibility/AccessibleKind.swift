/// The kind of a view that its traits do not tell, for assistive technologies that name kinds.
package enum AccessibleKind: Sendable {
  case alert, menu, menuItem, keyboard
}
