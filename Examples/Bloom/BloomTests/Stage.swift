import Testing
import UIKit

@testable import Bloom

#if canImport(UIKitTesting)
  import UIKitTesting
#endif

/// The app as it starts, in a window of a fixed size, in May and with the flowers of a new diary.
@MainActor final class Stage {
  let root: RootController

  #if canImport(UIKitTesting)
    let screen: TestScreen
  #else
    let window: UIWindow
  #endif

  init(
    _ style: UIUserInterfaceStyle = .light, size: CGSize = CGSize(width: 375, height: 667), text: UIContentSizeCategory = .large,
    isMirrored: Bool = false, scale: CGFloat = 1
  ) throws {
    #if canImport(UIKitTesting)
      screen = TestScreen(size: size, scale: scale)
      screen.traits = {
        $0.userInterfaceStyle = style
        $0.preferredContentSizeCategory = text
        $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      }
    #else
      window = UIWindow(frame: CGRect(origin: .zero, size: size))
    #endif
    UserDefaults.standard.set(5, forKey: "month")
    Garden.shared = Garden(inMemory: true)
    root = try #require(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? RootController)
    #if canImport(UIKitTesting)
      screen.window.tintColor = UIColor(named: "AccentColor")
      screen.show(root)
    #else
      window.traitOverrides.userInterfaceStyle = style
      window.traitOverrides.preferredContentSizeCategory = text
      window.traitOverrides.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      window.rootViewController = root
      window.makeKeyAndVisible()
    #endif
    settle()
  }

  var list: PlantListController {
    get throws {
      try #require((root.viewController(for: .primary) as? UINavigationController)?.viewControllers.first as? PlantListController)
    }
  }

  /// Ends all animations.
  func settle() {
    #if canImport(UIKitTesting)
      screen.settle()
    #else
      window.layoutIfNeeded()
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
    #endif
  }

  /// Compares the screen with the picture stored under a name: here by its checksum, in Xcode by the picture itself.
  func assertPicture(_ name: String, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation) {
    settle()
    #if canImport(UIKitTesting)
      assertSnapshotChecksum(screen.snapshot(), named: name, filePath: filePath, sourceLocation: sourceLocation)
    #else
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { _ in
        window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
      }
      let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent().appendingPathComponent("Snapshots/iOS")
      let file = folder.appendingPathComponent("\(name).png")
      guard let stored = try? Data(contentsOf: file) else {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? image.pngData()?.write(to: file)
        Issue.record("there was no picture \"\(name)\"; it is stored now, look at it", sourceLocation: sourceLocation)
        return
      }
      #expect(UIImage(data: stored)?.pngData() == image.pngData(), "\(name) differs from \(file.path)", sourceLocation: sourceLocation)
    #endif
  }
}
