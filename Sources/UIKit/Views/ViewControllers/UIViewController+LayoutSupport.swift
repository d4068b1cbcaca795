extension UIViewController {
  final func barGuide(_ key: WritableKeyPath<SystemGuides, UILayoutGuide?>, isTop: Bool) -> any UILayoutSupport {
    let node = view.madeLayoutNode
    if let guide = node.systemGuides[keyPath: key] as? BarLayoutGuide { return guide }
    let made = BarLayoutGuide(isTop: isTop, of: view)
    node.systemGuides[keyPath: key] = made
    node.guides.append(made)
    return made
  }
}
