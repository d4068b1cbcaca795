extension UIApplication {
  /// Preserves the state of an object that is neither view nor controller under `restorationIdentifier`. The object is not retained.
  public static func registerObject(forStateRestoration object: any UIStateRestoring, restorationIdentifier: String) {
    shared.registeredObjects.register(object, restorationIdentifier)
  }

  /// Extends the restoration beyond `didFinishLaunching`, until ``completeStateRestoration()`` is called.
  ///
  /// If the program ends meanwhile, the state is moved aside at its next start.
  public final func extendStateRestoration() { StateRestoration.extend() }

  /// Ends a restoration extended by `extendStateRestoration()`.
  public final func completeStateRestoration() { StateRestoration.complete() }
}
