/// The kind of a view for assistive technologies that name kinds, where the traits do not determine it.
package enum AccessibleKind: Sendable {
  case alert, menu, menuItem, keyboard
}
