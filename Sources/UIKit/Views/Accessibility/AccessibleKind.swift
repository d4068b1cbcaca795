/// The kind of a view that its traits do not tell, for assistive technologies that name kinds.
package enum AccessibleKind: Sendable {
  case alert, menu, menuItem, keyboard
}

/// A view of a kind of its own.
@MainActor package protocol ReadAsKind: UIView {
  var accessibleKind: AccessibleKind { get }
}
