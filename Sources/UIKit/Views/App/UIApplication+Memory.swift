import Foundation

extension UIApplication {
  /// Notifies the delegate, every controller and observers, in that order, that memory is low.
  ///
  /// In a program the kernel's pressure stall information triggers it; see `MemoryPressure`.
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
