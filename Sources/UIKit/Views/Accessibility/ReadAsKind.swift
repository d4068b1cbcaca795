/// A view of a kind of its own.
@MainActor package protocol ReadAsKind: UIView {
  var accessibleKind: AccessibleKind { get }
}
