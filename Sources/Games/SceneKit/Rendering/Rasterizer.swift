import UIKit

/// Draws triangles into pixels, with a depth buffer and lighting per pixel.
final class Rasterizer {
  private struct Corner {
    var clip: SIMD4<Float>
    var position: Vector
    var normal: Vector
    var coordinate: SIMD2<Float>
    var color: SIMD4<Float>
    static func between(_ a: Corner, _ b: Corner, _ t: Float) -> Corner {
      Corner(
        clip: a.clip + (b.clip - a.clip) * t, position: a.position + (b.position - a.position) * t,
        normal: a.normal + (b.normal - a.normal) * t, coordinate: a.coordinate + (b.coordinate - a.coordinate) * t,
        color: a.color + (b.color - a.color) * t)
    }
  }
  private let content: FrameContent
  private let (width, height): (Int, Int)
  private let depth: UnsafeMutablePointer<Float>
  /// The pixels in premultiplied linear light.
  private let pixels: UnsafeMutablePointer<SIMD4<Float>>
  private let lamps: [Lamp]
  private var active: [Lamp] = []
  private var ambient = Vector.zero

  init(_ content: FrameContent) {
    self.content = content
    (width, height) = (content.width, content.height)
    depth = .allocate(capacity: width * height)
    depth.initialize(repeating: .infinity, count: width * height)
    pixels = .allocate(capacity: width * height)
    pixels.initialize(repeating: .zero, count: width * height)
    lamps = content.lamps
  }
  deinit {
    depth.deallocate()
    pixels.deallocate()
  }

  func image() -> CGImage? {
    fillBackground()
    // Opaque surfaces are drawn first, from front to back, then transparent ones from back to front.
    var opaque: [(item: Int, element: Int, distance: Float)] = []
    var transparent: [(item: Int, element: Int, distance: Float)] = []
    for (index, item) in content.items.enumerated() where !item.surfaces.isEmpty {
      let box = item.geometry.boundingBox
      let center = item.place.point((Vector(box.min) + Vector(box.max)) / 2)
      let distance = length(center - content.eye)
      for element in item.geometry.mesh.elements.indices {
        let surface = item.surfaces[element % item.surfaces.count]
        if surface.isInvisible { continue }
        if surface.isTransparent { transparent.append((index, element, distance)) } else { opaque.append((index, element, distance)) }
      }
    }
    func order(_ a: Int) -> Int { content.items[a].order }
    opaque.sort { order($0.item) != order($1.item) ? order($0.item) < order($1.item) : $0.distance < $1.distance }
    transparent.sort { order($0.item) != order($1.item) ? order($0.item) < order($1.item) : $0.distance > $1.distance }
    var last = -1
    var corners: [Corner] = []
    for draw in opaque + transparent {
      let item = content.items[draw.item]
      if draw.item != last {
        (last, corners) = (draw.item, project(item))
        select(item.mask)
      }
      self.draw(item.geometry.mesh.elements[draw.element], corners, item.surfaces[draw.element % item.surfaces.count])
    }
    for dot in content.dots.sorted(by: { length($0.position - content.eye) > length($1.position - content.eye) }) { self.draw(dot) }
    return finish()
  }

  private func select(_ mask: Int) {
    (active, ambient) = ([], .zero)
    for lamp in lamps where lamp.mask & mask != 0 {
      if lamp.kind == .ambient { ambient += lamp.color } else { active.append(lamp) }
    }
  }

  private func project(_ item: FrameContent.Item) -> [Corner] {
    let mesh = item.geometry.mesh
    let (normals, clip) = (item.place.normals, content.projection * content.view)
    return mesh.positions.indices.map { index in
      let position = item.place.point(mesh.positions[index])
      return Corner(
        clip: clip(SIMD4(position, 1)), position: position, normal: unit(normals.direction(mesh.normals[index])),
        coordinate: mesh.coordinates.isEmpty ? .zero : mesh.coordinates[index],
        color: mesh.colors.isEmpty ? SIMD4(1, 1, 1, 1) : mesh.colors[index])
    }
  }

