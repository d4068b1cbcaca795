import Foundation
import UIKit
import UIKitTesting

/// Opens the Gallery in a window, or draws its screens into files if a folder is specified.
@main @MainActor enum Main {
  static func main() {
    let options: GalleryOptions
    do {
      options = try GalleryOptions(arguments: Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("gallery: \(error)\n\(GalleryOptions.usage)\n".utf8))
      exit(2)
    }
    AppDelegate.options = options
    do {
      if let document = options.storyboard {
        guard let folder = options.folder else { throw GalleryOptions.Mistake(description: "--storyboard needs --out FOLDER") }
        try StoryboardBook(options: options, file: document).draw(into: folder)
      } else if let file = options.replayFile {
        try replay(file, options)
      } else if let folder = options.folder {
        try PictureBook(options: options).draw(into: folder)
      } else {
        AppDelegate.main()
      }
    } catch {
      FileHandle.standardError.write(Data("gallery: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func replay(_ file: URL, _ options: GalleryOptions) throws {
    let recording = try TouchRecording(text: String(contentsOf: file, encoding: .utf8))
    let screen = TestScreen(size: recording.size, scale: options.scale, design: options.designs[0])
    screen.traits = {
      $0.userInterfaceStyle = options.appearances[0]
      $0.layoutDirection = options.direction
      $0.preferredContentSizeCategory = options.textSize
    }
    AppDelegate.start(options) { screen.show($0) }
    TouchReplay(recording: recording).play(on: screen)
    let folder = options.folder ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let picture = folder.appendingPathComponent("replayed.png")
    try screen.snapshot().writePNG(to: picture)
    print("gallery: \(picture.path)")
  }
}
