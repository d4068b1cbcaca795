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

public enum MTLTextureSwizzle: UInt8, Sendable {
  case zero, one, red, green, blue, alpha
}

public enum MTLTextureCompressionType: Int, Sendable {
  case lossless, lossy
}

public enum MTLSamplerMinMagFilter: UInt, Sendable {
  case nearest, linear
}

public enum MTLSamplerMipFilter: UInt, Sendable {
  case notMipmapped, nearest, linear
}

public enum MTLSamplerAddressMode: UInt, Sendable {
  case clampToEdge, mirrorClampToEdge, `repeat`, mirrorRepeat, clampToZero, clampToBorderColor
}

public enum MTLSamplerBorderColor: UInt, Sendable {
  case transparentBlack, opaqueBlack, opaqueWhite
}
