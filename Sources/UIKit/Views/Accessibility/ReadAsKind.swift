/// A view whose kind assistive technologies cannot tell from its traits.
@MainActor package protocol ReadAsKind: UIView {
  var accessibleKind: AccessibleKind { get }
}
