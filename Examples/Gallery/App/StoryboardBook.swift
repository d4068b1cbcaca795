import UIKit
import UIKitTesting

/// Draws the scenes of an Interface Builder document, without its code, into PNG files.
@MainActor struct StoryboardBook {
  var options: GalleryOptions
  var file: URL

  func draw(into folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let scenes = try InterfacePreview.scenes(of: file).filter { scene in
      options.scene.map { $0 == scene.name || scene.ids.contains($0) } ?? true
    }
    guard !scenes.isEmpty else {
      throw GalleryOptions.Mistake(description: "\(file.lastPathComponent) has no scene\(options.scene.map { " called \($0)" } ?? "s")")
    }
    for scene in scenes {
      for look in PictureBook(options: options).looks {
        guard let picture = picture(of: scene, in: look) else { continue }
        let name = "\(file.deletingPathExtension().lastPathComponent)-\(scene.name)-\(look.name).png".replacingOccurrences(
          of: "/", with: "_")
        let picturePath = folder.appendingPathComponent(name)
        try picture.writePNG(to: picturePath)
        print(picturePath.path)
      }
    }
  }

  private func picture(of scene: InterfacePreview.Scene, in look: PictureBook.Look) -> CGImage? {
    let screen = TestScreen(
      size: options.hasOwnSize ? options.size : scene.canvas ?? options.size, scale: options.scale, design: look.design)
    screen.traits = {
      $0.userInterfaceStyle = look.style
      $0.layoutDirection = options.direction
    }
    guard let controller = scene.makeController() else { return nil }
    screen.show(controller)
    screen.settle(timeout: 2)
    return screen.snapshot()
  }
}
