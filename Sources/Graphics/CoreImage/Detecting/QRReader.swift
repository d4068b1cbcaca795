/// Finds QR codes in an image and reads them.
///
/// The three finder patterns are found by the lengths of their dark and light runs. The code between them is read module by module through
/// a projection, which includes the alignment pattern near the fourth corner.
struct QRReader {
  struct Found {
    var message: String?
    var data: [UInt8]
    var version: Int
    var mask: Int
    var level: QRCode.Level
    /// From the bottom left counterclockwise, with y pointing up.
    var corners: [SIMD2<Float>]
  }

  private struct Mark {
    var center: SIMD2<Float>
    var module: Float
    var count: Float = 1
  }

  private let width: Int
  private let height: Int
  /// Row by row from the bottom.
  private let isDark: [Bool]

  init(_ tile: PixelTile) {
    width = tile.area.width
    height = tile.area.height
    let light = tile.pixels.map { $0.luminance + 1 - $0.w }
    isDark = Self.threshold(light, width, height)
  }

  /// A pixel is dark if it is darker than the mean of its surroundings, or in uniform areas than the mean of all pixels.
  private static func threshold(_ light: [Float], _ width: Int, _ height: Int) -> [Bool] {
    var sums = [Float](repeating: 0, count: (width + 1) * (height + 1))
    for y in 0..<height {
      var row: Float = 0
      for x in 0..<width {
        row += light[y * width + x]
        sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row
      }
    }
    let whole = (light.max() ?? 1) + (light.min() ?? 0)
    let reach = max(8, max(width, height) / 8)
    var result = [Bool](repeating: false, count: width * height)
    for y in 0..<height {
      let (low, high) = (max(0, y - reach), min(height, y + reach + 1))
      for x in 0..<width {
        let (left, right) = (max(0, x - reach), min(width, x + reach + 1))
        let sum =
          sums[high * (width + 1) + right] - sums[low * (width + 1) + right] - sums[high * (width + 1) + left]
          + sums[low * (width + 1) + left]
        let mean = sum / Float((right - left) * (high - low))
        result[y * width + x] = light[y * width + x] < (mean + whole / 2) / 2
      }
    }
    return result
  }

