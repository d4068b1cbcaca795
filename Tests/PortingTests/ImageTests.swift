import Foundation
import Testing
import UIKit

struct ImageTests {
  private func picture(opaque: Bool) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    format.opaque = opaque
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  @Test("An image's renderer format makes images like it")
  func rendererFormat() {
    #expect(picture(opaque: true).imageRendererFormat.scale == 3)
    #expect(picture(opaque: true).imageRendererFormat.opaque)
    #expect(!picture(opaque: false).imageRendererFormat.opaque)
    let copy = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: picture(opaque: false).imageRendererFormat)
      .image { _ in }
    #expect(copy.scale == 3)
  }

  @Test("Images are prepared for display as they are")
  func preparing() async {
    let image = picture(opaque: true)
    #expect(image.preparingForDisplay() === image)
    #expect(await image.byPreparingForDisplay() === image)
    #expect(await image.byPreparingThumbnail(ofSize: CGSize(width: 2, height: 2))?.size == CGSize(width: 2, height: 2))
  }

  @Test("A color literal is the color")
  func colorLiteral() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
  }

  @Test("Colors and images travel in item providers")
  func itemProviders() {
    var color: UIColor?
    NSItemProvider(object: UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)).loadObject(ofClass: UIColor.self) { object, _ in
      color = object as? UIColor
    }
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    var image: UIImage?
    NSItemProvider(object: picture(opaque: true)).loadObject(ofClass: UIImage.self) { object, _ in image = object as? UIImage }
    #expect(image?.cgImage?.width == 12)
  }

  @Test("A data set of a catalog is found by its name")
  func dataAsset() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("DataAsset-\(UUID().uuidString).bundle")
    let set = folder.appendingPathComponent("Assets.xcassets/Levels.dataset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("level".utf8).write(to: set.appendingPathComponent("levels.txt"))
    let contents = #"{"data":[{"filename":"levels.txt","idiom":"universal","universal-type-identifier":"public.plain-text"}]}"#
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(path: folder.path))
    let asset = try #require(NSDataAsset(name: "Levels", bundle: bundle))
    #expect(asset.data == Data("level".utf8))
    #expect(asset.typeIdentifier == "public.plain-text")
    #expect(NSDataAsset(name: "None", bundle: bundle) == nil)
  }
}
