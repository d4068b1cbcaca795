/// The properties of a new texture.
open class MTLTextureDescriptor: NSObject, NSCopying {
  /// The dimensions and arrangement of the images.
  open var textureType = MTLTextureType.type2D
  open var pixelFormat = MTLPixelFormat.rgba8Unorm
  /// The width of the first level in pixels.
  open var width = 1
  /// The height of the first level in pixels.
  open var height = 1
  /// The depth of the first level in pixels.
  open var depth = 1
  /// The number of mipmap levels.
  open var mipmapLevelCount = 1
  /// The number of samples per pixel.
  open var sampleCount = 1
  /// The number of elements of an array of textures.
  open var arrayLength = 1
  /// The mode in which the CPU caches the memory.
  open var cpuCacheMode = MTLCPUCacheMode.defaultCache
  /// The place of the memory and the access to it.
  open var storageMode = MTLStorageMode.shared
  /// The mode in which dependent accesses are tracked.
  open var hazardTrackingMode = MTLHazardTrackingMode.default
  /// The uses that the texture allows.
  open var usage = MTLTextureUsage.shaderRead
  /// Whether the device may arrange the pixels for its own speed.
  open var allowGPUOptimizedContents = true
  /// The compression of the pixels in memory.
  open var compressionType = MTLTextureCompressionType.lossless
  /// The order in which shaders see the channels.
  open var swizzle = MTLTextureSwizzleChannels()
  /// The options that `storageMode`, `cpuCacheMode` and `hazardTrackingMode` make.
  open var resourceOptions: MTLResourceOptions {
    get {
      MTLResourceOptions(rawValue: cpuCacheMode.rawValue | storageMode.rawValue << 4 | hazardTrackingMode.rawValue << 8)
    }
    set {
      cpuCacheMode = MTLCPUCacheMode(rawValue: newValue.rawValue & 15) ?? .defaultCache
      storageMode = MTLStorageMode(rawValue: newValue.rawValue >> 4 & 15) ?? .shared
      hazardTrackingMode = MTLHazardTrackingMode(rawValue: newValue.rawValue >> 8 & 3) ?? .default
    }
  }
  public override init() { super.init() }

  /// Describes an image, with all smaller levels of detail if it is mipmapped.
  open class func texture2DDescriptor(pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool) -> MTLTextureDescriptor {
    let made = MTLTextureDescriptor()
    (made.pixelFormat, made.width, made.height) = (pixelFormat, width, height)
    if mipmapped { made.mipmapLevelCount = levels(max(width, height)) }
    return made
  }
  /// Describes the six sides of a cube.
  open class func textureCubeDescriptor(pixelFormat: MTLPixelFormat, size: Int, mipmapped: Bool) -> MTLTextureDescriptor {
    let made = texture2DDescriptor(pixelFormat: pixelFormat, width: size, height: size, mipmapped: mipmapped)
    made.textureType = .typeCube
    return made
  }
  /// Describes a texture over a buffer.
  open class func textureBufferDescriptor(
    with pixelFormat: MTLPixelFormat, width: Int, resourceOptions: MTLResourceOptions, usage: MTLTextureUsage
  ) -> MTLTextureDescriptor {
    let made = texture2DDescriptor(pixelFormat: pixelFormat, width: width, height: 1, mipmapped: false)
    (made.textureType, made.resourceOptions, made.usage) = (.typeTextureBuffer, resourceOptions, usage)
    return made
  }
  static func levels(_ side: Int) -> Int { side > 0 ? Int.bitWidth - side.leadingZeroBitCount : 1 }

  public func copy(with zone: NSZone? = nil) -> Any {
    let made = MTLTextureDescriptor()
    (made.textureType, made.pixelFormat, made.width, made.height, made.depth) = (textureType, pixelFormat, width, height, depth)
    (made.mipmapLevelCount, made.sampleCount, made.arrayLength) = (mipmapLevelCount, sampleCount, arrayLength)
    (made.resourceOptions, made.usage, made.swizzle) = (resourceOptions, usage, swizzle)
    (made.allowGPUOptimizedContents, made.compressionType) = (allowGPUOptimizedContents, compressionType)
    return made
  }
}

