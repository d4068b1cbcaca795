public import CoreVideo
public import Metal

/// The pixels that a processor reads, with the topmost row first.
public protocol CIImageProcessorInput {
  /// The rectangle of the image that the pixels show.
  var region: CGRect { get }
  /// The distance between rows in bytes.
  var bytesPerRow: Int { get }
  /// The layout of a pixel.
  var format: CIFormat { get }
  /// The address of the first row.
  var baseAddress: UnsafeRawPointer { get }
  /// The pixels as a buffer of Core Video; nil, because they are in plain memory.
  var pixelBuffer: CVPixelBuffer? { get }
  /// The pixels as a texture; nil, because the processor renders.
  var metalTexture: (any MTLTexture)? { get }
}

/// The pixels that a processor writes, with the topmost row first.
public protocol CIImageProcessorOutput {
  /// The rectangle of the image to compute.
  var region: CGRect { get }
  /// The distance between rows in bytes.
  var bytesPerRow: Int { get }
  /// The layout of a pixel.
  var format: CIFormat { get }
  /// The address of the first row.
  var baseAddress: UnsafeMutableRawPointer { get }
  /// The pixels as a buffer of Core Video; nil, because they are in plain memory.
  var pixelBuffer: CVPixelBuffer? { get }
  /// The pixels as a texture; nil, because the processor renders.
  var metalTexture: (any MTLTexture)? { get }
  /// The commands that write the texture; nil, because there is no texture.
  var metalCommandBuffer: (any MTLCommandBuffer)? { get }
}

/// A filter by code of the app: a subclass computes the pixels in ``process(with:arguments:output:)``.
nonisolated open class CIImageProcessorKernel: NSObject {
  /// Computes the pixels of a rectangle. Subclasses override it. Pixels of a rectangle for which it throws are transparent.
  open class func process(
    with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
  ) throws { throw CocoaError(.featureUnsupported) }

  /// Returns the rectangle of an input that a rectangle of the result depends on.
  open class func roi(forInput inputIndex: Int32, arguments: [String: Any]?, outputRect: CGRect) -> CGRect { outputRect }

  /// Returns the layout in which an input is read.
  open class func formatForInput(at inputIndex: Int32) -> CIFormat { .BGRA8 }

  /// The layout of the result.
  open class var outputFormat: CIFormat { .BGRA8 }
  /// Whether the result is opaque, whatever the alpha that is written.
  open class var outputIsOpaque: Bool { false }
  /// Whether the inputs must be complete before the processor runs, as they always are.
  open class var synchronizeInputs: Bool { true }

  /// Returns an image whose pixels the processor computes on demand.
  open class func apply(withExtent extent: CGRect, inputs: [CIImage]?, arguments: [String: Any]?) throws -> CIImage {
    let processor = ImageProcessor(kernel: self, inputs: inputs, arguments: arguments)
    return CIImage(extent: extent) { area, space in processor.tile(area, space) }
  }
}

/// A kernel with its inputs. Unchecked, because arguments are of any type; they are only read.
private struct ImageProcessor: @unchecked Sendable {
  let kernel: CIImageProcessorKernel.Type
  let inputs: [CIImage]?
  let arguments: [String: Any]?

  func tile(_ area: PixelArea, _ space: WorkingSpace) -> PixelTile {
    let sources = inputs?.enumerated().map { index, image in
      let index = Int32(index)
      let needed = PixelArea(covering: kernel.roi(forInput: index, arguments: arguments, outputRect: area.rect))
      let memory = PixelMemory(needed, kernel.formatForInput(at: index))
      memory.write(image.tile(needed, space), space)
      return ProcessorInput(memory: memory)
    }
    let result = PixelMemory(area, kernel.outputFormat)
    do {
      try kernel.process(with: sources, arguments: arguments, output: ProcessorOutput(memory: result))
    } catch {
      return PixelTile(area)
    }
    return result.tile(isOpaque: kernel.outputIsOpaque)
  }
}

private final class PixelMemory {
  let area: PixelArea
  let format: CIFormat
  private let bytes: UnsafeMutableRawBufferPointer

  init(_ area: PixelArea, _ format: CIFormat) {
    (self.area, self.format) = (area, format)
    bytes = .allocate(byteCount: max(1, area.count * format.bytesPerPixel), alignment: 16)
    bytes.initializeMemory(as: UInt8.self, repeating: 0)
  }

  deinit { bytes.deallocate() }

  var region: CGRect { area.rect }
  var bytesPerRow: Int { area.width * format.bytesPerPixel }
  // The memory is never empty.
  var address: UnsafeMutableRawPointer { bytes.baseAddress! }

  /// Calls a closure with the number of each pixel of a tile, whose lowest row is the first, and its place in bytes.
  private func forEach(_ body: (_ index: Int, _ offset: Int) -> Void) {
    for row in 0..<area.height {
      for column in 0..<area.width {
        body((area.height - 1 - row) * area.width + column, row * bytesPerRow + column * format.bytesPerPixel)
      }
    }
  }

  func write(_ tile: PixelTile, _ space: WorkingSpace) {
    forEach { index, offset in format.write(tile.pixels[index], space, converting: false, to: address + offset) }
  }

  func tile(isOpaque: Bool) -> PixelTile {
    let values = [UInt8](bytes)
    var tile = PixelTile(area)
    // The numbers are those of the working space, so they are not converted.
    forEach { index, offset in
      tile.pixels[index] = format.pixel(values, at: offset, .encoded)
      if isOpaque { tile.pixels[index].w = 1 }
    }
    return tile
  }
}

private struct ProcessorInput: CIImageProcessorInput {
  let memory: PixelMemory
  var region: CGRect { memory.region }
  var bytesPerRow: Int { memory.bytesPerRow }
  var format: CIFormat { memory.format }
  var baseAddress: UnsafeRawPointer { UnsafeRawPointer(memory.address) }
  var pixelBuffer: CVPixelBuffer? { nil }
  var metalTexture: (any MTLTexture)? { nil }
}

private struct ProcessorOutput: CIImageProcessorOutput {
  let memory: PixelMemory
  var region: CGRect { memory.region }
  var bytesPerRow: Int { memory.bytesPerRow }
  var format: CIFormat { memory.format }
  var baseAddress: UnsafeMutableRawPointer { memory.address }
  var pixelBuffer: CVPixelBuffer? { nil }
  var metalTexture: (any MTLTexture)? { nil }
  var metalCommandBuffer: (any MTLCommandBuffer)? { nil }
}
