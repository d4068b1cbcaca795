import Foundation

extension UIApplication {
  /// The delegate, every controller and observers hear that memory is short, in that order.
  ///
  /// In a program the kernel's pressure stall information says when; see `MemoryPressure`.
  package func warnOfMemory() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    for window in windows { window.rootViewController?.tellOfMemory() }
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: self)
  }
}

extension UIViewController {
  fileprivate final func tellOfMemory() {
    didReceiveMemoryWarning()
    for child in children { child.tellOfMemory() }
    presentedStorage?.tellOfMemory()
  }
}