  private func dark(_ x: Int, _ y: Int) -> Bool { x >= 0 && y >= 0 && x < width && y < height && isDark[y * width + x] }
  private func dark(_ point: SIMD2<Float>) -> Bool {
    abs(point.x) < 1e6 && abs(point.y) < 1e6 && dark(Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
  }

  /// Returns the codes in the image.
  func read() -> [Found] {
    guard width >= 21, height >= 21 else { return [] }
    var marks = findMarks()
    var result: [Found] = []
    while marks.count >= 3, result.count < 16 {
      guard let (indices, found) = firstCode(marks) else { break }
      result.append(found)
      marks = marks.enumerated().filter { !indices.contains($0.offset) }.map(\.element)
    }
    return result
  }

  private func firstCode(_ marks: [Mark]) -> (Set<Int>, Found)? {
    var candidates: [(score: Float, indices: [Int])] = []
    let count = min(marks.count, 24)
    for a in 0..<count {
      for b in 0..<count where b != a {
        for c in b + 1..<max(b + 1, count) where c != a {
          // The first is the corner between the other two.
          let (u, v) = (marks[b].center - marks[a].center, marks[c].center - marks[a].center)
          let (lu, lv) = (length(u), length(v))
          guard lu > 0, lv > 0 else { continue }
          let modules = [marks[a].module, marks[b].module, marks[c].module]
          guard let least = modules.min(), let most = modules.max(), most < least * 1.8 else { continue }
          let slant = abs((u * v).sum() / (lu * lv))
          let score = slant + abs(lu - lv) / max(lu, lv) + (most - least) / most
          if score < 1 { candidates.append((score, [a, b, c])) }
        }
      }
    }
    for candidate in candidates.sorted(by: { $0.score < $1.score }).prefix(60) {
      let chosen = candidate.indices.map { marks[$0] }
      if let found = decode(corner: chosen[0], chosen[1], chosen[2]) ?? decode(corner: chosen[0], chosen[2], chosen[1]) {
        return (Set(candidate.indices), found)
      }
    }
    return nil
  }

  // MARK: Marks

  private func findMarks() -> [Mark] {
    var marks: [Mark] = []
    for y in 0..<height {
      var runs = [0, 0, 0, 0, 0]
      var color = false
      for x in 0...width {
        let isDark = x < width && dark(x, y)
        if isDark == color, x < width {
          runs[4] += 1
          continue
        }
        // The previous run ended here. A finder pattern ends with a dark run.
        if color, Self.isMark(runs) {
          let middle = Float(x) - Float(runs[4] + runs[3]) - Float(runs[2]) / 2
          if let mark = confirmed(middle, y, Float(runs.reduce(0, +))) { add(mark, to: &marks) }
        }
        runs.removeFirst()
        runs.append(1)
        color = isDark
      }
    }
    return marks.sorted { $0.count > $1.count }
  }

  private static func isMark(_ runs: [Int]) -> Bool {
    let total = runs.reduce(0, +)
    guard total >= 7, !runs.contains(0) else { return false }
    let module = Float(total) / 7
    let slack = max(0.75, module * 0.6)
    return zip(runs, [1, 1, 3, 1, 1] as [Float]).allSatisfy { abs(Float($0) - $1 * module) < slack * max(1, $1 / 2) }
  }

  /// Returns the finder pattern if the vertical runs confirm it as well.
  private func confirmed(_ x: Float, _ y: Int, _ total: Float) -> Mark? {
    func runs(_ at: (Int) -> Bool, _ start: Int, _ limit: Int) -> (runs: [Int], middle: Float)? {
      var counts = [0, 0, 0, 0, 0]
      var place = start
      for (index, color) in [(2, true), (1, false), (0, true)] {
        while place >= 0, at(place) == color, counts[index] < limit {
          counts[index] += 1
          place -= 1
        }
      }
      place = start + 1
      let below = counts[2]
      for (index, color) in [(2, true), (3, false), (4, true)] {
        while at(place) == color, counts[index] < limit * 2, color || place < max(width, height) {
          counts[index] += 1
          place += 1
        }
      }
      guard Self.isMark(counts) else { return nil }
      return (counts, Float(start + 1 - below) + Float(counts[2]) / 2)
    }
    let column = Int(x)
    guard dark(column, y) else { return nil }
    let limit = Int(total) + 2
    guard let upright = runs({ dark(column, $0) }, y, limit) else { return nil }
    let row = Int(upright.middle)
    guard dark(column, row), let across = runs({ dark($0, row) }, column, limit) else { return nil }
    let (high, wide) = (Float(upright.runs.reduce(0, +)), Float(across.runs.reduce(0, +)))
    guard high < wide * 2, wide < high * 2 else { return nil }
    return Mark(center: SIMD2(across.middle, upright.middle), module: (high + wide) / 14)
  }

  private func add(_ mark: Mark, to marks: inout [Mark]) {
    for index in marks.indices where length(marks[index].center - mark.center) < marks[index].module * 3 {
      let count = marks[index].count
      marks[index].center = (marks[index].center * count + mark.center) / (count + 1)
      marks[index].module = (marks[index].module * count + mark.module) / (count + 1)
      marks[index].count += 1
      return
    }
    marks.append(mark)
  }

  // MARK: Modules

  /// Reads the code whose rows run from the corner to `right` and whose columns to `down`.
  private func decode(corner: Mark, _ right: Mark, _ down: Mark) -> Found? {
    // A line along an axis of the image crosses a longer part of a rotated module.
    let axis = right.center - corner.center
    let share = max(abs(axis.x), abs(axis.y)) / max(1e-6, length(axis))
    let module = (corner.module + right.module + down.module) / 3 * share
    let sides = (length(right.center - corner.center) + length(down.center - corner.center)) / 2
    let guess = Int((sides / module + 7 - 17) / 4 + 0.5)
    for version in [guess, guess - 1, guess + 1, guess + 2, guess - 2, guess + 3, guess - 3] where (1...40).contains(version) {
      if let found = decode(corner.center, right.center, down.center, version: version) { return found }
    }
    return nil
  }

  private func decode(_ corner: SIMD2<Float>, _ right: SIMD2<Float>, _ down: SIMD2<Float>, version: Int) -> Found? {
    let size = 17 + 4 * version
    let (u, v) = ((right - corner) / Float(size - 7), (down - corner) / Float(size - 7))
    var attempts = [(right + down - corner, Float(3.5))]
    if version > 1, let mark = alignment(near: corner + (u + v) * Float(size - 10), u, v) { attempts.insert((mark, 6.5), at: 0) }
    for (last, inset) in attempts {
      // The map from modules to pixels, determined by four points: the centers of the finder patterns and of the alignment pattern.
      let far = Float(size) - inset
      guard
        let toPixels = Projection(square: [corner, right, last, down]),
        let toSquare = Projection(
          square: [SIMD2(3.5, 3.5), SIMD2(Float(size) - 3.5, 3.5), SIMD2(far, far), SIMD2(3.5, Float(size) - 3.5)])?.inverse
      else { continue }
      func place(_ x: Float, _ y: Float) -> SIMD2<Float> { toPixels(toSquare(SIMD2(x, y))) }
      // Between the finder patterns, dark and light modules alternate.
      var misses = 0
      for index in 8..<size - 8 {
        let step = Float(index) + 0.5
        if dark(place(step, 6.5)) != (index % 2 == 0) { misses += 1 }
        if dark(place(6.5, step)) != (index % 2 == 0) { misses += 1 }
      }
      if misses * 3 > (size - 16) { continue }
      var modules = [Bool](repeating: false, count: size * size)
      for y in 0..<size { for x in 0..<size { modules[y * size + x] = dark(place(Float(x) + 0.5, Float(y) + 0.5)) } }
      guard let (level, mask, bytes) = QRContent.bytes(modules, version: version) else { continue }
      let corners = [(0, 1), (1, 1), (1, 0), (0, 0)].map { place(Float($0.0 * size), Float($0.1 * size)) }
      return Found(
        message: QRContent.message(bytes, version: version), data: bytes, version: version, mask: mask, level: level, corners: corners)
    }
    return nil
  }

  /// Returns the center of the alignment pattern near a point.
  private func alignment(near point: SIMD2<Float>, _ u: SIMD2<Float>, _ v: SIMD2<Float>) -> SIMD2<Float>? {
    var best: (point: SIMD2<Float>, errors: Int) = (point, 6)
    let reach = 8
    for down in -reach...reach {
      for across in -reach...reach {
        let center = point + (u * Float(across) + v * Float(down)) * 0.5
        var errors = 0
        for y in -2...2 {
          for x in -2...2 {
            let isDark = max(abs(x), abs(y)) != 1
            if dark(center + u * Float(x) + v * Float(y)) != isDark { errors += 1 }
          }
        }
        let isNearer = errors == best.errors && length(center - point) < length(best.point - point)
        if errors < best.errors || isNearer { best = (center, errors) }
      }
    }
    guard best.errors < 5 else { return nil }
    // The middle of the dark module in the center.
    var (sum, count) = (SIMD2<Float>.zero, Float(0))
    for y in -6...6 {
      for x in -6...6 {
        let place = best.point + u * Float(x) / 6 + v * Float(y) / 6
        if dark(place) {
          sum += place
          count += 1
        }
      }
    }
    return count > 0 ? sum / count : best.point
  }
}
