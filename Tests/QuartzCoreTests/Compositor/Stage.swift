import CoreGraphics
import Foundation
import QuartzCore
import Testing
import TrestleText

/// A small screen for one test: a root layer, its renderer, and its pixels.
@MainActor
final class Stage {
  let root = CALayer()
  let renderer: LayerRenderer
  private let clock = VirtualTime()
  var time: Double { clock.now }

  init(_ width: Int = 40, _ height: Int = 40, scale: CGFloat = 1, background: CGColor? = .white, animates: Bool = false) {
    root.frame = CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    root.backgroundColor = background
    renderer = LayerRenderer(root: root, width: width, height: height, scale: scale)
    // Implicit actions run only in hosted trees.
    root.isHosted = animates
  }

  /// Returns a layer in the root, with a frame and a color, whose changes are not animated.
  @discardableResult
  func add(_ frame: CGRect, _ color: CGColor? = nil, to superlayer: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    (superlayer ?? root).addSublayer(layer)
    return layer
  }

  /// Runs a change without implicit animations.
  func change(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }

  /// Draws the next frame, by default a sixtieth of a second later.
  @discardableResult
  func frame(after seconds: Double = 1.0 / 60) -> [PixelRect] {
    CATransaction.flush()
    clock.now += seconds
    FrameScheduler.beginFrame(at: time)
    return renderer.renderFrame(at: time)
  }

  /// Returns a pixel of the last frame, as 0xAARRGGBB.
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    renderer.pixels.load(fromByteOffset: y * renderer.rowBytes + x * 4, as: UInt32.self)
  }

  /// Returns the number of pixels in which the frame differs from one drawn from scratch.
  func differences() -> Int {
    let image = renderer.renderFromScratch(at: time)
    var count = 0
    for y in 0..<renderer.height
    where memcmp(renderer.pixels + y * renderer.rowBytes, image.data + y * image.stride, renderer.width * 4) != 0 {
      for x in 0..<renderer.width where pixel(x, y) != image.data.load(fromByteOffset: y * image.stride + x * 4, as: UInt32.self) {
        count += 1
      }
    }
    return count
  }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let halfBlack = CGColor(red: 0, green: 0, blue: 0, alpha: 0.5)
}

let white: UInt32 = 0xFFFF_FFFF
let black: UInt32 = 0xFF00_0000
let red: UInt32 = 0xFFFF_0000
let green: UInt32 = 0xFF00_FF00
let blue: UInt32 = 0xFF00_00FF

/// Returns whether two colors differ by at most `tolerance` in every component.
func isClose(_ a: UInt32, _ b: UInt32, _ tolerance: Int = 2) -> Bool {
  for shift: UInt32 in [0, 8, 16, 24] where abs(Int((a >> shift) & 255) - Int((b >> shift) & 255)) > tolerance { return false }
  return true
}

/// Returns the layout of a text in one color.
func layout(_ string: String, size: Double = 12, color: TextColor = .black) -> TextLayout {
  TextLayout(AttributedText(string, TextAttributes(font: Font.make(FontDescription(size: size))!, color: color)))
}

/// Returns an image whose pixel at (x, y) is the result of `color`, premultiplied.
func image(_ width: Int, _ height: Int, opaque: Bool = true, _ color: (Int, Int) -> UInt32) -> CGImage {
  let bitmap = Bitmap(width: width, height: height, format: opaque ? .rgb24 : .argb32)!
  for y in 0..<height {
    for x in 0..<width { bitmap.words(y)[x] = color(x, y) }
  }
  bitmap.markDirty()
  return CGImage(bitmap: bitmap)
}
