open class MTLTextureDescriptor: NSObject, NSCopying {
  open var textureType = MTLTextureType.type2D
  open var pixelFormat = MTLPixelFormat.rgba8Unorm
  open var width = 1
  open var height = 1
  open var depth = 1
  open var mipmapLevelCount = 1
  open var sampleCount = 1
  open var arrayLength = 1
  open var cpuCacheMode = MTLCPUCacheMode.defaultCache
  open var storageMode = MTLStorageMode.shared
  open var hazardTrackingMode = MTLHazardTrackingMode.default
  open var usage = MTLTextureUsage.shaderRead
  open var allowGPUOptimizedContents = true
  open var compressionType = MTLTextureCompressionType.lossless
  open var swizzle = MTLTextureSwizzleChannels()
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

  /// Returns the descriptor of a 2D texture, with all mipmap levels if it is mipmapped.
  open class func texture2DDescriptor(pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool) -> MTLTextureDescriptor {
    let made = MTLTextureDescriptor()
    (made.pixelFormat, made.width, made.height) = (pixelFormat, width, height)
    if mipmapped { made.mipmapLevelCount = levels(max(width, height)) }
    return made
  }
  open class func textureCubeDescriptor(pixelFormat: MTLPixelFormat, size: Int, mipmapped: Bool) -> MTLTextureDescriptor {
    let made = texture2DDescriptor(pixelFormat: pixelFormat, width: size, height: size, mipmapped: mipmapped)
    made.textureType = .typeCube
    return made
  }
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

open class MTLHeapDescriptor: NSObject {
  open var size = 0
  open var storageMode = MTLStorageMode.private
  open var cpuCacheMode = MTLCPUCacheMode.defaultCache
  open var hazardTrackingMode = MTLHazardTrackingMode.default
  open var type = MTLHeapType.automatic
  open var resourceOptions: MTLResourceOptions = .storageModePrivate
  public override init() { super.init() }
}

open class MTLSamplerDescriptor: NSObject {
  open var label: String?
  open var minFilter = MTLSamplerMinMagFilter.nearest
  open var magFilter = MTLSamplerMinMagFilter.nearest
  open var mipFilter = MTLSamplerMipFilter.notMipmapped
  open var maxAnisotropy = 1
  open var sAddressMode = MTLSamplerAddressMode.clampToEdge
  open var tAddressMode = MTLSamplerAddressMode.clampToEdge
  open var rAddressMode = MTLSamplerAddressMode.clampToEdge
  open var borderColor = MTLSamplerBorderColor.transparentBlack
  open var normalizedCoordinates = true
  open var lodMinClamp: Float = 0
  open var lodMaxClamp = Float.greatestFiniteMagnitude
  open var lodAverage = false
  open var compareFunction = MTLCompareFunction.never
  open var supportArgumentBuffers = false
  public override init() { super.init() }
}

open class MTLStencilDescriptor: NSObject {
  open var stencilCompareFunction = MTLCompareFunction.always
  open var stencilFailureOperation = MTLStencilOperation.keep
  open var depthFailureOperation = MTLStencilOperation.keep
  open var depthStencilPassOperation = MTLStencilOperation.keep
  open var readMask = UInt32.max
  open var writeMask = UInt32.max
  public override init() { super.init() }
}

open class MTLDepthStencilDescriptor: NSObject {
  open var label: String?
  open var depthCompareFunction = MTLCompareFunction.always
  open var isDepthWriteEnabled = false
  open var frontFaceStencil: MTLStencilDescriptor! = MTLStencilDescriptor()
  open var backFaceStencil: MTLStencilDescriptor! = MTLStencilDescriptor()
  public override init() { super.init() }
}
