/// The dimensions of a texture.
public enum MTLTextureType: UInt, Sendable {
  /// A texture of the kind type1 d.
  case type1D = 0
  /// A texture of the kind type1 darray.
  case type1DArray = 1
  /// A texture of the kind type2 d.
  case type2D = 2
  /// A texture of the kind type2 darray.
  case type2DArray = 3
  /// A texture of the kind type2 dmultisample.
  case type2DMultisample = 4
  /// A texture of the kind type cube.
  case typeCube = 5
  /// A texture of the kind type cube array.
  case typeCubeArray = 6
  /// A texture of the kind type3 d.
  case type3D = 7
  /// A texture of the kind type2 dmultisample array.
  case type2DMultisampleArray = 8
  /// A texture of the kind type texture buffer.
  case typeTextureBuffer = 9
}

/// The uses of a texture.
public struct MTLTextureUsage: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The texture usage that is called shader read.
  public static let shaderRead = MTLTextureUsage(rawValue: 1)
  /// The texture usage that is called shader write.
  public static let shaderWrite = MTLTextureUsage(rawValue: 2)
  /// The texture usage that is called render target.
  public static let renderTarget = MTLTextureUsage(rawValue: 4)
  /// The texture usage that is called pixel format view.
  public static let pixelFormatView = MTLTextureUsage(rawValue: 16)
  /// The texture usage that is called shader atomic.
  public static let shaderAtomic = MTLTextureUsage(rawValue: 32)
}

/// The component that a shader reads.
public enum MTLTextureSwizzle: UInt8, Sendable {
  /// The source zero.
  case zero = 0
  /// The source one.
  case one = 1
  /// The source red.
  case red = 2
  /// The source green.
  case green = 3
  /// The source blue.
  case blue = 4
  /// The source alpha.
  case alpha = 5
}

/// The compression of a texture's memory.
public enum MTLTextureCompressionType: Int, Sendable {
  /// The texture compression type that is called lossless.
  case lossless = 0
  /// The texture compression type that is called lossy.
  case lossy = 1
}

/// The filter between texels.
public enum MTLSamplerMinMagFilter: UInt, Sendable {
  /// The sampler min mag filter that is called nearest.
  case nearest = 0
  /// The sampler min mag filter that is called linear.
  case linear = 1
}

/// The filter between levels of detail.
public enum MTLSamplerMipFilter: UInt, Sendable {
  /// The sampler mip filter that is called not mipmapped.
  case notMipmapped = 0
  /// The sampler mip filter that is called nearest.
  case nearest = 1
  /// The sampler mip filter that is called linear.
  case linear = 2
}

/// The texel outside of a texture.
public enum MTLSamplerAddressMode: UInt, Sendable {
  /// The mode clamp to edge.
  case clampToEdge = 0
  /// The mode mirror clamp to edge.
  case mirrorClampToEdge = 1
  /// The mode repeat.
  case `repeat` = 2
  /// The mode mirror repeat.
  case mirrorRepeat = 3
  /// The mode clamp to zero.
  case clampToZero = 4
  /// The mode clamp to border color.
  case clampToBorderColor = 5
}

/// The color outside of a texture.
public enum MTLSamplerBorderColor: UInt, Sendable {
  /// The sampler border color that is called transparent black.
  case transparentBlack = 0
  /// The sampler border color that is called opaque black.
  case opaqueBlack = 1
  /// The sampler border color that is called opaque white.
  case opaqueWhite = 2
}
