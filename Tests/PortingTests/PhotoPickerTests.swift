import CoreGraphics
import Foundation
import PhotosUI
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct PhotoPickerTests {
  private final class Chooser: NSObject, PHPickerViewControllerDelegate {
    var results: [[PHPickerResult]] = []
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      self.results.append(results)
      picker.dismiss(animated: false)
    }
  }

  /// The image of a provider, which may arrive on another thread.
  private final class Loaded: @unchecked Sendable {
    var image: UIImage?
  }

  private func makeFolder(_ names: [String: UIColor]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("photos-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, color) in names {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
      }
      try image.pngData()?.write(to: folder.appendingPathComponent(name + ".png"))
    }
    return folder
  }

  private func show(_ configuration: PHPickerConfiguration) -> (screen: TestScreen, root: UIViewController, chooser: Chooser) {
    let screen = TestScreen(size: CGSize(width: 375, height: 667))
    let root = UIViewController()
    screen.show(root)
    let picker = PHPickerViewController(configuration: configuration)
    let chooser = Chooser()
    picker.delegate = chooser
    root.present(picker, animated: false)
    screen.settle()
    return (screen, root, chooser)
  }

  @Test("A touch chooses a picture, whose provider loads the image under the name of its file")
  func single() throws {
    let folder = try makeFolder(["Apple": .red, "Birch": .blue])
    PHPickerViewController.folder = folder
    defer {
      PHPickerViewController.folder = nil
      try? FileManager.default.removeItem(at: folder)
    }
    let (screen, root, chooser) = show(PHPickerConfiguration())
    expect(screen.reader.activate("Birch"))
    screen.settle()
    let result = try #require(chooser.results.first?.first)
    expect(chooser.results.count == 1 && chooser.results[0].count == 1 && result.assetIdentifier == nil)
    expect(root.presentedViewController == nil)
    let provider = result.itemProvider
    expect(provider.suggestedName == "Birch" && provider.canLoadObject(ofClass: UIImage.self))
    let loaded = Loaded()
    provider.loadObject(ofClass: UIImage.self) { object, _ in loaded.image = object as? UIImage }
    screen.settle()
    let pixel = try #require(loaded.image?.cgImage).pixel(x: 5, y: 5)
    expect(pixel.blue > 200 && pixel.red < 60)
  }

  @Test("Several pictures up to the limit are returned in the order of the touches; cancelling returns none")
  func several() throws {
    let folder = try makeFolder(["Apple": .red, "Birch": .blue, "Cedar": .green])
    PHPickerViewController.folder = folder
    defer {
      PHPickerViewController.folder = nil
      try? FileManager.default.removeItem(at: folder)
    }
    var configuration = PHPickerConfiguration()
    configuration.selectionLimit = 2
    configuration.selection = .ordered
    configuration.filter = .images
    let (screen, _, chooser) = show(configuration)
    for name in ["Cedar", "Apple", "Birch"] { _ = screen.reader.activate(name) }
    screen.settle()
    expect(screen.reader.activate("Add"))
    expect(chooser.results.map { $0.map(\.itemProvider.suggestedName) }, equals: [["Cedar", "Apple"]])
    let (other, _, canceled) = show(configuration)
    expect(other.reader.activate("Cancel"))
    expect(canceled.results.map(\.count), equals: [0])
  }

  @Test("With a filter for videos there is nothing to choose")
  func filter() throws {
    let folder = try makeFolder(["Apple": .red])
    PHPickerViewController.folder = folder
    defer {
      PHPickerViewController.folder = nil
      try? FileManager.default.removeItem(at: folder)
    }
    var configuration = PHPickerConfiguration()
    configuration.filter = .videos
    let (videos, _, _) = show(configuration)
    expect(!videos.reader.screenAsSaid.joined().contains("Apple"))
    configuration.filter = .any(of: [.videos, .images])
    let (both, _, _) = show(configuration)
    expect(both.reader.screenAsSaid.joined().contains("Apple"))
  }
}
