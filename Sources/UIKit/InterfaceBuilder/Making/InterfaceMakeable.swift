import Foundation

/// What an element of a document can become: views, controllers, items, gesture recognizers, layouts.
@MainActor protocol InterfaceMakeable: AnyObject {
  /// Called when the object and what it is connected to are there.
  func awakeFromNib()
}

/// An object whose class requires `init(coder:)`, so that it can be made of a class known only at run time.
@MainActor protocol InterfaceCodable: AnyObject {
  init?(coder: NSCoder)
}

extension UIView: InterfaceMakeable, InterfaceCodable {}
extension UIViewController: InterfaceMakeable, InterfaceCodable {}
extension UIBarItem: InterfaceMakeable, InterfaceCodable {}
extension UINavigationItem: InterfaceMakeable, InterfaceCodable {}
extension UICollectionViewLayout: InterfaceMakeable, InterfaceCodable {}
extension UIGestureRecognizer: InterfaceMakeable {}
extension NSLayoutConstraint: InterfaceMakeable {}
