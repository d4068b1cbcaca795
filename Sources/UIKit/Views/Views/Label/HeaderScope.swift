/// A view that determines whether the labels in it are headers: a list, or a header or footer in it.
@MainActor package protocol HeaderScope: UIView {
  var isSectionHeader: Bool { get }
}

extension UIView {
  /// Whether the view is in a section header, which assistive technologies use for navigation.
  final var isInSectionHeader: Bool {
    var node = superview
    while let view = node {
      if let scope = view as? any HeaderScope { return scope.isSectionHeader }
      node = view.superview
    }
    return false
  }
}
