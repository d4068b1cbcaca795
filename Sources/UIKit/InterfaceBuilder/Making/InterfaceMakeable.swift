import Foundation

/// The objects of a document's elements: views, controllers, items, gesture recognizers, layouts.
@MainActor protocol InterfaceMakeable: AnyObject {
  /// Called after the object was loaded and its connections were made.
  func awakeFromNib()
}

/// An object whose class requires `init(coder:)`, so that it can be created from a class known only at run time.
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
