public import CoreGraphics
public import Foundation
public import Metal

/// Loads images into textures of a device. There is no device on Linux, so every load fails.
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
    /// The option for the cache of the processor.
    public static let textureCPUCacheMode = Option(rawValue: "MTKTextureLoaderOptionTextureCPUCacheMode")
    /// The option for the memory of the texture.
    public static let textureStorageMode = Option(rawValue: "MTKTextureLoaderOptionTextureStorageMode")
    /// The option for the arrangement of the sides of a cube.
    public static let cubeLayout = Option(rawValue: "MTKTextureLoaderOptionCubeLayout")
    /// The option for the corner with the first pixel.
    public static let origin = Option(rawValue: "MTKTextureLoaderOptionOrigin")
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
  public init(device: any MTLDevice) { self.device = device }

  /// Throws the error that no texture can be made.
  open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture { throw Self.noDevice }
  /// Throws the error that no texture can be made.
  open func newTexture(data: Data, options: [Option: Any]? = nil) throws -> any MTLTexture { throw Self.noDevice }
  /// Throws the error that no texture can be made.
  open func newTexture(URL url: URL, options: [Option: Any]? = nil) throws -> any MTLTexture { throw Self.noDevice }
  /// Throws the error that no texture can be made.
  open func newTexture(name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil) throws -> any MTLTexture {
    throw Self.noDevice
  }
  /// Calls the closure with the error that no texture can be made.
  open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil, completionHandler: @escaping Callback) {
    completionHandler(nil, Self.noDevice)
  }
  /// Calls the closure with the error that no texture can be made.
  open func newTexture(data: Data, options: [Option: Any]? = nil, completionHandler: @escaping Callback) {
    completionHandler(nil, Self.noDevice)
  }
  /// Calls the closure with the error that no texture can be made.
  open func newTexture(URL url: URL, options: [Option: Any]? = nil, completionHandler: @escaping Callback) {
    completionHandler(nil, Self.noDevice)
  }
  private static let noDevice = Error(reason: "There is no Metal device on Linux.")
}
