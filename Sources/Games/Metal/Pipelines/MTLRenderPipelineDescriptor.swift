/// The blending of a target's colors.
open class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
  /// The pixel format of the target.
  open var pixelFormat = MTLPixelFormat.invalid
  /// Whether new colors are blended with those of the target.
  open var isBlendingEnabled = false
  /// The factor of the new red, green and blue values.
  open var sourceRGBBlendFactor = MTLBlendFactor.one
  /// The factor of the target's red, green and blue values.
  open var destinationRGBBlendFactor = MTLBlendFactor.zero
  /// The operation that combines red, green and blue values.
  open var rgbBlendOperation = MTLBlendOperation.add
  /// The factor of the new alpha value.
  open var sourceAlphaBlendFactor = MTLBlendFactor.one
  /// The factor of the target's alpha value.
  open var destinationAlphaBlendFactor = MTLBlendFactor.zero
  /// The operation that combines alpha values.
  open var alphaBlendOperation = MTLBlendOperation.add
  /// The channels of the target that are written.
  open var writeMask = MTLColorWriteMask.all
  public override init() { super.init() }
}
/// The color attachments of a pipeline by index.
public typealias MTLRenderPipelineColorAttachmentDescriptorArray = MTLDescriptorArray<MTLRenderPipelineColorAttachmentDescriptor>

/// Whether the buffer of an argument changes.
open class MTLPipelineBufferDescriptor: NSObject {
  /// Whether the content of the buffer may change while commands use it.
  open var mutability = MTLMutability.default
  public override init() { super.init() }
}
/// The buffers of a pipeline's function by index.
public typealias MTLPipelineBufferDescriptorArray = MTLDescriptorArray<MTLPipelineBufferDescriptor>

/// The shaders and targets of a pipeline.
open class MTLRenderPipelineDescriptor: NSObject {
  /// The name of the pipeline for debugging.
  open var label: String?
  /// The function that processes vertices.
  open var vertexFunction: (any MTLFunction)?
  /// The function that processes fragments.
  open var fragmentFunction: (any MTLFunction)?
  /// The layout of vertices in buffers.
  open var vertexDescriptor: MTLVertexDescriptor?
  /// The color targets of the pipeline.
  public let colorAttachments = MTLRenderPipelineColorAttachmentDescriptorArray { MTLRenderPipelineColorAttachmentDescriptor() }
  /// The mutability of the buffers of the vertex function.
  public let vertexBuffers = MTLPipelineBufferDescriptorArray { MTLPipelineBufferDescriptor() }
  /// The mutability of the buffers of the fragment function.
  public let fragmentBuffers = MTLPipelineBufferDescriptorArray { MTLPipelineBufferDescriptor() }
  /// The pixel format of the depth target.
  open var depthAttachmentPixelFormat = MTLPixelFormat.invalid
  /// The pixel format of the stencil target.
  open var stencilAttachmentPixelFormat = MTLPixelFormat.invalid
  /// The number of samples per pixel, under its former name.
  open var sampleCount = 1
  /// The number of samples per pixel.
  open var rasterSampleCount = 1
  /// Whether the alpha value of a fragment sets the samples that it covers.
  open var isAlphaToCoverageEnabled = false
  /// Whether the alpha value of each fragment becomes one.
  open var isAlphaToOneEnabled = false
  /// Whether primitives are turned into fragments.
  open var isRasterizationEnabled = true
  /// The kind of primitives that are drawn.
  open var inputPrimitiveTopology = MTLPrimitiveTopologyClass.unspecified
  /// The greatest factor of tessellation.
  open var maxTessellationFactor = 16
  open var isTessellationFactorScaleEnabled = false
  /// The number format of factors of tessellation.
  open var tessellationFactorFormat = MTLTessellationFactorFormat.half
  /// The type of the indices of control points.
  open var tessellationControlPointIndexType = MTLTessellationControlPointIndexType.none
  /// The step by which factors are read for patches.
  open var tessellationFactorStepFunction = MTLTessellationFactorStepFunction.constant
  /// The winding of the triangles that tessellation makes.
  open var tessellationOutputWindingOrder = MTLWinding.clockwise
  /// The rule by which edges are divided.
  open var tessellationPartitionMode = MTLTessellationPartitionMode.pow2
  /// Whether indirect command buffers can use the pipeline.
  open var supportIndirectCommandBuffers = false
  public override init() { super.init() }
  /// Sets the initial values.
  open func reset() {
    (label, vertexFunction, fragmentFunction, vertexDescriptor) = (nil, nil, nil, nil)
    (depthAttachmentPixelFormat, stencilAttachmentPixelFormat, sampleCount, rasterSampleCount) = (.invalid, .invalid, 1, 1)
    for target in colorAttachments.used { (target.pixelFormat, target.isBlendingEnabled) = (.invalid, false) }
  }
}

/// The function of a pipeline that computes.
open class MTLComputePipelineDescriptor: NSObject {
  /// The name of the pipeline for debugging.
  open var label: String?
  /// The kernel function of the pipeline.
  open var computeFunction: (any MTLFunction)?
  /// Whether the size of threadgroups is always a multiple of the execution width.
  open var threadGroupSizeIsMultipleOfThreadExecutionWidth = false
  /// The greatest number of threads in a threadgroup.
  open var maxTotalThreadsPerThreadgroup = 0
  /// Whether indirect command buffers can use the pipeline.
  open var supportIndirectCommandBuffers = false
  /// The mutability of the buffers of the kernel function.
  public let buffers = MTLPipelineBufferDescriptorArray { MTLPipelineBufferDescriptor() }
  public override init() { super.init() }
}

