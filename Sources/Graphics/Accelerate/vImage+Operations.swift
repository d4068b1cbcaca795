extension vImage_Buffer {
  fileprivate func row(_ y: Int) -> UnsafeMutablePointer<UInt8> {
    (data + y * rowBytes).assumingMemoryBound(to: UInt8.self)
  }
  fileprivate var columns: Int { Int(width) }
  fileprivate var rows: Int { Int(height) }
}

/// Returns nil if both buffers have pixels and, if required, the same size.
private func problem(_ source: vImage_Buffer, _ target: vImage_Buffer, sameSize: Bool = true) -> vImage_Error? {
  if source.data == nil || target.data == nil { return kvImageNullPointerArgument }
  if sameSize, target.width > source.width || target.height > source.height { return kvImageRoiLargerThanInputBuffer }
  return nil
}

/// Averages runs of pixels in one direction. Beyond the edges are the edge's pixels or the background.
private func average(
  _ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, count: Int, step: (source: Int, target: Int), width: Int,
  background: [Int]?
) {
  let reach = width / 2
  for component in 0..<4 {
    func value(_ index: Int) -> Int {
      if let background, index < 0 || index >= count { return background[component] }
      return Int(source[min(max(index, 0), count - 1) * step.source + component])
    }
    var sum = 0
    for index in -reach...reach { sum += value(index) }
    for index in 0..<count {
      target[index * step.target + component] = UInt8((sum + width / 2) / width)
      sum += value(index + reach + 1) - value(index - reach)
    }
  }
}

/// Blurs by the average of a box around each pixel, of odd width and height.
public func vImageBoxConvolve_ARGB8888(
  _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>, _ temporary: UnsafeMutableRawPointer?,
  _ x: vImagePixelCount, _ y: vImagePixelCount, _ kernelHeight: UInt32, _ kernelWidth: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
  let (from, to) = (source.pointee, target.pointee)
  if let error = problem(from, to, sameSize: false) { return error }
  guard to.width + x <= from.width, to.height + y <= from.height else { return kvImageRoiLargerThanInputBuffer }
  guard kernelHeight % 2 == 1, kernelWidth % 2 == 1 else { return kvImageInvalidKernelSize }
  let styles = [kvImageEdgeExtend, kvImageBackgroundColorFill, kvImageCopyInPlace].filter { Int(flags) & $0 != 0 }
  guard let style = styles.first, styles.count == 1 || style == kvImageEdgeExtend else { return kvImageInvalidEdgeStyle }
  let background = style == kvImageBackgroundColorFill ? (0..<4).map { Int(backgroundColor?[$0] ?? 0) } : nil
  let (columns, rows) = (from.columns, from.rows)
  guard columns > 0, rows > 0 else { return kvImageNoError }
  var first = [UInt8](repeating: 0, count: columns * rows * 4)
  var second = first
  first.withUnsafeMutableBufferPointer { buffer in
    for row in 0..<rows {
      average(
        from.row(row), buffer.baseAddress! + row * columns * 4, count: columns, step: (4, 4), width: Int(kernelWidth),
        background: background)
    }
  }
  second.withUnsafeMutableBufferPointer { buffer in
    first.withUnsafeBufferPointer { across in
      for column in 0..<columns {
        average(
          across.baseAddress! + column * 4, buffer.baseAddress! + column * 4, count: rows, step: (columns * 4, columns * 4),
          width: Int(kernelHeight), background: background)
      }
    }
  }
  let edge = style == kvImageCopyInPlace ? (x: Int(kernelWidth) / 2, y: Int(kernelHeight) / 2) : (x: 0, y: 0)
  let original = (0..<rows).map { Array(UnsafeBufferPointer(start: from.row($0), count: columns * 4)) }
  for row in 0..<to.rows {
    for column in 0..<to.columns {
      let place = (x: column + Int(x), y: row + Int(y))
      let isInside = place.x >= edge.x && place.x < columns - edge.x && place.y >= edge.y && place.y < rows - edge.y
      for component in 0..<4 {
        if component == 0, Int(flags) & kvImageLeaveAlphaUnchanged != 0 {
          to.row(row)[column * 4] = original[place.y][place.x * 4]
        } else {
          to.row(row)[column * 4 + component] =
            isInside ? second[(place.y * columns + place.x) * 4 + component] : original[place.y][place.x * 4 + component]
        }
      }
    }
  }
  return kvImageNoError
}

