internal import TrestleCCairo
import CoreGraphics

/// The particles of an emitter layer at one time.
@MainActor final class ParticleDrawing {
  /// One particle's image, in pixels relative to the layer's origin.
  struct Sprite {
    var image: CGImage
    var x: Double
    var y: Double
    var z: Double
    /// Pixels of the layer per pixel of the image.
    var scale: Double
    var rotation: Double
    var color: (red: Double, green: Double, blue: Double, alpha: Double)
  }

  private let sprites: [Sprite]
  private let adds: Bool
  /// The pixels it touches, from the layer's origin.
  let rect: PixelRect

  /// The maximum size of one particle in pixels.
  private static let largest = 8192.0

  init(_ emitter: CAEmitterLayer, _ shown: CAEmitterLayer, scale: Double, originX: Double, originY: Double) {
    var sprites: [Sprite] = []
    var box = CGRect.null
    let now = emitter.system.time ?? 0
    for particle in emitter.system.particles {
      let age = now - particle.birth
      guard age >= 0, age < particle.life, let image = particle.cell.picture, image.width > 0, image.height > 0 else { continue }
      let size = (particle.scale + particle.scaleSpeed * age) * scale / max(Double(particle.cell.contentsScale), 0.01)
      let color = particle.color(at: age)
      guard size > 0, color.alpha > 0 else { continue }
      let place = particle.position(at: age)
      let sprite = Sprite(
        image: image, x: place.x * scale + originX, y: place.y * scale + originY, z: place.z, scale: size,
        rotation: particle.rotation + particle.spin * age, color: color)
      let reach = hypot(Double(image.width), Double(image.height)) * size / 2
      guard reach < Self.largest, abs(sprite.x) < 1e6, abs(sprite.y) < 1e6 else { continue }
      sprites.append(sprite)
      box = box.union(CGRect(x: sprite.x - reach, y: sprite.y - reach, width: 2 * reach, height: 2 * reach))
    }
    switch shown.renderMode {
    case .oldestLast: sprites.reverse()
    case .backToFront: sprites.sort { $0.z < $1.z }
    default: break
    }
    self.sprites = sprites
    adds = shown.renderMode == .additive
    rect = box.isNull ? .empty : PixelRect(covering: box.insetBy(dx: -1, dy: -1))
  }

  func draw(on canvas: Canvas, in place: PixelRect, clip: ArraySlice<PixelRect>) {
    canvas.draw(in: place, clip: clip) { cairo in
      cairo_set_operator(cairo, adds ? CAIRO_OPERATOR_ADD : CAIRO_OPERATOR_OVER)
      for sprite in sprites { draw(sprite, cairo) }
    }
  }

  private func draw(_ sprite: Sprite, _ cairo: OpaquePointer) {
    let tinted = ParticleTints.surface(sprite.image, sprite.color.red, sprite.color.green, sprite.color.blue)
    guard let surface = tinted.surface else { return }
    cairo_save(cairo)
    cairo_translate(cairo, sprite.x - Double(rect.minX), sprite.y - Double(rect.minY))
    cairo_rotate(cairo, sprite.rotation)
    cairo_scale(cairo, sprite.scale, sprite.scale)
    cairo_translate(cairo, -Double(sprite.image.width) / 2, -Double(sprite.image.height) / 2)
    cairo_set_source_surface(cairo, surface, 0, 0)
    cairo_paint_with_alpha(cairo, sprite.color.alpha)
    cairo_restore(cairo)
  }
}

/// The tinted images of particles that were used last.
@MainActor enum ParticleTints {
  private struct Key: Hashable {
    var image: ObjectIdentifier
    var color: UInt32
  }

  /// A tinted image, and the image that it was created from.
  @MainActor final class Tinted {
    let image: CGImage
    let pixels: PixelBuffer
    let surface: OpaquePointer?

    init(_ image: CGImage, _ color: UInt32) {
      self.image = image
      pixels = PixelBuffer(width: image.width, height: image.height, format: .color)
      pixels.clear()
      ImageDrawing(image, over: pixels.bounds).draw(on: Canvas(pixels), x: 0, y: 0, clip: pixels.bounds)
      let (red, green, blue) = (color >> 16 & 0xff, color >> 8 & 0xff, color & 0xff)
      if color != 0xffffff || image.isMask {
        for y in 0..<pixels.height {
          let row = (pixels.data + y * pixels.rowBytes).assumingMemoryBound(to: UInt32.self)
          for x in 0..<pixels.width {
            let pixel = row[x]
            // A mask has no colors: its coverage is multiplied by the color.
            let alpha = pixel >> 24
            let from = image.isMask ? (alpha, alpha, alpha) : (pixel >> 16 & 0xff, pixel >> 8 & 0xff, pixel & 0xff)
            row[x] = alpha << 24 | (from.0 * red / 255) << 16 | (from.1 * green / 255) << 8 | (from.2 * blue / 255)
          }
        }
      }
      surface = cairo_image_surface_create_for_data(
        pixels.data.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(pixels.width), Int32(pixels.height),
        Int32(pixels.rowBytes))
    }

    isolated deinit { if let surface { cairo_surface_destroy(surface) } }
  }

  private static var known: [Key: Tinted] = [:]
  private static let most = 256

  /// Colors are rounded to 32 steps, which are indistinguishable in a moving particle.
  static func surface(_ image: CGImage, _ red: Double, _ green: Double, _ blue: Double) -> Tinted {
    func step(_ part: Double) -> UInt32 { UInt32((part * 31).rounded() * 255 / 31) }
    let color = step(red) << 16 | step(green) << 8 | step(blue)
    let key = Key(image: ObjectIdentifier(image), color: color)
    if let found = known[key] { return found }
    if known.count >= most { known = [:] }
    let made = Tinted(image, color)
    known[key] = made
    return made
  }
}
