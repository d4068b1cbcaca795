extension UIView {
  final func applyAppearanceProxies() {}
}
