import CoreGraphics
import Foundation
import Testing
import TrestleExpectations

struct PatternTests {
  /// Returns a context of some pixels, and its bytes as red, green, blue and alpha; y is counted from the bottom.
  private func drawn(_ width: Int, _ height: Int, _ draw: (CGContext) -> Void) throws -> (Int, Int) -> [UInt8] {
    let context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    draw(context)
    context.flush()
    let data = try #require(context.data)
    let bytes = Array(UnsafeRawBufferPointer(start: data, count: width * height * 4))
    return { x, y in
      let start = ((height - 1 - y) * width + x) * 4
      return Array(bytes[start..<start + 4])
    }
  }

  /// Returns a pattern of cells of 4 by 4, with a square of 2 by 2 in the bottom left corner.
  private func squares(isColored: Bool, matrix: CGAffineTransform = .identity) -> CGPattern? {
    let draw: CGPatternDrawPatternCallback = { _, context in
      if isColored { context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1) }
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    var callbacks = CGPatternCallbacks(version: 0, drawPattern: draw, releaseInfo: nil)
    return CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: matrix, xStep: 4, yStep: 4, tiling: .constantSpacing,
      isColored: isColored, callbacks: &callbacks)
  }

  @Test("A colored pattern repeats its cell from the origin, independent of the transform")
  func colored() throws {
    let pattern = try #require(squares(isColored: true))
    let pixel = try drawn(16, 16) { context in
      context.setFillColorSpace(CGColorSpace(patternBaseSpace: nil)!)
      var alpha: CGFloat = 1
      context.setFillPattern(pattern, colorComponents: &alpha)
      context.translateBy(x: 1, y: 0)
      context.fill(CGRect(x: 3, y: 4, width: 8, height: 12))
    }
    for y in 0..<16 {
      for x in 0..<16 {
        let isInside = x >= 4 && x < 12 && y >= 4
        expect(pixel(x, y), equals: (isInside && x % 4 < 2 && y % 4 < 2 ? [255, 0, 0, 255] : [0, 0, 0, 0]))
      }
    }
  }

  @Test("A pattern without colors uses its color components, and a matrix moves and scales cells")
  func uncolored() throws {
    let pattern = try #require(squares(isColored: false, matrix: CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 1, ty: 0)))
    let pixel = try drawn(17, 16) { context in
      context.setFillColorSpace(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())!)
      context.setFillPattern(pattern, colorComponents: [0, 0, 1, 1])
      context.fill(CGRect(x: 0, y: 0, width: 17, height: 16))
    }
    expect(pixel(1, 0) == [0, 0, 255, 255] && pixel(4, 3) == [0, 0, 255, 255] && pixel(5, 0)[3] == 0 && pixel(9, 8) == [0, 0, 255, 255])
    expect(pixel(0, 0)[3] == 0 && pixel(1, 4)[3] == 0)
  }

  @Test("A pattern is a color too, fades, strokes, and is released with its info")
  func asColor() throws {
    let released = Counter()
    do {
      var callbacks = CGPatternCallbacks(
        version: 0, drawPattern: { _, context in context.fill(CGRect(x: 0, y: 0, width: 8, height: 8)) },
        releaseInfo: { _ in released.count += 1 })
      let pattern = try #require(
        CGPattern(
          info: nil, bounds: CGRect(x: 0, y: 0, width: 8, height: 8), matrix: .identity, xStep: 8, yStep: 8, tiling: .noDistortion,
          isColored: true, callbacks: &callbacks))
      let color = try #require(CGColor(patternSpace: CGColorSpace(patternBaseSpace: nil)!, pattern: pattern, components: [0.5]))
      expect(
        color.alpha == 0.5 && color.colorSpace?.model == .pattern
          && CGColor(patternSpace: CGColorSpaceCreateDeviceRGB(), pattern: pattern, components: [1]) == nil)
      let pixel = try drawn(8, 8) { context in
        context.setFillColor(color)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
        context.setStrokeColorSpace(CGColorSpace(patternBaseSpace: nil)!)
        context.setStrokePattern(pattern, colorComponents: [1])
        context.stroke(CGRect(x: 6, y: 0, width: 0, height: 8), width: 2)
      }
      expect(abs(Int(pixel(1, 1)[3]) - 128) <= 1 && pixel(6, 4)[3] == 255 && pixel(4, 1)[3] == 0)
    }
    expect(released.count, equals: 1)
  }

  private final class Counter: @unchecked Sendable { var count = 0 }

  @Test("A layer is drawn where and as large as it should be")
  func layers() throws {
    let pixel = try drawn(20, 20) { context in
      let layer = CGLayer(context, size: CGSize(width: 4, height: 6), auxiliaryInfo: nil)
      layer?.context?.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      layer?.context?.fill(CGRect(x: 0, y: 0, width: 2, height: 6))
      if let layer {
        context.draw(layer, at: CGPoint(x: 3, y: 2))
        context.draw(layer, in: CGRect(x: 10, y: 10, width: 8, height: 6))
      }
    }
    expect(pixel(3, 2) == [0, 255, 0, 255] && pixel(4, 7) == [0, 255, 0, 255] && pixel(5, 3)[3] == 0 && pixel(3, 8)[3] == 0)
    expect(pixel(12, 12) == [0, 255, 0, 255] && pixel(15, 12)[3] == 0)
  }

  @Test("A shading has the colors of its function")
  func shadings() throws {
    var callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { _, input, output in
        output[0] = input[0]
        output[1] = 0
        output[2] = 1 - input[0]
        output[3] = 1
      }, releaseInfo: nil)
    let function = try #require(
      CGFunction(info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4, range: [0, 1, 0, 1, 0, 1, 0, 1], callbacks: &callbacks))
    let shading = try #require(
      CGShading(
        axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 4, y: 0), end: CGPoint(x: 12, y: 0), function: function,
        extendStart: true, extendEnd: false))
    let pixel = try drawn(16, 2) { $0.drawShading(shading) }
    expect(pixel(1, 0) == [0, 0, 255, 255] && pixel(14, 0)[3] == 0)
    expect(abs(Int(pixel(7, 0)[0]) - 112) <= 3 && abs(Int(pixel(7, 0)[2]) - 143) <= 3)
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil, colors: [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)],
        locations: nil))
    let conic = try drawn(20, 20) { $0.drawConicGradient(gradient, center: CGPoint(x: 10, y: 10), angle: 0) }
    expect(conic(19, 10)[0] > 240 && abs(Int(conic(0, 10)[0]) - 128) < 10 && conic(19, 9)[2] > 240)
  }

  @Test("Components of other spaces are converted")
  func spaces() throws {
    let ink = CGColor(genericCMYKCyan: 0, magenta: 1, yellow: 1, black: 0, alpha: 1)
    expect(ink.numberOfComponents == 5 && ink.converted(to: CGColorSpaceCreateDeviceRGB())?.components == [1, 0, 0, 1])
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1).converted(to: CGColorSpaceCreateDeviceCMYK())
    expect(red?.components, equals: [0, 1, 1, 0, 1])
    for name in [
      CGColorSpace.adobeRGB1998, CGColorSpace.itur_2020, CGColorSpace.linearDisplayP3, CGColorSpace.extendedDisplayP3,
      CGColorSpace.itur_709,
    ] {
      let space = try #require(CGColorSpace(name: name))
      let told = try #require(CGColor(red: 0.2, green: 0.5, blue: 0.8, alpha: 1).converted(to: space)?.components)
      let back = try #require(CGColor(colorSpace: space, components: told)?.converted(to: CGColorSpaceCreateDeviceRGB())?.components)
      for (found, wanted) in zip(back, [0.2, 0.5, 0.8, 1]) { expect(abs(found - wanted), below: 1e-3) }
    }
    expect(
      CGColorSpace(name: CGColorSpace.displayP3)?.isWideGamutRGB == true && CGColorSpace(name: CGColorSpace.sRGB)?.isWideGamutRGB == false)
    let image = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue)?.makeImage())
    expect(image.copy(colorSpace: CGColorSpace(name: CGColorSpace.displayP3)!)?.colorSpace?.name, equals: CGColorSpace.displayP3)
    expect(image.copy(colorSpace: CGColorSpaceCreateDeviceGray()) == nil)
    expect(image.copy(maskingColorComponents: [0, 5, 0, 5, 0, 5])?.alphaInfo, equals: .premultipliedFirst)
  }
}
