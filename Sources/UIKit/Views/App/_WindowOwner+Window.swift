extension _WindowOwner {
  public var window: UIWindow?? {
    if let delegate = self as? any UIWindowSceneDelegate {
      let window: UIWindow? = delegate.window
      return .some(window)
    }
    let window: UIWindow? = (self as? any UIApplicationDelegate)?.window
    return .some(window)
  }
}
