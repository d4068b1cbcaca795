public import Metal

/// Loads images into textures of a device. There is no device on Linux, so every load fails.
nonisolated open class MTKTextureLoader: NSObject {
  public struct Option: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The option to allocate memory for mipmap levels.
    public static let allocateMipmaps = Option(rawValue: "MTKTextureLoaderOptionAllocateMipmaps")
    public static let generateMipmaps = Option(rawValue: "MTKTextureLoaderOptionGenerateMipmaps")
    /// The option to use the sRGB color encoding.
    public static let SRGB = Option(rawValue: "MTKTextureLoaderOptionSRGB")
    public static let textureUsage = Option(rawValue: "MTKTextureLoaderOptionTextureUsage")
    public static let textureCPUCacheMode = Option(rawValue: "MTKTextureLoaderOptionTextureCPUCacheMode")
    public static let textureStorageMode = Option(rawValue: "MTKTextureLoaderOptionTextureStorageMode")
    /// The option for the layout of a cube map's faces.
    public static let cubeLayout = Option(rawValue: "MTKTextureLoaderOptionCubeLayout")
    public static let origin = Option(rawValue: "MTKTextureLoaderOptionOrigin")
    public static let loadAsArray = Option(rawValue: "MTKTextureLoaderOptionLoadAsArray")
  }
  public struct Origin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let topLeft = Origin(rawValue: "MTKTextureLoaderOriginTopLeft")
    public static let bottomLeft = Origin(rawValue: "MTKTextureLoaderOriginBottomLeft")
    /// The vertically opposite corner to that of the file.
    public static let flippedVertically = Origin(rawValue: "MTKTextureLoaderOriginFlippedVertically")
  }
  public struct CubeLayout: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The faces are arranged in a column.
    public static let vertical = CubeLayout(rawValue: "MTKTextureLoaderCubeLayoutVertical")
  }
  public struct Error: Swift.Error, LocalizedError, Equatable, Sendable {
    let reason: String
    public var errorDescription: String? { reason }
  }
  public typealias Callback = ((any MTLTexture)?, (any Swift.Error)?) -> Void

  public let device: any MTLDevice
  public init(device: any MTLDevice) { self.device = device }

  /// Throws an error on Linux, which has no device.
  open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture { throw Self.noDevice }
  /// Throws an error on Linux, which has no device.
  open func newTexture(data: Data, options: [Option: Any]? = nil) throws -> any MTLTexture { throw Self.noDevice }
  /// Throws an error on Linux, which has no device.
  open func newTexture(URL url: URL, options: [Option: Any]? = nil) throws -> any MTLTexture { throw Self.noDevice }
  /// Throws an error on Linux, which has no device.
  open func newTexture(name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil) throws -> any MTLTexture {
    throw Self.noDevice
  }
  /// Calls the closure with an error on Linux, which has no device.
  open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil, completionHandler: @escaping Callback) {
    completionHandler(nil, Self.noDevice)
  }
  /// Calls the closure with an error on Linux, which has no device.
  open func newTexture(data: Data, options: [Option: Any]? = nil, completionHandler: @escaping Callback) {
    completionHandler(nil, Self.noDevice)
  }
  /// Calls the closure with an error on Linux, which has no device.
  open func newTexture(URL url: URL, options: [Option: Any]? = nil, completionHandler: @escaping Callback) {
    completionHandler(nil, Self.noDevice)
  }
  private static let noDevice = Error(reason: "There is no Metal device on Linux.")
}
