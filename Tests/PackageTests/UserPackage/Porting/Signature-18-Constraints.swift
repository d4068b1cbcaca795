import UIKit

final class NamedConstraint: NSLayoutConstraint {
  var name = ""
}

@MainActor enum Constraints {
  static func make(_ view: UIView) -> [NSLayoutConstraint] {
    let named = NamedConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 10)
    named.name = "width"
    return [
      named, NSLayoutConstraint(),
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .right, multiplier: 1, constant: 0),
    ]
  }
}
