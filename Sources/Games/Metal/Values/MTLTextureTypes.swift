/// The dimensions of a texture.
public enum MTLTextureType: UInt, Sendable {
  case type1D, type1DArray, type2D, type2DArray, type2DMultisample, typeCube, typeCubeArray, type3D, type2DMultisampleArray
  case typeTextureBuffer
}

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
  case zero, one, red, green, blue, alpha
}

/// The compression of a texture's memory.
public enum MTLTextureCompressionType: Int, Sendable {
  case lossless, lossy
}

/// The filter between texels.
public enum MTLSamplerMinMagFilter: UInt, Sendable {
  case nearest, linear
}

/// The filter between levels of detail.
public enum MTLSamplerMipFilter: UInt, Sendable {
  case notMipmapped, nearest, linear
}

/// The texel outside of a texture.
public enum MTLSamplerAddressMode: UInt, Sendable {
  case clampToEdge, mirrorClampToEdge, `repeat`, mirrorRepeat, clampToZero, clampToBorderColor
}

/// The color outside of a texture.
public enum MTLSamplerBorderColor: UInt, Sendable {
  case transparentBlack, opaqueBlack, opaqueWhite
}
