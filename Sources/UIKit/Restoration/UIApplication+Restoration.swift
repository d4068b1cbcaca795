import Foundation

extension UIApplication {
  /// Has the state of an object that is neither view nor controller kept under `restorationIdentifier`. The object is not held.
  public static func registerObject(forStateRestoration object: any UIStateRestoring, restorationIdentifier: String) {
    shared.registeredObjects.register(object, restorationIdentifier)
  }

  /// Says, while the state is given back, that this goes on after `didFinishLaunching`, until ``completeStateRestoration()``.
  ///
  /// A program that ends meanwhile finds the state set aside at its next start.
  public final func extendStateRestoration() { StateRestoration.extend() }

  /// Ends a restoration extended by `extendStateRestoration()`.
  public final func completeStateRestoration() { StateRestoration.complete() }
}
