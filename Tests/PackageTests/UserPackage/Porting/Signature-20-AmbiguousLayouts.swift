import UIKit

@MainActor enum AmbiguousLayouts {
  static func build(in view: UIView) -> Bool {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    child.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -13).isActive = true
    view.layoutIfNeeded()
    return child.hasAmbiguousLayout
  }
}