  private func draw(_ element: Mesh.Element, _ corners: [Corner], _ surface: Surface) {
    let indices = element.indices
    switch element.kind {
    case .line:
      for index in stride(from: 0, to: indices.count - 1, by: 2) {
        line(corners[Int(indices[index])], corners[Int(indices[index + 1])], surface)
      }
    case .point: for index in indices { line(corners[Int(index)], corners[Int(index)], surface) }
    default:
      for index in stride(from: 0, to: indices.count - 2, by: 3) {
        let (a, b, c) = (corners[Int(indices[index])], corners[Int(indices[index + 1])], corners[Int(indices[index + 2])])
        if surface.drawsLines {
          line(a, b, surface)
          line(b, c, surface)
          line(c, a, surface)
        } else {
          clipped(a, b, c, surface)
        }
      }
    }
  }

  /// Clips a triangle at the near plane.
  private func clipped(_ a: Corner, _ b: Corner, _ c: Corner, _ surface: Surface) {
    func inside(_ corner: Corner) -> Float { corner.clip.z + corner.clip.w }
    let (da, db, dc) = (inside(a), inside(b), inside(c))
    if da > 0, db > 0, dc > 0 {
      fill(a, b, c, surface)
    } else if da > 0 || db > 0 || dc > 0 {
      var polygon: [Corner] = []
      for (from, to, d, e) in [(a, b, da, db), (b, c, db, dc), (c, a, dc, da)] {
        if d > 0 { polygon.append(from) }
        if (d > 0) != (e > 0) { polygon.append(.between(from, to, d / (d - e))) }
      }
      for index in 1..<max(polygon.count - 1, 1) { fill(polygon[0], polygon[index], polygon[index + 1], surface) }
    }
  }

  private func screen(_ clip: SIMD4<Float>) -> (x: Double, y: Double, z: Float, inverse: Float) {
    let inverse = 1 / max(clip.w, 1e-6)
    return (
      Double(clip.x * inverse * 0.5 + 0.5) * Double(width), Double(0.5 - clip.y * inverse * 0.5) * Double(height), clip.z * inverse, inverse
    )
  }

  /// Returns the range of pixels between two coordinates, limited to a count. Coordinates can be infinite or NaN, because of damaged files.
  private static func pixels(_ low: Double, _ high: Double, _ count: Int) -> (first: Int, end: Int) {
    func place(_ value: Double) -> Int { value > 0 ? Int(min(value, Double(count))) : 0 }
    return (place(low.rounded(.down)), place(high.rounded(.up)))
  }

  private func fill(_ a: Corner, _ b: Corner, _ c: Corner, _ surface: Surface) {
    let (p, q, r) = (screen(a.clip), screen(b.clip), screen(c.clip))
    // Counterclockwise vertices are front faces; y points down in pixels.
    let area = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    guard area != 0, area.isFinite else { return }
    let isFront = area < 0
    if !surface.isDoubleSided, isFront == surface.cullsFront { return }
    let (left, right) = Self.pixels(min(p.x, q.x, r.x), max(p.x, q.x, r.x), width)
    let (top, bottom) = Self.pixels(min(p.y, q.y, r.y), max(p.y, q.y, r.y), height)
    guard left < right, top < bottom else { return }
    let (stepA, stepB, stepC) = ((r.y - q.y) / -area, (p.y - r.y) / -area, (q.y - p.y) / -area)
    for row in top..<bottom {
      let (x, y) = (Double(left) + 0.5, Double(row) + 0.5)
      var shareA = ((q.x - x) * (r.y - y) - (q.y - y) * (r.x - x)) / area
      var shareB = ((r.x - x) * (p.y - y) - (r.y - y) * (p.x - x)) / area
      var shareC = ((p.x - x) * (q.y - y) - (p.y - y) * (q.x - x)) / area
      var place = row * width + left
      for _ in left..<right {
        defer {
          shareA += stepA
          shareB += stepB
          shareC += stepC
          place += 1
        }
        guard shareA >= 0, shareB >= 0, shareC >= 0 else { continue }
        let (u, v, w) = (Float(shareA), Float(shareB), Float(shareC))
        let z = p.z * u + q.z * v + r.z * w
        guard z <= 1, !surface.readsDepth || z < depth[place] else { continue }
        let weight = 1 / (u * p.inverse + v * q.inverse + w * r.inverse)
        let (fa, fb, fc) = (u * p.inverse * weight, v * q.inverse * weight, w * r.inverse * weight)
        let coordinate = a.coordinate * fa + b.coordinate * fb + c.coordinate * fc
        let tint = a.color * fa + b.color * fb + c.color * fc
        let position = a.position * fa + b.position * fb + c.position * fc
        var normal = a.normal * fa + b.normal * fb + c.normal * fc
        if !isFront { normal = -normal }
        blend(shade(surface, position, unit(normal), coordinate, tint), surface.blend, at: place)
        if surface.writesDepth { depth[place] = z }
      }
    }
  }

