import Foundation

extension UIScene {
  /// Why a scene is being shown.
  @MainActor public final class ConnectionOptions: NSObject {
    /// The files and URLs it was opened with.
    public let urlContexts: Set<UIOpenURLContext>

    init(urlContexts: Set<UIOpenURLContext> = []) { self.urlContexts = urlContexts }
  }
}
