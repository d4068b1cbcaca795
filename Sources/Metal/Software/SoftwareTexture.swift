/// A texture in the memory of the process.
package final class SoftwareTexture: SoftwareResource, MTLTexture, @unchecked Sendable {
  /// The place of a level of detail in each slice.
  struct Level {
    let width, height, depth: Int
    let offset, bytesPerRow, bytesPerImage: Int
  }
  package let width, height, depth, mipmapLevelCount, sampleCount, arrayLength: Int
  package let pixelFormat: MTLPixelFormat
  package let textureType: MTLTextureType
  package let usage: MTLTextureUsage
  package let swizzle: MTLTextureSwizzleChannels
  package let allowGPUOptimizedContents: Bool
  package var isFramebufferOnly = false
  package let parent: (any MTLTexture)?
  package let parentRelativeLevel, parentRelativeSlice: Int
  package let buffer: (any MTLBuffer)?
  package let bufferOffset, bufferBytesPerRow: Int
  package var isShareable: Bool { false }
  let layout: PixelLayout
  let levels: [Level]
  private let memory: Memory
  private let start, bytesPerSlice: Int
  let slices: Int

  /// Allocates the memory of a texture; nil if the size or the format is not possible.
  package init?(_ descriptor: MTLTextureDescriptor) {
    guard let layout = descriptor.pixelFormat.layout,
      [descriptor.width, descriptor.height, descriptor.depth, descriptor.arrayLength].allSatisfy({ (1...16_384).contains($0) }),
      (1...16).contains(descriptor.mipmapLevelCount)
    else { return nil }
    let isCube = [.typeCube, .typeCubeArray].contains(descriptor.textureType)
    slices = descriptor.arrayLength * (isCube ? 6 : 1)
    guard let (levels, bytes) = Self.levels(descriptor, layout, bytesPerRow: nil), bytes <= Memory.most / slices,
      let memory = Memory(length: bytes * slices)
    else { return nil }
    (self.levels, bytesPerSlice, self.memory, self.layout, start) = (levels, bytes, memory, layout, 0)
    (width, height, depth, mipmapLevelCount) = (descriptor.width, descriptor.height, descriptor.depth, levels.count)
    (sampleCount, arrayLength, pixelFormat) = (descriptor.sampleCount, descriptor.arrayLength, descriptor.pixelFormat)
    (textureType, usage, swizzle) = (descriptor.textureType, descriptor.usage, descriptor.swizzle)
    allowGPUOptimizedContents = descriptor.allowGPUOptimizedContents
    (parent, parentRelativeLevel, parentRelativeSlice, buffer, bufferOffset, bufferBytesPerRow) = (nil, 0, 0, nil, 0, 0)
    super.init(options: descriptor.resourceOptions, size: memory.length)
  }

  /// One image in memory of others, which has room for it.
  init(_ descriptor: MTLTextureDescriptor, memory: Memory, offset: Int, bytesPerRow: Int, buffer: (any MTLBuffer)?) {
    let layout = descriptor.pixelFormat.layout ?? PixelLayout(bytes: 4)
    let rows = layout.rows(descriptor.height)
    levels = [
      Level(
        width: descriptor.width, height: descriptor.height, depth: 1, offset: 0, bytesPerRow: bytesPerRow, bytesPerImage: bytesPerRow * rows
      )
    ]
    (bytesPerSlice, self.memory, self.layout, start, slices) = (bytesPerRow * rows, memory, layout, offset, 1)
    (width, height, depth, mipmapLevelCount) = (descriptor.width, descriptor.height, 1, 1)
    (sampleCount, arrayLength, pixelFormat) = (1, 1, descriptor.pixelFormat)
    (textureType, usage, swizzle) = (descriptor.textureType, descriptor.usage, descriptor.swizzle)
    allowGPUOptimizedContents = descriptor.allowGPUOptimizedContents
    (parent, parentRelativeLevel, parentRelativeSlice) = (nil, 0, 0)
    (self.buffer, bufferOffset, bufferBytesPerRow) = (buffer, offset, bytesPerRow)
    super.init(options: descriptor.resourceOptions, size: bytesPerRow * rows)
  }

  /// A view of levels and slices of another texture.
  private init(
    _ other: SoftwareTexture, _ format: MTLPixelFormat, _ type: MTLTextureType, _ levelRange: Range<Int>, _ sliceRange: Range<Int>
  ) {
    (levels, bytesPerSlice, memory, layout) = (Array(other.levels[levelRange]), other.bytesPerSlice, other.memory, other.layout)
    start = other.start + sliceRange.lowerBound * other.bytesPerSlice
    slices = sliceRange.count
    let first = other.levels[levelRange.lowerBound]
    (width, height, depth, mipmapLevelCount) = (first.width, first.height, first.depth, levelRange.count)
    let isCube = [.typeCube, .typeCubeArray].contains(type)
    (sampleCount, arrayLength, pixelFormat) = (other.sampleCount, isCube ? max(1, slices / 6) : slices, format)
    (textureType, usage, swizzle, allowGPUOptimizedContents) = (type, other.usage, other.swizzle, other.allowGPUOptimizedContents)
    (parent, parentRelativeLevel, parentRelativeSlice) = (other, levelRange.lowerBound, sliceRange.lowerBound)
    (buffer, bufferOffset, bufferBytesPerRow) = (other.buffer, other.bufferOffset, other.bufferBytesPerRow)
    super.init(options: other.options, size: 0)
  }

  private static func levels(_ descriptor: MTLTextureDescriptor, _ layout: PixelLayout, bytesPerRow: Int?) -> ([Level], Int)? {
    var levels: [Level] = []
    var offset = 0
    var (width, height, depth) = (descriptor.width, descriptor.height, descriptor.depth)
    for _ in 0..<descriptor.mipmapLevelCount {
      let row = layout.bytesPerRow(width)
      let image = row * layout.rows(height)
      levels.append(Level(width: width, height: height, depth: depth, offset: offset, bytesPerRow: row, bytesPerImage: image))
      offset += image * depth
      guard offset <= Memory.most else { return nil }
      if (width, height, depth) == (1, 1, 1) { break }
      (width, height, depth) = (max(1, width / 2), max(1, height / 2), max(1, depth / 2))
    }
    return (levels, offset)
  }

  /// The address of the first pixel of an image.
  func address(level: Int, slice: Int, depth: Int = 0) -> UnsafeMutableRawPointer {
    memory.base + start + slice * bytesPerSlice + levels[level].offset + depth * levels[level].bytesPerImage
  }
  /// The first pixel and the bytes from row to row of the largest image.
  package var pixels: (base: UnsafeMutableRawPointer, bytesPerRow: Int) { (address(level: 0, slice: 0), levels[0].bytesPerRow) }

  /// Calls a closure with the address, the place and the bytes of each row of blocks in a region that is inside of the texture.
  func rows(
    _ region: MTLRegion, level: Int, slice: Int,
    _ body: (_ address: UnsafeMutableRawPointer, _ row: Int, _ image: Int, _ bytes: Int) -> Void
  ) {
    guard levels.indices.contains(level), (0..<slices).contains(slice) else { return }
    let place = levels[level]
    let (origin, size) = (region.origin, region.size)
    guard origin.x >= 0, origin.y >= 0, origin.z >= 0, size.width > 0, size.height > 0, size.depth > 0,
      origin.x <= place.width, size.width <= place.width - origin.x, origin.y <= place.height, size.height <= place.height - origin.y,
      origin.z <= place.depth, size.depth <= place.depth - origin.z
    else { return }
    let bytes = layout.bytesPerRow(size.width)
    for image in 0..<size.depth {
      let base = address(level: level, slice: slice, depth: origin.z + image) + origin.x / layout.width * layout.bytes
      for row in 0..<layout.rows(size.height) {
        body(base + (origin.y / layout.height + row) * place.bytesPerRow, row, image, bytes)
      }
    }
  }

  package func replace(
    region: MTLRegion, mipmapLevel level: Int, slice: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int, bytesPerImage: Int
  ) {
    rows(region, level: level, slice: slice) { address, row, image, bytes in
      let step = bytesPerRow > 0 ? bytesPerRow : bytes
      memcpy(address, pixelBytes + image * bytesPerImage + row * step, min(bytes, step))
    }
  }
  package func replace(region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int) {
    replace(
      region: region, mipmapLevel: level, slice: 0, withBytes: pixelBytes, bytesPerRow: bytesPerRow,
      bytesPerImage: bytesPerRow * layout.rows(region.size.height))
  }
  package func getBytes(
    _ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, bytesPerImage: Int, from region: MTLRegion, mipmapLevel level: Int, slice: Int
  ) {
    rows(region, level: level, slice: slice) { address, row, image, bytes in
      let step = bytesPerRow > 0 ? bytesPerRow : bytes
      memcpy(pixelBytes + image * bytesPerImage + row * step, address, min(bytes, step))
    }
  }
  package func getBytes(_ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int) {
    getBytes(
      pixelBytes, bytesPerRow: bytesPerRow, bytesPerImage: bytesPerRow * layout.rows(max(0, region.size.height)), from: region,
      mipmapLevel: level, slice: 0)
  }
  package func makeTextureView(pixelFormat: MTLPixelFormat) -> (any MTLTexture)? {
    makeTextureView(pixelFormat: pixelFormat, textureType: textureType, levels: 0..<levels.count, slices: 0..<slices)
  }
  package func makeTextureView(
    pixelFormat: MTLPixelFormat, textureType: MTLTextureType, levels levelRange: Range<Int>, slices sliceRange: Range<Int>
  ) -> (any MTLTexture)? {
    guard pixelFormat.layout == layout, !levelRange.isEmpty, !sliceRange.isEmpty, levelRange.lowerBound >= 0, sliceRange.lowerBound >= 0,
      levelRange.upperBound <= levels.count, sliceRange.upperBound <= slices
    else { return nil }
    return SoftwareTexture(self, pixelFormat, textureType, levelRange, sliceRange)
  }

  /// Fills an image with a color, or with an integer for formats without colors.
  func fill(_ color: SIMD4<Float>, level: Int, slice: Int, depth: Int) {
    guard levels.indices.contains(level), (0..<slices).contains(slice), (0..<levels[level].depth).contains(depth) else { return }
    let place = levels[level]
    let base = address(level: level, slice: slice, depth: depth)
    let pixel = [UInt8](unsafeUninitializedCapacity: layout.bytes) { bytes, count in
      bytes.initialize(repeating: 0)
      count = layout.bytes
      if let coder = PixelCoder(pixelFormat) {
        coder.write(color, to: bytes.baseAddress!)
      } else if pixelFormat == .stencil8 {
        bytes[0] = UInt8(max(0, min(255, color.x)))
      }
    }
    pixel.withUnsafeBytes { pixel in
      for x in 0..<(place.bytesPerRow / layout.bytes) { memcpy(base + x * layout.bytes, pixel.baseAddress!, layout.bytes) }
    }
    for row in 1..<max(1, layout.rows(place.height)) { memcpy(base + row * place.bytesPerRow, base, place.bytesPerRow) }
  }

  /// Fills the smaller levels with averages of four pixels.
  func generateMipmaps() {
    guard let coder = PixelCoder(pixelFormat), levels.count > 1 else { return }
    for slice in 0..<slices {
      for level in 1..<levels.count {
        let (from, to) = (levels[level - 1], levels[level])
        for z in 0..<to.depth {
          let source = address(level: level - 1, slice: slice, depth: min(z * 2, from.depth - 1))
          let target = address(level: level, slice: slice, depth: z)
          for y in 0..<to.height {
            for x in 0..<to.width {
              var sum = SIMD4<Float>.zero
              for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                let (sx, sy) = (min(x * 2 + dx, from.width - 1), min(y * 2 + dy, from.height - 1))
                sum += coder.color(at: source + sy * from.bytesPerRow + sx * layout.bytes)
              }
              coder.write(sum / 4, to: target + y * to.bytesPerRow + x * layout.bytes)
            }
          }
        }
      }
    }
  }
}