/// Blurs with a kernel that falls off evenly: two averages of half the size.
public func vImageTentConvolve_ARGB8888(
  _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>, _ temporary: UnsafeMutableRawPointer?,
  _ x: vImagePixelCount, _ y: vImagePixelCount, _ kernelHeight: UInt32, _ kernelWidth: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
  guard kernelHeight % 2 == 1, kernelWidth % 2 == 1 else { return kvImageInvalidKernelSize }
  let (height, width) = ((kernelHeight / 2) | 1, (kernelWidth / 2) | 1)
  let result = vImageBoxConvolve_ARGB8888(source, target, nil, x, y, height, width, backgroundColor, flags)
  guard result == kvImageNoError else { return result }
  return vImageBoxConvolve_ARGB8888(target, target, nil, 0, 0, height, width, backgroundColor, flags)
}

/// Multiplies each pixel by a matrix of four rows and columns, whose rows belong to the source's components, and divides by a number.
public func vImageMatrixMultiply_ARGB8888(
  _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>, _ divisor: Int32,
  _ preBias: UnsafePointer<Int16>?, _ postBias: UnsafePointer<Int32>?, _ flags: vImage_Flags
) -> vImage_Error {
  let (from, to) = (source.pointee, target.pointee)
  if let error = problem(from, to) { return error }
  guard divisor != 0 else { return kvImageNullPointerArgument }
  for y in 0..<to.rows {
    let (a, b) = (from.row(y), to.row(y))
    for x in 0..<to.columns {
      let pixel = (0..<4).map { Int(a[x * 4 + $0]) + Int(preBias?[$0] ?? 0) }
      for component in 0..<4 {
        var sum = Int(postBias?[component] ?? 0)
        for k in 0..<4 { sum += pixel[k] * Int(matrix[k * 4 + component]) }
        b[x * 4 + component] = UInt8(clamping: sum / Int(divisor))
      }
    }
  }
  return kvImageNoError
}

/// Scales an image to the size of the target. Shrinking averages the pixels that fall together.
public func vImageScale_ARGB8888(
  _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>, _ temporary: UnsafeMutableRawPointer?,
  _ flags: vImage_Flags
) -> vImage_Error {
  let (from, to) = (source.pointee, target.pointee)
  if let error = problem(from, to, sameSize: false) { return error }
  guard from.columns > 0, from.rows > 0 else { return kvImageRoiLargerThanInputBuffer }
  /// Returns the source's pixels of each target pixel, with their weights.
  func weights(_ source: Int, _ target: Int) -> [[(index: Int, weight: Double)]] {
    let ratio = Double(source) / Double(max(target, 1))
    let reach = max(1, ratio)
    return (0..<target).map { position in
      let centre = (Double(position) + 0.5) * ratio - 0.5
      let range = Int((centre - reach).rounded(.up))...Int((centre + reach).rounded(.down))
      let raw = range.map { (min(max($0, 0), source - 1), max(0, 1 - abs(Double($0) - centre) / reach)) }
      let sum = raw.reduce(0) { $0 + $1.1 }
      return raw.map { ($0.0, $0.1 / sum) }
    }
  }
  let (across, down) = (weights(from.columns, to.columns), weights(from.rows, to.rows))
  for y in 0..<to.rows {
    for x in 0..<to.columns {
      var sums = SIMD4<Double>()
      for (row, high) in down[y] {
        let pixels = from.row(row)
        for (column, wide) in across[x] {
          let pixel = pixels + column * 4
          sums += SIMD4(Double(pixel[0]), Double(pixel[1]), Double(pixel[2]), Double(pixel[3])) * (high * wide)
        }
      }
      for component in 0..<4 { to.row(y)[x * 4 + component] = UInt8(min(255, max(0, sums[component].rounded()))) }
    }
  }
  return kvImageNoError
}

