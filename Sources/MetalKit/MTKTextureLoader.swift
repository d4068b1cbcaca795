import Metal
import UIKit

/// Loads images into textures.
nonisolated open class MTKTextureLoader: NSObject {
  /// The name of an option.
  public struct Option: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let allocateMipmaps = Option(rawValue: "MTKTextureLoaderOptionAllocateMipmaps")
    public static let generateMipmaps = Option(rawValue: "MTKTextureLoaderOptionGenerateMipmaps")
    public static let SRGB = Option(rawValue: "MTKTextureLoaderOptionSRGB")
    public static let textureUsage = Option(rawValue: "MTKTextureLoaderOptionTextureUsage")
    public static let textureCPUCacheMode = Option(rawValue: "MTKTextureLoaderOptionTextureCPUCacheMode")
    public static let textureStorageMode = Option(rawValue: "MTKTextureLoaderOptionTextureStorageMode")
    public static let cubeLayout = Option(rawValue: "MTKTextureLoaderOptionCubeLayout")
    public static let origin = Option(rawValue: "MTKTextureLoaderOptionOrigin")
    public static let loadAsArray = Option(rawValue: "MTKTextureLoaderOptionLoadAsArray")
  }
  /// The corner with the first pixel.
  public struct Origin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let topLeft = Origin(rawValue: "MTKTextureLoaderOriginTopLeft")
    public static let bottomLeft = Origin(rawValue: "MTKTextureLoaderOriginBottomLeft")
    public static let flippedVertically = Origin(rawValue: "MTKTextureLoaderOriginFlippedVertically")
  }
  /// The arrangement of the sides of a cube.
  public struct CubeLayout: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let vertical = CubeLayout(rawValue: "MTKTextureLoaderCubeLayoutVertical")
  }
  /// An image cannot be loaded.
  public struct Error: Swift.Error, LocalizedError, Equatable, Sendable {
    let reason: String
    public var errorDescription: String? { reason }
  }
  public typealias Callback = ((any MTLTexture)?, (any Swift.Error)?) -> Void

  public let device: any MTLDevice
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

  open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil, completionHandler: @escaping Callback) {
    answer(completionHandler) { try newTexture(cgImage: cgImage, options: options) }
  }
  open func newTexture(data: Data, options: [Option: Any]? = nil, completionHandler: @escaping Callback) {
    answer(completionHandler) { try newTexture(data: data, options: options) }
  }
  open func newTexture(URL url: URL, options: [Option: Any]? = nil, completionHandler: @escaping Callback) {
    answer(completionHandler) { try newTexture(URL: url, options: options) }
  }
  open func newTexture(
    name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil, completionHandler: @escaping Callback
  ) { answer(completionHandler) { try newTexture(name: name, scaleFactor: scaleFactor, bundle: bundle, options: options) } }
  private func answer(_ handler: Callback, _ make: () throws -> any MTLTexture) {
    do { handler(try make(), nil) } catch { handler(nil, error) }
  }
  // Names of Swift 3.
  open func newTexture(with cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture {
    try newTexture(cgImage: cgImage, options: options)
  }
  open func newTexture(withContentsOf url: URL, options: [Option: Any]? = nil) throws -> any MTLTexture {
    try newTexture(URL: url, options: options)
  }
}
