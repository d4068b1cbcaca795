/// The dimensions of a texture.
public enum MTLTextureType: UInt, Sendable {
  case type1D = 0
  case type1DArray = 1
  case type2D = 2
  case type2DArray = 3
  case type2DMultisample = 4
  case typeCube = 5
  case typeCubeArray = 6
  case type3D = 7
  case type2DMultisampleArray = 8
  case typeTextureBuffer = 9
}

/// The uses of a texture.
public struct MTLTextureUsage: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let shaderRead = MTLTextureUsage(rawValue: 1)
  public static let shaderWrite = MTLTextureUsage(rawValue: 2)
  public static let renderTarget = MTLTextureUsage(rawValue: 4)
  public static let pixelFormatView = MTLTextureUsage(rawValue: 16)
  public static let shaderAtomic = MTLTextureUsage(rawValue: 32)
}

/// The component that a shader reads.
public enum MTLTextureSwizzle: UInt8, Sendable {
  case zero = 0
  case one = 1
  case red = 2
  case green = 3
  case blue = 4
  case alpha = 5
}

/// The compression of a texture's memory.
public enum MTLTextureCompressionType: Int, Sendable {
  case lossless = 0
  case lossy = 1
}

/// The filter between texels.
public enum MTLSamplerMinMagFilter: UInt, Sendable {
  case nearest = 0
  case linear = 1
}

/// The filter between levels of detail.
public enum MTLSamplerMipFilter: UInt, Sendable {
  case notMipmapped = 0
  case nearest = 1
  case linear = 2
}

/// The texel outside of a texture.
public enum MTLSamplerAddressMode: UInt, Sendable {
  case clampToEdge = 0
  case mirrorClampToEdge = 1
  case `repeat` = 2
  case mirrorRepeat = 3
  case clampToZero = 4
  case clampToBorderColor = 5
}

/// The color outside of a texture.
public enum MTLSamplerBorderColor: UInt, Sendable {
  case transparentBlack = 0
  case opaqueBlack = 1
  case opaqueWhite = 2
}
