import Metal
import UIKit

/// Loads images into textures.
nonisolated open class MTKTextureLoader: NSObject {
  /// The name of an option.
  public struct Option: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The option to reserve memory for smaller levels of the image.
    public static let allocateMipmaps = Option(rawValue: "MTKTextureLoaderOptionAllocateMipmaps")
    /// The option to compute smaller levels of the image.
    public static let generateMipmaps = Option(rawValue: "MTKTextureLoaderOptionGenerateMipmaps")
    /// The option to store the colors with the encoding of sRGB.
    public static let SRGB = Option(rawValue: "MTKTextureLoaderOptionSRGB")
    /// The option for the allowed uses of the texture.
    public static let textureUsage = Option(rawValue: "MTKTextureLoaderOptionTextureUsage")
    /// The option for the cache of the processor, which has no effect here.
    public static let textureCPUCacheMode = Option(rawValue: "MTKTextureLoaderOptionTextureCPUCacheMode")
    /// The option for the memory of the texture, which has no effect here.
    public static let textureStorageMode = Option(rawValue: "MTKTextureLoaderOptionTextureStorageMode")
    /// The option for the arrangement of the sides of a cube, which has no effect here.
    public static let cubeLayout = Option(rawValue: "MTKTextureLoaderOptionCubeLayout")
    /// The option for the corner with the first pixel.
    public static let origin = Option(rawValue: "MTKTextureLoaderOptionOrigin")
    /// The option to load an array of textures, which has no effect here.
    public static let loadAsArray = Option(rawValue: "MTKTextureLoaderOptionLoadAsArray")
  }
  /// The corner with the first pixel.
  public struct Origin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The top left corner.
    public static let topLeft = Origin(rawValue: "MTKTextureLoaderOriginTopLeft")
    /// The bottom left corner.
    public static let bottomLeft = Origin(rawValue: "MTKTextureLoaderOriginBottomLeft")
    /// The corner opposite to that of the file, above or below it.
    public static let flippedVertically = Origin(rawValue: "MTKTextureLoaderOriginFlippedVertically")
  }
  /// The arrangement of the sides of a cube.
  public struct CubeLayout: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The sides of the cube one below the other.
    public static let vertical = CubeLayout(rawValue: "MTKTextureLoaderCubeLayoutVertical")
  }
  /// An image cannot be loaded.
  public struct Error: Swift.Error, LocalizedError, Equatable, Sendable {
    let reason: String
    public var errorDescription: String? { reason }
  }
  /// A closure that receives a texture or an error.
  public typealias Callback = ((any MTLTexture)?, (any Swift.Error)?) -> Void

  /// The device that makes the textures.
  public let device: any MTLDevice
  /// Creates a loader of textures of a device.
  public init(device: any MTLDevice) { self.device = device }

  /// Creates a texture of a bitmap, of eight bits a component.
  open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture {
    let (width, height) = (cgImage.width, cgImage.height)
    func isOn(_ option: Option) -> Bool { (options?[option] as? NSNumber)?.boolValue ?? (options?[option] as? Bool) ?? false }
    let isMipmapped = isOn(.allocateMipmaps) || isOn(.generateMipmaps)
    let isEncoded = options?[.SRGB] == nil || isOn(.SRGB)
    let descriptor = MTLTextureDescriptor.texture2DDescriptor(
      pixelFormat: isEncoded ? .bgra8Unorm_srgb : .bgra8Unorm, width: width, height: height, mipmapped: isMipmapped)
    if let usage = (options?[.textureUsage] as? NSNumber)?.uintValue ?? (options?[.textureUsage] as? UInt) {
      descriptor.usage = MTLTextureUsage(rawValue: usage)
    }
    guard width > 0, height > 0, width <= 16_384, height <= 16_384,
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue),
      let texture = device.makeTexture(descriptor: descriptor)
    else { throw Error(reason: "The image has no size that a texture can have.") }
    let origin = options?[.origin] as? Origin
    if origin == .bottomLeft || origin == .flippedVertically {
      context.translateBy(x: 0, y: CGFloat(height))
      context.scaleBy(x: 1, y: -1)
    }
    context.draw(cgImage, in: CGRect(x: 0, y: 0, width: width, height: height))
    guard let data = context.data else { throw Error(reason: "The image cannot be decoded.") }
    texture.replace(
      region: MTLRegionMake2D(0, 0, width, height), mipmapLevel: 0, withBytes: data, bytesPerRow: context.bytesPerRow)
    if isOn(.generateMipmaps), let commands = device.makeCommandQueue()?.makeCommandBuffer() {
      let blit = commands.makeBlitCommandEncoder()
      blit?.generateMipmaps(for: texture)
      blit?.endEncoding()
      commands.commit()
    }
    return texture
  }
  /// Creates a texture of the content of an image file.
  open func newTexture(data: Data, options: [Option: Any]? = nil) throws -> any MTLTexture {
    guard let picture = UIImage(data: data)?.cgImage else { throw Error(reason: "Image decoding failed") }
    return try newTexture(cgImage: picture, options: options)
  }
  /// Creates a texture of an image file.
  open func newTexture(URL url: URL, options: [Option: Any]? = nil) throws -> any MTLTexture {
    try newTexture(data: try Data(contentsOf: url), options: options)
  }
  /// Creates a texture of an image in the catalogs or the resources of a bundle.
  open func newTexture(name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil) throws -> any MTLTexture {
    guard let picture = UIImage(named: name, in: bundle, compatibleWith: nil)?.cgImage else {
      throw Error(reason: "There is no image named \(name).")
    }
    return try newTexture(cgImage: picture, options: options)
  }

  // MARK: Forms with a completion handler

  /// Creates a texture of a bitmap and passes it to a closure.
  open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil, completionHandler: @escaping Callback) {
    answer(completionHandler) { try newTexture(cgImage: cgImage, options: options) }
  }
  /// Creates a texture of the data of an image and passes it to a closure.
  open func newTexture(data: Data, options: [Option: Any]? = nil, completionHandler: @escaping Callback) {
    answer(completionHandler) { try newTexture(data: data, options: options) }
  }
  /// Creates a texture of the image in a file and passes it to a closure.
  open func newTexture(URL url: URL, options: [Option: Any]? = nil, completionHandler: @escaping Callback) {
    answer(completionHandler) { try newTexture(URL: url, options: options) }
  }
  /// Creates a texture of a named image of a bundle and passes it to a closure.
  open func newTexture(
    name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil, completionHandler: @escaping Callback
  ) { answer(completionHandler) { try newTexture(name: name, scaleFactor: scaleFactor, bundle: bundle, options: options) } }
  private func answer(_ handler: Callback, _ make: () throws -> any MTLTexture) {
    do { handler(try make(), nil) } catch { handler(nil, error) }
  }
  // Names of Swift 3.
  /// Creates a texture of a bitmap.
  open func newTexture(with cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture {
    try newTexture(cgImage: cgImage, options: options)
  }
  /// Creates a texture of the image in a file.
  open func newTexture(withContentsOf url: URL, options: [Option: Any]? = nil) throws -> any MTLTexture {
    try newTexture(URL: url, options: options)
  }
}
