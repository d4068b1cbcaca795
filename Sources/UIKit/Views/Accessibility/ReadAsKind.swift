/// A view that provides its kind, because its traits do not determine it.
@MainActor package protocol ReadAsKind: UIView {
  var accessibleKind: AccessibleKind { get }
}
