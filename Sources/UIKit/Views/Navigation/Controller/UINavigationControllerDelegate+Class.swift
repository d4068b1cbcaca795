import Foundation

extension UINavigationControllerDelegate {
  /// Returns whether the delegate is an instance of a class or of a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool { (self as? NSObject)?.isKind(of: aClass) ?? (type(of: self) == aClass) }
}