  /// Returns the lit color of a point with its opacity.
  private func shade(_ s: Surface, _ position: Vector, _ normal: Vector, _ at: SIMD2<Float>, _ tint: SIMD4<Float>) -> SIMD4<Float> {
    let base = s.diffuse.at(at.x, at.y) * tint
    let alpha = base.w * s.transparent.at(at.x, at.y).w * s.opacity
    guard alpha > 0 else { return .zero }
    let color = Vector(base.x, base.y, base.z)
    func rgb(_ c: SIMD4<Float>) -> Vector { Vector(c.x, c.y, c.z) }
    var light: Vector
    if s.model == .constant || content.isUnlit {
      light = color
    } else {
      let away = unit(content.eye - position)
      var (diffuse, shine) = (Vector.zero, Vector.zero)
      let sharpness = s.model == .physical ? 2 / max(s.rough * s.rough * s.rough * s.rough, 1e-3) : max(s.shininess * 128, 1)
      let gloss =
        s.model == .physical ? Vector(repeating: 0.04) + (color - Vector(repeating: 0.04)) * s.metal : rgb(s.specular.at(at.x, at.y))
      let shines = s.model != .lambert && gloss.max() > 0
      for lamp in active {
        let (way, strength) = lamp.reach(position)
        let facing = dot(normal, way)
        guard facing > 0, strength > 0 else { continue }
        diffuse += lamp.color * (facing * strength)
        guard shines else { continue }
        let angle = s.model == .phong ? dot(normal * (2 * facing) - way, away) : dot(normal, unit(way + away))
        if angle > 0 { shine += lamp.color * (pow(angle, sharpness) * strength) }
      }
      if s.model == .physical { shine *= (1 - s.rough) }
      let body = s.model == .physical ? color * (1 - s.metal * 0.7) : color
      light = (diffuse + s.selfIllumination) * body + ambient * (s.ambient ?? color) + shine * gloss
    }
    light += rgb(s.emission.at(at.x, at.y))
    light *= rgb(s.multiply.at(at.x, at.y))
    if let fog = content.fog {
      let distance = length(position - content.eye)
      let share = fog.end > fog.start ? min(max((distance - fog.start) / (fog.end - fog.start), 0), 1) : 1
      light += (fog.color - light) * (fog.exponent == 0 ? 1 : pow(share, fog.exponent))
    }
    return SIMD4(light.clamped(lowerBound: .zero, upperBound: Vector(1, 1, 1)), min(alpha, 1))
  }

  private func blend(_ color: SIMD4<Float>, _ mode: SCNBlendMode, at place: Int) {
    let alpha = color.w
    let own = SIMD4(color.x * alpha, color.y * alpha, color.z * alpha, alpha)
    let behind = pixels[place]
    switch mode {
    case .alpha: pixels[place] = own + behind * (1 - alpha)
    case .add: pixels[place] = pointwiseMin(behind + own, SIMD4(1, 1, 1, 1))
    case .subtract: pixels[place] = pointwiseMax(behind - SIMD4(own.x, own.y, own.z, 0), .zero)
    case .multiply:
      let factor = SIMD4(color.x, color.y, color.z, 1)
      pixels[place] = behind * (factor * alpha + SIMD4(repeating: 1 - alpha))
    case .screen: pixels[place] = behind + own - behind * own
    case .replace: pixels[place] = own
    case .max: pixels[place] = pointwiseMax(behind, own)
    }
  }

