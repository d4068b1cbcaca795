import Foundation

extension UIApplication {
  /// A URL for which ``open(_:options:completionHandler:)`` opens the desktop's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// A URL for the settings of the application's notifications, which are among the desktop's settings.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// A URL for the settings of default applications, which are among the desktop's settings.
  public nonisolated static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"

  /// Returns whether the desktop has a program for the URL.
  public func canOpenURL(_ url: URL) -> Bool { URLOpener.canOpen(url) }

  /// Opens a URL with the desktop's default program.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    if options[.universalLinksOnly] as? Bool ?? false {
      // No program registers addresses of web pages on the desktop: they are all for the browser.
      AfterLayout.add { completion?(false) }
      return
    }
    URLOpener.open(url) { completion?($0) }
  }

  /// Opens a URL with the desktop's default program; returns whether it was opened.
  @discardableResult public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { done in open(url, options: options) { done.resume(returning: $0) } }
  }

  /// Opens a file that was dropped on the window, or a URL that another program asks to open.
  package func openRequested(_ url: URL) {
    if let scene = scene(forContent: nil), let sceneDelegate = scene.delegate {
      sceneDelegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    } else {
      _ = delegate?.application(self, open: url, options: [.openInPlace: true])
    }
  }
}