/// A place of a value in a vertex.
open class MTLVertexAttributeDescriptor: NSObject {
  open var format = MTLVertexFormat.invalid
  /// The distance in bytes from the start of the vertex.
  open var offset = 0
  /// The index of the buffer that holds the value.
  open var bufferIndex = 0
  public override init() { super.init() }
}
/// The advance of a vertex buffer.
open class MTLVertexBufferLayoutDescriptor: NSObject {
  /// The number of bytes from one vertex to the next.
  open var stride = 0
  /// The event after which the next data are read.
  open var stepFunction = MTLVertexStepFunction.perVertex
  /// The number of steps after which the next data are read.
  open var stepRate = 1
  public override init() { super.init() }
}
/// The attributes of a vertex by index.
public typealias MTLVertexAttributeDescriptorArray = MTLDescriptorArray<MTLVertexAttributeDescriptor>
/// The layouts of vertex buffers by index.
public typealias MTLVertexBufferLayoutDescriptorArray = MTLDescriptorArray<MTLVertexBufferLayoutDescriptor>
/// The layout of vertices in buffers.
open class MTLVertexDescriptor: NSObject {
  /// The places of the values in a vertex.
  public let attributes = MTLVertexAttributeDescriptorArray { MTLVertexAttributeDescriptor() }
  public let layouts = MTLVertexBufferLayoutDescriptorArray { MTLVertexBufferLayoutDescriptor() }
  public override init() { super.init() }
  /// Forgets all values.
  open func reset() {
    for attribute in attributes.used { (attribute.format, attribute.offset, attribute.bufferIndex) = (.invalid, 0, 0) }
    for layout in layouts.used { (layout.stride, layout.stepFunction, layout.stepRate) = (0, .perVertex, 1) }
  }
}

/// An argument of a buffer of arguments.
open class MTLArgumentDescriptor: NSObject {
  /// The type of the argument.
  open var dataType = MTLDataType.none
  /// The index of the argument.
  open var index = 0
  /// The number of elements of an argument that is an array.
  open var arrayLength = 0
  /// The access of functions to the argument.
  open var access = MTLBindingAccess.readOnly
  /// The type of an argument that is a texture.
  open var textureType = MTLTextureType.type2D
  /// The alignment in bytes of a block of constants.
  open var constantBlockAlignment = 0
  public override init() { super.init() }
}
/// Writes arguments to a buffer: the addresses of buffers and the identities of others, eight bytes each.
public protocol MTLArgumentEncoder: NSObjectProtocol {
  /// The device that made the encoder.
  var device: any MTLDevice { get }
  /// The name of the encoder for debugging.
  var label: String? { get set }
  /// The number of bytes that all arguments need.
  var encodedLength: Int { get }
  /// The alignment in bytes of the arguments in a buffer.
  var alignment: Int { get }
  /// Sets the buffer and the offset to which arguments are written.
  func setArgumentBuffer(_ argumentBuffer: (any MTLBuffer)?, offset: Int)
  /// Writes a buffer as the argument of an index.
  func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  /// Writes a texture as the argument of an index.
  func setTexture(_ texture: (any MTLTexture)?, index: Int)
  /// Writes a sampler as the argument of an index.
  func setSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
  /// Returns the address of the constant of an index.
  func constantData(at index: Int) -> UnsafeMutableRawPointer
}

/// Shaders and targets that fit each other. Draws with it are left out.
public protocol MTLRenderPipelineState: NSObjectProtocol, Sendable {
  /// The name of the pipeline for debugging.
  var label: String? { get }
  /// The device that made the pipeline.
  var device: any MTLDevice { get }
  /// The greatest number of threads in a threadgroup.
  var maxTotalThreadsPerThreadgroup: Int { get }
  /// Whether threadgroups have the size of a tile.
  var threadgroupSizeMatchesTileSize: Bool { get }
}
/// A kernel. Dispatches of it are left out.
public protocol MTLComputePipelineState: NSObjectProtocol, Sendable {
  /// The name of the pipeline for debugging.
  var label: String? { get }
  /// The device that made the pipeline.
  var device: any MTLDevice { get }
  /// The greatest number of threads in a threadgroup.
  var maxTotalThreadsPerThreadgroup: Int { get }
  /// The number of threads that run at the same time.
  var threadExecutionWidth: Int { get }
  /// The number of bytes of threadgroup memory that the kernel declares.
  var staticThreadgroupMemoryLength: Int { get }
}
/// The arguments of a pipeline's functions. They are not known here.
public final class MTLRenderPipelineReflection: NSObject {}
/// The arguments of a kernel. They are not known here.
public final class MTLComputePipelineReflection: NSObject {}
/// The reflection of a render pipeline, as methods return it through a pointer.
public typealias MTLAutoreleasedRenderPipelineReflection = MTLRenderPipelineReflection
/// The reflection of a compute pipeline, as methods return it through a pointer.
public typealias MTLAutoreleasedComputePipelineReflection = MTLComputePipelineReflection
