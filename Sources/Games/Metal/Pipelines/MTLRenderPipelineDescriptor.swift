open class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
  open var pixelFormat = MTLPixelFormat.invalid
  open var isBlendingEnabled = false
  open var sourceRGBBlendFactor = MTLBlendFactor.one
  open var destinationRGBBlendFactor = MTLBlendFactor.zero
  open var rgbBlendOperation = MTLBlendOperation.add
  open var sourceAlphaBlendFactor = MTLBlendFactor.one
  open var destinationAlphaBlendFactor = MTLBlendFactor.zero
  open var alphaBlendOperation = MTLBlendOperation.add
  open var writeMask = MTLColorWriteMask.all
  public override init() { super.init() }
}
public typealias MTLRenderPipelineColorAttachmentDescriptorArray = MTLDescriptorArray<MTLRenderPipelineColorAttachmentDescriptor>

open class MTLPipelineBufferDescriptor: NSObject {
  open var mutability = MTLMutability.default
  public override init() { super.init() }
}
public typealias MTLPipelineBufferDescriptorArray = MTLDescriptorArray<MTLPipelineBufferDescriptor>

open class MTLRenderPipelineDescriptor: NSObject {
  open var label: String?
  open var vertexFunction: (any MTLFunction)?
  open var fragmentFunction: (any MTLFunction)?
  open var vertexDescriptor: MTLVertexDescriptor?
  public let colorAttachments = MTLRenderPipelineColorAttachmentDescriptorArray { MTLRenderPipelineColorAttachmentDescriptor() }
  public let vertexBuffers = MTLPipelineBufferDescriptorArray { MTLPipelineBufferDescriptor() }
  public let fragmentBuffers = MTLPipelineBufferDescriptorArray { MTLPipelineBufferDescriptor() }
  open var depthAttachmentPixelFormat = MTLPixelFormat.invalid
  open var stencilAttachmentPixelFormat = MTLPixelFormat.invalid
  open var sampleCount = 1
  open var rasterSampleCount = 1
  open var isAlphaToCoverageEnabled = false
  open var isAlphaToOneEnabled = false
  open var isRasterizationEnabled = true
  open var inputPrimitiveTopology = MTLPrimitiveTopologyClass.unspecified
  open var maxTessellationFactor = 16
  open var isTessellationFactorScaleEnabled = false
  open var tessellationFactorFormat = MTLTessellationFactorFormat.half
  open var tessellationControlPointIndexType = MTLTessellationControlPointIndexType.none
  open var tessellationFactorStepFunction = MTLTessellationFactorStepFunction.constant
  open var tessellationOutputWindingOrder = MTLWinding.clockwise
  open var tessellationPartitionMode = MTLTessellationPartitionMode.pow2
  open var supportIndirectCommandBuffers = false
  public override init() { super.init() }
  open func reset() {
    (label, vertexFunction, fragmentFunction, vertexDescriptor) = (nil, nil, nil, nil)
    (depthAttachmentPixelFormat, stencilAttachmentPixelFormat, sampleCount, rasterSampleCount) = (.invalid, .invalid, 1, 1)
    for target in colorAttachments.used { (target.pixelFormat, target.isBlendingEnabled) = (.invalid, false) }
  }
}

open class MTLComputePipelineDescriptor: NSObject {
  open var label: String?
  open var computeFunction: (any MTLFunction)?
  /// Whether the size of threadgroups is always a multiple of the execution width.
  open var threadGroupSizeIsMultipleOfThreadExecutionWidth = false
  /// The largest number of threads in a threadgroup. The default is 0.
  open var maxTotalThreadsPerThreadgroup = 0
  open var supportIndirectCommandBuffers = false
  public let buffers = MTLPipelineBufferDescriptorArray { MTLPipelineBufferDescriptor() }
  public override init() { super.init() }
}

open class MTLVertexAttributeDescriptor: NSObject {
  open var format = MTLVertexFormat.invalid
  /// The distance in bytes from the start of the vertex.
  open var offset = 0
  open var bufferIndex = 0
  public override init() { super.init() }
}
open class MTLVertexBufferLayoutDescriptor: NSObject {
  open var stride = 0
  open var stepFunction = MTLVertexStepFunction.perVertex
  open var stepRate = 1
  public override init() { super.init() }
}
public typealias MTLVertexAttributeDescriptorArray = MTLDescriptorArray<MTLVertexAttributeDescriptor>
public typealias MTLVertexBufferLayoutDescriptorArray = MTLDescriptorArray<MTLVertexBufferLayoutDescriptor>
open class MTLVertexDescriptor: NSObject {
  public let attributes = MTLVertexAttributeDescriptorArray { MTLVertexAttributeDescriptor() }
  public let layouts = MTLVertexBufferLayoutDescriptorArray { MTLVertexBufferLayoutDescriptor() }
  public override init() { super.init() }
  open func reset() {
    for attribute in attributes.used { (attribute.format, attribute.offset, attribute.bufferIndex) = (.invalid, 0, 0) }
    for layout in layouts.used { (layout.stride, layout.stepFunction, layout.stepRate) = (0, .perVertex, 1) }
  }
}

open class MTLArgumentDescriptor: NSObject {
  open var dataType = MTLDataType.none
  open var index = 0
  open var arrayLength = 0
  open var access = MTLBindingAccess.readOnly
  open var textureType = MTLTextureType.type2D
  /// The alignment in bytes of a block of constants.
  open var constantBlockAlignment = 0
  public override init() { super.init() }
}
public protocol MTLArgumentEncoder: NSObjectProtocol {
  var device: any MTLDevice { get }
  var label: String? { get set }
  var encodedLength: Int { get }
  /// The alignment in bytes of the arguments in a buffer.
  var alignment: Int { get }
  func setArgumentBuffer(_ argumentBuffer: (any MTLBuffer)?, offset: Int)
  func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setTexture(_ texture: (any MTLTexture)?, index: Int)
  func setSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
  func constantData(at index: Int) -> UnsafeMutableRawPointer
}

/// A compiled render pipeline. Draws that use it are not run.
public protocol MTLRenderPipelineState: NSObjectProtocol, Sendable {
  var label: String? { get }
  var device: any MTLDevice { get }
  var maxTotalThreadsPerThreadgroup: Int { get }
  var threadgroupSizeMatchesTileSize: Bool { get }
}
/// A compiled kernel. Its dispatches are not run.
public protocol MTLComputePipelineState: NSObjectProtocol, Sendable {
  var label: String? { get }
  var device: any MTLDevice { get }
  var maxTotalThreadsPerThreadgroup: Int { get }
  /// The number of threads that run at the same time.
  var threadExecutionWidth: Int { get }
  /// The number of bytes of threadgroup memory that the kernel declares.
  var staticThreadgroupMemoryLength: Int { get }
}
/// Information about the arguments of a pipeline's functions. It is always empty.
public final class MTLRenderPipelineReflection: NSObject {}
/// Information about the arguments of a kernel. It is always empty.
public final class MTLComputePipelineReflection: NSObject {}
public typealias MTLAutoreleasedRenderPipelineReflection = MTLRenderPipelineReflection
public typealias MTLAutoreleasedComputePipelineReflection = MTLComputePipelineReflection