  private func line(_ a: Corner, _ b: Corner, _ surface: Surface) {
    guard a.clip.w > 1e-4, b.clip.w > 1e-4, a.clip.z + a.clip.w > 0, b.clip.z + b.clip.w > 0 else { return }
    let (p, q) = (screen(a.clip), screen(b.clip))
    let distance = max(abs(p.x - q.x), abs(p.y - q.y)).rounded(.up)
    guard distance.isFinite else { return }
    let steps = Int(min(distance, 8192))
    for step in 0...steps {
      let t = steps > 0 ? Float(step) / Float(steps) : 0
      let (atX, atY) = (p.x + (q.x - p.x) * Double(t), p.y + (q.y - p.y) * Double(t))
      guard atX >= 0, atY >= 0, atX < Double(width), atY < Double(height) else { continue }
      let (x, y) = (Int(atX), Int(atY))
      let (z, place) = (p.z + (q.z - p.z) * t, y * width + x)
      guard z <= 1, !surface.readsDepth || z <= depth[place] else { continue }
      let corner = Corner.between(a, b, t)
      blend(shade(surface, corner.position, corner.normal, corner.coordinate, corner.color), surface.blend, at: place)
      if surface.writesDepth { depth[place] = z }
    }
  }

  private func draw(_ dot: FrameContent.Dot) {
    let clip = (content.projection * content.view)(SIMD4(dot.position, 1))
    guard clip.w > 1e-4, clip.z + clip.w > 0 else { return }
    let center = screen(clip)
    let radius = Double(dot.size * content.projection.y.y * center.inverse) * Double(height) / 4
    guard center.z <= 1, radius > 0, radius < Double(height) * 4 else { return }
    let (left, right) = Self.pixels(center.x - radius, center.x + radius, width)
    let (top, bottom) = Self.pixels(center.y - radius, center.y + radius, height)
    guard left < right, top < bottom else { return }
    for row in top..<bottom {
      for column in left..<right {
        let place = row * width + column
        guard center.z < depth[place] else { continue }
        let u = Float((Double(column) + 0.5 - center.x) / radius), v = Float((Double(row) + 0.5 - center.y) / radius)
        guard abs(u) <= 1, abs(v) <= 1 else { continue }
        var color = dot.color
        if let texture = dot.texture { color *= texture.sample(u / 2 + 0.5, v / 2 + 0.5, .clamp, .clamp, true) }
        blend(color, dot.isAdditive ? .add : .alpha, at: place)
      }
    }
  }

  private func fillBackground() {
    guard let background = content.background else { return }
    for row in 0..<height {
      for column in 0..<width {
        let color =
          background.texture == nil
          ? background.color : background.at((Float(column) + 0.5) / Float(width), (Float(row) + 0.5) / Float(height))
        pixels[row * width + column] = SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w)
      }
    }
  }

  private func finish() -> CGImage? {
    var data = Data(count: width * height * 4)
    let table = Light.bytes
    data.withUnsafeMutableBytes { (bytes: UnsafeMutableRawBufferPointer) in
      guard let words = bytes.bindMemory(to: UInt32.self).baseAddress else { return }
      for index in 0..<width * height {
        let p = pixels[index]
        guard p.w > 0 else { continue }
        // Pixels are premultiplied after the conversion, which must not include the opacity.
        let scale = 65535 / p.w
        func byte(_ light: Float) -> UInt32 {
          let place = light > 0 ? Int(min(light * scale, 65535)) : 0
          return UInt32((Float(table[place]) * min(p.w, 1)).rounded())
        }
        words[index] = UInt32(min(p.w, 1) * 255 + 0.5) << 24 | byte(p.x) << 16 | byte(p.y) << 8 | byte(p.z)
      }
    }
    guard let provider = CGDataProvider(data: data) else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue),
      provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  }
}
