import Foundation

/// A URL that the program was asked to open.
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
  /// The URL that another program opens in the app.
  public let url: URL
  /// The origin of the URL.
  public let options: UIScene.OpenURLOptions

  init(url: URL) {
    self.url = url
    options = UIScene.OpenURLOptions()
  }
}
