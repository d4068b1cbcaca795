public import CoreVideo

/// Creates textures of pixel buffers.
public final class CVMetalTextureCache: NSObject, @unchecked Sendable {
  let device: any MTLDevice
  init(_ device: any MTLDevice) { self.device = device }
}
/// A texture of a pixel buffer. It reads and writes the buffer's memory.
public final class CVMetalTexture: NSObject, @unchecked Sendable {
  let texture: any MTLTexture
  init(_ texture: any MTLTexture) { self.texture = texture }
}

/// Creates a cache.
@discardableResult public func CVMetalTextureCacheCreate(
  _ allocator: AnyObject?, _ cacheAttributes: NSDictionary?, _ metalDevice: any MTLDevice, _ textureAttributes: NSDictionary?,
  _ cacheOut: UnsafeMutablePointer<CVMetalTextureCache?>
) -> CVReturn {
  cacheOut.pointee = CVMetalTextureCache(metalDevice)
  return kCVReturnSuccess
}
/// Creates a texture of the memory of a pixel buffer.
@discardableResult public func CVMetalTextureCacheCreateTextureFromImage(
  _ allocator: AnyObject?, _ textureCache: CVMetalTextureCache, _ sourceImage: CVImageBuffer, _ textureAttributes: NSDictionary?,
  _ pixelFormat: MTLPixelFormat, _ width: Int, _ height: Int, _ planeIndex: Int, _ textureOut: UnsafeMutablePointer<CVMetalTexture?>
) -> CVReturn {
  let bytesPerRow = CVPixelBufferGetBytesPerRow(sourceImage)
  guard let layout = pixelFormat.layout, width > 0, height > 0, width <= CVPixelBufferGetWidth(sourceImage),
    height <= CVPixelBufferGetHeight(sourceImage), layout.bytesPerRow(width) <= bytesPerRow,
    let base = CVPixelBufferGetBaseAddress(sourceImage)
  else { return kCVReturnInvalidArgument }
  let memory = Memory(base, length: bytesPerRow * height) { withExtendedLifetime(sourceImage) {} }
  let descriptor = MTLTextureDescriptor.texture2DDescriptor(pixelFormat: pixelFormat, width: width, height: height, mipmapped: false)
  textureOut.pointee = CVMetalTexture(SoftwareTexture(descriptor, memory: memory, offset: 0, bytesPerRow: bytesPerRow, buffer: nil))
  return kCVReturnSuccess
}
/// Returns the texture.
public func CVMetalTextureGetTexture(_ image: CVMetalTexture) -> (any MTLTexture)? { image.texture }
/// Returns whether the first row is at the bottom: never.
public func CVMetalTextureIsFlipped(_ image: CVMetalTexture) -> Bool { false }
/// Frees unused textures. None is kept.
public func CVMetalTextureCacheFlush(_ textureCache: CVMetalTextureCache, _ options: UInt64) {}