/// The properties of a new heap.
open class MTLHeapDescriptor: NSObject {
  /// The number of bytes of the heap.
  open var size = 0
  /// The storage mode of the heap's resources.
  open var storageMode = MTLStorageMode.private
  /// The mode in which the CPU caches the heap's resources.
  open var cpuCacheMode = MTLCPUCacheMode.defaultCache
  /// The mode in which dependent accesses are tracked.
  open var hazardTrackingMode = MTLHazardTrackingMode.default
  /// The rule by which resources are placed in the heap.
  open var type = MTLHeapType.automatic
  /// The modes of storage, caching and tracking together.
  open var resourceOptions: MTLResourceOptions = .storageModePrivate
  public override init() { super.init() }
}

/// The filter of a new sampler.
open class MTLSamplerDescriptor: NSObject {
  /// The name of the sampler for debugging.
  open var label: String?
  /// The filter for a texture that is shown smaller.
  open var minFilter = MTLSamplerMinMagFilter.nearest
  /// The filter for a texture that is shown larger.
  open var magFilter = MTLSamplerMinMagFilter.nearest
  /// The filter between mipmap levels.
  open var mipFilter = MTLSamplerMipFilter.notMipmapped
  /// The greatest number of samples of an anisotropic filter.
  open var maxAnisotropy = 1
  /// The treatment of horizontal coordinates outside of the texture.
  open var sAddressMode = MTLSamplerAddressMode.clampToEdge
  /// The treatment of vertical coordinates outside of the texture.
  open var tAddressMode = MTLSamplerAddressMode.clampToEdge
  /// The treatment of depth coordinates outside of the texture.
  open var rAddressMode = MTLSamplerAddressMode.clampToEdge
  /// The color outside of the texture in the border mode.
  open var borderColor = MTLSamplerBorderColor.transparentBlack
  /// Whether coordinates go from zero to one instead of counting pixels.
  open var normalizedCoordinates = true
  /// The least level of detail.
  open var lodMinClamp: Float = 0
  /// The greatest level of detail.
  open var lodMaxClamp = Float.greatestFiniteMagnitude
  /// Whether the level of detail may be an average over neighboring pixels.
  open var lodAverage = false
  /// The comparison of a sample of a depth texture with a reference value.
  open var compareFunction = MTLCompareFunction.never
  /// Whether buffers of arguments can hold the sampler.
  open var supportArgumentBuffers = false
  public override init() { super.init() }
}

/// The tests of one face.
open class MTLStencilDescriptor: NSObject {
  /// The comparison of the reference value with the stencil value.
  open var stencilCompareFunction = MTLCompareFunction.always
  /// The change of the stencil value after a failed stencil test.
  open var stencilFailureOperation = MTLStencilOperation.keep
  /// The change of the stencil value after a passed stencil test and a failed depth test.
  open var depthFailureOperation = MTLStencilOperation.keep
  /// The change of the stencil value after both tests pass.
  open var depthStencilPassOperation = MTLStencilOperation.keep
  /// The bits of both values that are compared.
  open var readMask = UInt32.max
  /// The bits of the stencil value that may change.
  open var writeMask = UInt32.max
  public override init() { super.init() }
}

/// The tests of depths and stencils.
open class MTLDepthStencilDescriptor: NSObject {
  /// The name of the test for debugging.
  open var label: String?
  /// The comparison of a fragment's depth with that of the target.
  open var depthCompareFunction = MTLCompareFunction.always
  /// Whether the depth of a fragment that passes is written to the target.
  open var isDepthWriteEnabled = false
  /// The stencil test of primitives that face the viewer.
  open var frontFaceStencil: MTLStencilDescriptor! = MTLStencilDescriptor()
  /// The stencil test of primitives that face away from the viewer.
  open var backFaceStencil: MTLStencilDescriptor! = MTLStencilDescriptor()
  public override init() { super.init() }
}
