public import CoreVideo

/// Creates textures of pixel buffers. Without a device no instance can be created.
public final class CVMetalTextureCache: NSObject, Sendable { private override init() {} }
/// A texture of a pixel buffer. Without a device no instance can be created.
public final class CVMetalTexture: NSObject, Sendable { private override init() {} }

/// Returns `kCVReturnError`, because there is no device.
@discardableResult public func CVMetalTextureCacheCreate(
  _ allocator: AnyObject?, _ cacheAttributes: NSDictionary?, _ metalDevice: any MTLDevice, _ textureAttributes: NSDictionary?,
  _ cacheOut: UnsafeMutablePointer<CVMetalTextureCache?>
) -> CVReturn {
  cacheOut.pointee = nil
  return kCVReturnError
}
/// Returns `kCVReturnError`, because there is no device.
@discardableResult public func CVMetalTextureCacheCreateTextureFromImage(
  _ allocator: AnyObject?, _ textureCache: CVMetalTextureCache, _ sourceImage: CVImageBuffer, _ textureAttributes: NSDictionary?,
  _ pixelFormat: MTLPixelFormat, _ width: Int, _ height: Int, _ planeIndex: Int, _ textureOut: UnsafeMutablePointer<CVMetalTexture?>
) -> CVReturn {
  textureOut.pointee = nil
  return kCVReturnError
}
public func CVMetalTextureGetTexture(_ image: CVMetalTexture) -> (any MTLTexture)? { nil }
