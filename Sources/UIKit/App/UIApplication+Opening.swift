import Foundation

extension UIApplication {
  /// A file was let go over the window.
  func openDropped(_ url: URL) {
    if let scene = windowScene, let sceneDelegate = scene.delegate {
      sceneDelegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    } else {
      _ = delegate?.application(self, open: url, options: [.openInPlace: true])
    }
  }
}
