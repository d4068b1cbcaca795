import Foundation
import UIKit

/// Opens the Gallery in a window, or draws its screens into files when told where to.
@main @MainActor enum Main {
  static func main() {
    let options: GalleryOptions
    do {
      options = try GalleryOptions(arguments: Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("gallery: \(error)\n\(GalleryOptions.usage)\n".utf8))
      exit(2)
    }
    guard let folder = options.folder else {
      AppDelegate.options = options
      AppDelegate.main()
      return
    }
    do {
      try PictureBook(options: options).draw(into: folder)
    } catch {
      FileHandle.standardError.write(Data("gallery: \(error)\n".utf8))
      exit(1)
    }
  }
}
