import DeveloperToolsSupport
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@Suite("UIImage") struct UIImageTests {
  /// Columns are encoded in red, rows in green.
  private static func chart(_ width: Int, _ height: Int, scale: CGFloat = 1) -> UIImage {
    let bitmap = Bitmap(width: width, height: height)!
    for y in 0..<height { for x in 0..<width { bitmap.words(y)[x] = 0xFF00_0000 | UInt32(x * 16) << 16 | UInt32(y * 16) << 8 } }
    return UIImage(cgImage: CGImage(bitmap: bitmap), scale: scale, orientation: .up)
  }

  private static func draw(_ size: CGSize, _ body: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in body() }
  }

  @Test("DR-02 Orientation turns pixels upright: size, drawing and PNG agree", arguments: 0...7)
  func orientation(raw: Int) throws {
    let orientation = try #require(UIImage.Orientation(rawValue: raw))
    let stored = try #require(Self.chart(5, 3).cgImage)
    let image = UIImage(cgImage: stored, scale: 1, orientation: orientation)
    let swaps = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    expect(image.size, equals: (swaps ? CGSize(width: 3, height: 5) : CGSize(width: 5, height: 3)))
    let drawn = Self.draw(image.size) { image.draw(at: .zero) }
    let written = UIImage(data: try #require(image.pngData()))
    // The position of the stored top left corner.
    let (w, h) = (Int(image.size.width) - 1, Int(image.size.height) - 1)
    let corner: (Int, Int)
    switch orientation {
    case .up, .leftMirrored: corner = (0, 0)
    case .down, .rightMirrored: corner = (w, h)
    case .left, .downMirrored: corner = (0, h)
    case .right, .upMirrored: corner = (w, 0)
    }
    for shown in [drawn, written] {
      expect(pixel(shown, corner.0, corner.1), equals: stored.word(x: 0, y: 0))
      // Its right neighbor is beside it, in the direction of the orientation.
      let step: (Int, Int)
      switch orientation {
      case .up, .downMirrored: step = (1, 0)
      case .down, .upMirrored: step = (-1, 0)
      case .left, .rightMirrored: step = (0, -1)
      case .right, .leftMirrored: step = (0, 1)
      }
      expect(pixel(shown, corner.0 + step.0, corner.1 + step.1), equals: stored.word(x: 1, y: 0))
    }
  }

  @Test("DR-02 Caps keep their size; the area between them is stretched or tiled")
  func caps() {
    let chart = Self.chart(6, 6)
    let insets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    for mode in [UIImage.ResizingMode.tile, .stretch] {
      let resizable = chart.resizableImage(withCapInsets: insets, resizingMode: mode)
      expect(resizable.capInsets == insets && resizable.resizingMode == mode)
      let drawn = Self.draw(CGSize(width: 14, height: 12)) { resizable.draw(in: CGRect(x: 0, y: 0, width: 14, height: 12)) }
      for (x, sourceX) in [(0, 0), (1, 1), (12, 4), (13, 5)] {
        for (y, sourceY) in [(0, 0), (1, 1), (10, 4), (11, 5)] { expect(pixel(drawn, x, y), equals: pixel(chart, sourceX, sourceY)) }
      }
      if mode == .tile {
        for x in 2..<12 { expect(pixel(drawn, x, 0), equals: pixel(chart, 2 + (x - 2) % 2, 0)) }
      } else {
        expect(pixel(drawn, 2, 0) == pixel(chart, 2, 0) && pixel(drawn, 11, 0) == pixel(chart, 3, 0))
      }
    }
    let old = chart.stretchableImage(withLeftCapWidth: 2, topCapHeight: 0)
    expect(old.capInsets, equals: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 3))
    expect(old.leftCapWidth == 2 && old.topCapHeight == 0)
    // Less space than the caps need: they shrink.
    let small = Self.draw(CGSize(width: 2, height: 2)) {
      chart.resizableImage(withCapInsets: insets).draw(in: CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    expect(pixel(small, 0, 0) != 0 && pixel(small, 1, 1) != 0)
  }

  @Test("DR-02 A template is a shape in the fill color, a tinted image in its own, an original in its pixels")
  func template() {
    let chart = Self.chart(4, 4)
    func drawn(_ image: UIImage) -> UInt32? {
      pixel(
        Self.draw(CGSize(width: 4, height: 4)) {
          UIColor.green.setFill()
          image.draw(at: .zero)
        }, 1, 1)
    }
    expect(drawn(chart), equals: pixel(chart, 1, 1))
    expect(drawn(chart.withRenderingMode(.alwaysTemplate)), equals: 0xFF00_FF00)
    expect(drawn(chart.withTintColor(.blue)), equals: 0xFF00_00FF)
    expect(drawn(chart.withTintColor(.blue, renderingMode: .alwaysOriginal)), equals: 0xFF00_00FF)
    expect(chart.isTemplate() == false && chart.isTemplate(automatic: true))
    expect(chart.withRenderingMode(.alwaysOriginal).isTemplate(automatic: true), equals: false)
    expect(chart.withRenderingMode(.alwaysTemplate).pixels(tint: .red, scale: 1)?.word(x: 0, y: 0), equals: 0xFFFF_0000)
    expect(chart.pixels(tint: .red, scale: 1)?.word(x: 1, y: 0), equals: pixel(chart, 1, 0))
  }

  @Test("DR-02 Names are looked up in asset catalogs by scale and appearance, and as files")
  func named() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "trestle-assets-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Main.xcassets/Icons/Leaf.imageset")
    let colors = folder.appendingPathComponent("Main.xcassets/Brand.colorset")
    let spaced = folder.appendingPathComponent("Main.xcassets/Space/Deep.imageset")
    for place in [set, colors, spaced] { try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true) }
    func write(_ color: UIColor, _ pixels: Int, _ url: URL) throws {
      let image = Self.draw(CGSize(width: pixels, height: pixels)) {
        color.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: pixels, height: pixels))
      }
      try #require(image.pngData()).write(to: url)
    }
    try write(.red, 10, set.appendingPathComponent("leaf.png"))
    try write(.green, 20, set.appendingPathComponent("leaf@2x.png"))
    try write(.blue, 20, set.appendingPathComponent("dark@2x.png"))
    try write(.red, 4, folder.appendingPathComponent("plain.png"))
    try write(.blue, 8, folder.appendingPathComponent("plain@2x.png"))
    try write(.white, 4, spaced.appendingPathComponent("deep.png"))
    let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
    try #"""
    {"images":[{"idiom":"universal","scale":"1x","filename":"leaf.png"},{"idiom":"universal","scale":"2x","filename":"leaf@2x.png"},
    {"idiom":"universal","scale":"3x"},{"idiom":"universal","scale":"2x","filename":"dark@2x.png",\#(dark)}],
    "properties":{"template-rendering-intent":"template"}}
    """#.write(to: set.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
    try #"{"images":[{"idiom":"universal","filename":"deep.png"}]}"#
      .write(to: spaced.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
    try #"{"properties":{"provides-namespace":true}}"#
      .write(to: spaced.deletingLastPathComponent().appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
    try #"""
    {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0x80","green":"0.5","blue":"255","alpha":"1.000"}}},
    {"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1","green":"0","blue":"0","alpha":"1"}},\#(dark)}]}
    """#.write(to: colors.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(path: folder.path))
    expect(UIImage(resource: ImageResource(name: "Space/Deep", bundle: bundle)).size, equals: CGSize(width: 4, height: 4))
    let named = UIColor(resource: ColorResource(name: "Brand", bundle: bundle))
    expect(named.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)), equals: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    func leaf(_ scale: CGFloat, _ style: UIUserInterfaceStyle) -> UIImage? {
      UIImage(
        named: "Leaf", in: bundle,
        compatibleWith: UITraitCollection {
          $0.displayScale = scale; $0.userInterfaceStyle = style
        })
    }
    expect(pixel(leaf(1, .light), 0, 0) == 0xFFFF_0000 && leaf(1, .light)?.scale == 1)
    expect(pixel(leaf(2, .light), 0, 0) == 0xFF00_FF00 && leaf(2, .light)?.size == CGSize(width: 10, height: 10))
    expect(leaf(3, .light)?.scale, equals: 2)
    expect(pixel(leaf(2, .dark), 0, 0), equals: 0xFF00_00FF)
    expect(leaf(2, .light)?.renderingMode, equals: .alwaysTemplate)
    let variant = leaf(2, .light)?.withRenderingMode(.alwaysOriginal).variant(for: UITraitCollection(userInterfaceStyle: .dark))
    expect(pixel(variant, 0, 0) == 0xFF00_00FF || pixel(variant, 0, 0) == 0xFF00_00FF)
    expect(variant?.renderingMode, equals: .alwaysOriginal)
    expect(UIImage(named: "Space/Deep", in: bundle, compatibleWith: nil) != nil)
    expect(UIImage(named: "Deep", in: bundle, compatibleWith: nil) == nil)
    // The suffix of a file is no part of the name of an image set; that of a file without one is.
    expect(UIImage(named: "Leaf.jpg", in: bundle, compatibleWith: nil) != nil)
    expect(UIImage(named: "Space/Deep.PNG", in: bundle, compatibleWith: nil) != nil)
    expect(UIImage(named: "Leaf.text", in: bundle, compatibleWith: nil) == nil)
    for name in ["plain", "plain.png"] {
      expect(UIImage(named: name, in: bundle, compatibleWith: UITraitCollection(displayScale: 2))?.scale, equals: 2)
      expect(UIImage(named: name, in: bundle, compatibleWith: UITraitCollection(displayScale: 1))?.scale, equals: 1)
    }
    expect(UIImage(named: "missing", in: bundle, compatibleWith: nil) == nil)
    expect(UIImage(named: "", in: bundle, compatibleWith: nil) == nil)
    expect(UIImage(contentsOfFile: folder.appendingPathComponent("plain@2x.png").path)?.size, equals: CGSize(width: 4, height: 4))
    expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
    let brand = try #require(UIColor(named: "Brand", in: bundle, compatibleWith: nil))
    let light = brand.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor.components ?? []
    expect(light.count == 4 && abs(light[0] - 128.0 / 255) < 1e-6 && light[1] == 0.5 && light[2] == 1)
    expect(brand.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)), equals: UIColor.red)
    expect(UIColor(named: "Leaf", in: bundle, compatibleWith: nil) == nil)
  }

  @Test("DR-02 Images survive archiving; damaged archives return nil")
  func archives() throws {
    let image = Self.chart(4, 3, scale: 2).withRenderingMode(.alwaysTemplate)
      .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 1), resizingMode: .stretch)
    let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: false)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data))
    expect(read.size == image.size && read.scale == 2 && read.renderingMode == .alwaysTemplate && read.capInsets == image.capInsets)
    expect(pixel(read, 3, 2), equals: pixel(image, 3, 2))
    expect(UIImage(data: Data("not an image".utf8)) == nil)
    expect(UIImage(data: Data()) == nil)
    expect(UIImage().cgImage == nil && UIImage().size == .zero && UIImage().pngData() == nil)
    let colors = try NSKeyedArchiver.archivedData(
      withRootObject: UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), requiringSecureCoding: false)
    try expect(
      NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: colors) == UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 5), cornerRadius: 2)
    path.lineWidth = 3
    let paths = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: false)
    let back = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: paths))
    expect(back.cgPath == path.cgPath && back.lineWidth == 3)
  }

  @Test("DR-02 Symbols: size by font, weight, scale; alone they are templates; colors by configuration")
  func symbols() throws {
    let plain = try #require(UIImage(systemName: "star.fill"))
    expect(plain.isSymbolImage && plain.isTemplate() && UIImage(systemName: "no.such.symbol") == nil)
    let large = try #require(UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
    expect(abs(large.size.height / plain.size.height - 2), below: 0.1)
    let small = try #require(plain.applyingSymbolConfiguration(.init(scale: .small)))
    expect(small.size.width, below: plain.size.width)
    let font = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 34, weight: .bold))
    expect(UIImage(systemName: "plus", withConfiguration: font)?.size.width ?? 0, above: 30)
    let red = try #require(UIImage(systemName: "circle.fill")?.pixels(tint: .red, scale: 1))
    expect(red.word(x: red.width / 2, y: red.height / 2), equals: 0xFFFF_0000)
    let palette = UIImage.SymbolConfiguration(paletteColors: [.white, .blue])
    let two = try #require(
      UIImage(systemName: "plus.circle.fill", withConfiguration: palette.applying(UIImage.SymbolConfiguration(pointSize: 40)))?.cgImage)
    expect(two.word(x: two.width / 2, y: two.height / 2), equals: 0xFFFF_FFFF)
    expect(two.word(x: two.width / 4, y: two.height / 4), equals: 0xFF00_00FF)
    // Two images of one symbol share their pixels.
    expect(UIImage(systemName: "heart")?.cgImage === UIImage(systemName: "heart")?.cgImage)
    expect(plain.baselineOffsetFromBottom != nil)
  }

  @Test("DR-02 Animated images: equal times, frames of a GIF repeated to fit")
  func animated() throws {
    let frames = [Self.chart(2, 2), Self.chart(3, 3)]
    let animated = try #require(UIImage.animatedImage(with: frames, duration: 2))
    expect(animated.images?.count == 2 && animated.duration == 2 && animated.size == CGSize(width: 2, height: 2))
    expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    expect(Self.chart(8, 8).preparingThumbnail(of: CGSize(width: 2, height: 2))?.size, equals: CGSize(width: 2, height: 2))
    expect(Self.chart(8, 8).preparingThumbnail(of: .zero) == nil)
  }

  @Test("DR-02 An image asset returns the variant registered for the traits")
  func asset() {
    let asset = UIImageAsset()
    let (light, dark) = (Self.chart(1, 1), Self.chart(2, 2))
    asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).size.width, equals: 2)
    expect(
      asset.image(with: UITraitCollection(userInterfaceStyle: .light)).variant(for: UITraitCollection(userInterfaceStyle: .dark)).size.width
        == 2)
    asset.unregisterImage(with: UITraitCollection(userInterfaceStyle: .dark))
    expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).size.width, equals: 1)
  }

  @Test("DR-02 A view tints the variant of an asset that was made a template, also after the appearance has changed")
  @MainActor func templateOfAsset() {
    let asset = UIImageAsset()
    for (style, side) in [(UIUserInterfaceStyle.light, 10.0), (.dark, 20)] {
      let square = Self.draw(CGSize(width: side, height: side)) {
        UIColor.black.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: side, height: side))
      }
      asset.register(square, with: UITraitCollection(userInterfaceStyle: style))
    }
    let screen = TestScreen(size: CGSize(width: 40, height: 40), scale: 1)
    let view = UIImageView(image: asset.image(with: UITraitCollection(userInterfaceStyle: .light)).withRenderingMode(.alwaysTemplate))
    view.contentMode = .center
    view.tintColor = .red
    screen.show(view)
    func isRed(_ place: Int) -> Bool {
      let pixel = screen.snapshot().pixel(x: place, y: place)
      return pixel.red > 200 && pixel.green < 90 && pixel.blue < 90
    }
    expect(isRed(20) && !isRed(12))
    screen.traits = { $0.userInterfaceStyle = .dark }
    expect(isRed(20) && isRed(12))
  }
}