/// Moves components: the target's component n is the source's component `map[n]`.
public func vImagePermuteChannels_ARGB8888(
  _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>, _ map: UnsafePointer<UInt8>, _ flags: vImage_Flags
) -> vImage_Error {
  let (from, to) = (source.pointee, target.pointee)
  if let error = problem(from, to) { return error }
  guard (0..<4).allSatisfy({ map[$0] < 4 }) else { return kvImageInvalidImageFormat }
  for y in 0..<to.rows {
    for x in 0..<to.columns {
      let pixel = (0..<4).map { from.row(y)[x * 4 + $0] }
      for component in 0..<4 { to.row(y)[x * 4 + component] = pixel[Int(map[component])] }
    }
  }
  return kvImageNoError
}

/// Mirrors an image left to right.
public func vImageHorizontalReflect_ARGB8888(
  _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  let (from, to) = (source.pointee, target.pointee)
  if let error = problem(from, to) { return error }
  for y in 0..<to.rows {
    let row = Array(UnsafeBufferPointer(start: from.row(y), count: to.columns * 4))
    for x in 0..<to.columns { for c in 0..<4 { to.row(y)[x * 4 + c] = row[(to.columns - 1 - x) * 4 + c] } }
  }
  return kvImageNoError
}

/// Computes the histogram of each of the four components: 256 counts each.
public func vImageHistogramCalculation_ARGB8888(
  _ source: UnsafePointer<vImage_Buffer>, _ histogram: UnsafeMutablePointer<UnsafeMutablePointer<vImagePixelCount>?>,
  _ flags: vImage_Flags
) -> vImage_Error {
  let from = source.pointee
  guard from.data != nil else { return kvImageNullPointerArgument }
  for component in 0..<4 {
    guard let counts = histogram[component] else { return kvImageNullPointerArgument }
    counts.update(repeating: 0, count: 256)
    for y in 0..<from.rows { for x in 0..<from.columns { counts[Int(from.row(y)[x * 4 + component])] += 1 } }
  }
  return kvImageNoError
}

/// Converts each component of a plane. The target is not larger than the source.
private func convert<From, To>(
  _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>, _ change: (From) -> To
) -> vImage_Error {
  let (from, to) = (source.pointee, target.pointee)
  if let error = problem(from, to) { return error }
  for row in 0..<to.rows {
    let (read, write) = (UnsafeRawPointer(from.row(row)), UnsafeMutableRawPointer(to.row(row)))
    for column in 0..<to.columns {
      let value = read.loadUnaligned(fromByteOffset: column * MemoryLayout<From>.size, as: From.self)
      write.storeBytes(of: change(value), toByteOffset: column * MemoryLayout<To>.size, as: To.self)
    }
  }
  return kvImageNoError
}

/// Converts components of 16-bit floating-point numbers to 32 bits.
public func vImageConvert_Planar16FtoPlanarF(
  _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { convert(source, target) { (value: Float16) in Float(value) } }

/// Converts components of 32-bit floating-point numbers to 16 bits.
public func vImageConvert_PlanarFtoPlanar16F(
  _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { convert(source, target) { (value: Float) in Float16(value) } }

/// Converts components of eight bits to numbers: 0 to the minimum, 255 to the maximum.
public func vImageConvert_Planar8toPlanarF(
  _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>, _ maxFloat: Pixel_F, _ minFloat: Pixel_F,
  _ flags: vImage_Flags
) -> vImage_Error { convert(source, target) { (value: UInt8) in minFloat + (maxFloat - minFloat) * Float(value) / 255 } }

/// Converts numbers to components of eight bits: the minimum to 0, the maximum to 255.
public func vImageConvert_PlanarFtoPlanar8(
  _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>, _ maxFloat: Pixel_F, _ minFloat: Pixel_F,
  _ flags: vImage_Flags
) -> vImage_Error {
  convert(source, target) { (value: Float) in
    let share = maxFloat == minFloat ? 0 : (value - minFloat) / (maxFloat - minFloat) * 255
    return share.isNaN ? 0 : UInt8(max(0, min(255, share.rounded())))
  }
}
