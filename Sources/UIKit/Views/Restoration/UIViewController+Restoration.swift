extension UIViewController {
  /// The identifiers from the outermost controller to this one; nil if one of them has none.
  final var restorationPath: [String]? {
    guard let restorationIdentifier else { return nil }
    guard let above = parentStorage ?? presentingStorage else { return [restorationIdentifier] }
    return above.restorationPath.map { $0 + [restorationIdentifier] }
  }
}
