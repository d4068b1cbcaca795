public protocol MTLCommandEncoder: NSObjectProtocol {
  var label: String? { get set }
  var device: any MTLDevice { get }
  func endEncoding()
  func insertDebugSignpost(_ string: String)
  func pushDebugGroup(_ string: String)
  func popDebugGroup()
}

/// Encodes draws. A pass clears and resolves its attachments, but its draws are not run, because they need shaders.
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
  func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
  func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setVertexBufferOffset(_ offset: Int, index: Int)
  func setVertexBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>)
  func setVertexTexture(_ texture: (any MTLTexture)?, index: Int)
  func setVertexTextures(_ textures: [(any MTLTexture)?], range: Range<Int>)
  func setVertexSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
  func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setFragmentBufferOffset(_ offset: Int, index: Int)
  func setFragmentBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>)
  func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
  func setFragmentTextures(_ textures: [(any MTLTexture)?], range: Range<Int>)
  func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
  func setFragmentSamplerStates(_ samplers: [(any MTLSamplerState)?], range: Range<Int>)
  func setViewport(_ viewport: MTLViewport)
  func setViewports(_ viewports: [MTLViewport])
  func setFrontFacing(_ frontFacingWinding: MTLWinding)
  func setCullMode(_ cullMode: MTLCullMode)
  func setDepthClipMode(_ depthClipMode: MTLDepthClipMode)
  func setDepthBias(_ depthBias: Float, slopeScale: Float, clamp: Float)
  func setScissorRect(_ rect: MTLScissorRect)
  func setTriangleFillMode(_ fillMode: MTLTriangleFillMode)
  func setBlendColor(red: Float, green: Float, blue: Float, alpha: Float)
  func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
  func setStencilReferenceValue(_ referenceValue: UInt32)
  func setStencilReferenceValues(front frontReferenceValue: UInt32, back backReferenceValue: UInt32)
  func setVisibilityResultMode(_ mode: MTLVisibilityResultMode, offset: Int)
  func setColorStoreAction(_ storeAction: MTLStoreAction, index: Int)
  func setDepthStoreAction(_ storeAction: MTLStoreAction)
  func setStencilStoreAction(_ storeAction: MTLStoreAction)
  func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
  func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
  func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int, baseInstance: Int)
  func drawPrimitives(type primitiveType: MTLPrimitiveType, indirectBuffer: any MTLBuffer, indirectBufferOffset: Int)
  func drawIndexedPrimitives(
    type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int)
  func drawIndexedPrimitives(
    type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int,
    instanceCount: Int)
  func drawIndexedPrimitives(
    type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int,
    instanceCount: Int, baseVertex: Int, baseInstance: Int)
  func drawIndexedPrimitives(
    type primitiveType: MTLPrimitiveType, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int,
    indirectBuffer: any MTLBuffer, indirectBufferOffset: Int)
  func drawPatches(
    numberOfPatchControlPoints: Int, patchStart: Int, patchCount: Int, patchIndexBuffer: (any MTLBuffer)?, patchIndexBufferOffset: Int,
    instanceCount: Int, baseInstance: Int)
  func setTessellationFactorBuffer(_ buffer: (any MTLBuffer)?, offset: Int, instanceStride: Int)
  func setTessellationFactorScale(_ scale: Float)
  func useResource(_ resource: any MTLResource, usage: MTLResourceUsage)
  func useResource(_ resource: any MTLResource, usage: MTLResourceUsage, stages: MTLRenderStages)
  func useHeap(_ heap: any MTLHeap)
  func updateFence(_ fence: any MTLFence, after stages: MTLRenderStages)
  func waitForFence(_ fence: any MTLFence, before stages: MTLRenderStages)
  /// Waits for memory accesses of earlier draws, between stages.
  func memoryBarrier(scope: MTLBarrierScope, after: MTLRenderStages, before: MTLRenderStages)
  func dispatchThreadsPerTile(_ threadsPerTile: MTLSize)
  func setTileTexture(_ texture: (any MTLTexture)?, index: Int)
}

public protocol MTLParallelRenderCommandEncoder: MTLCommandEncoder {
  func makeRenderCommandEncoder() -> (any MTLRenderCommandEncoder)?
}

/// Encodes dispatches of kernels. They are not run, because they need shaders.
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
  var dispatchType: MTLDispatchType { get }
  func setComputePipelineState(_ state: any MTLComputePipelineState)
  func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setBufferOffset(_ offset: Int, index: Int)
  func setBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>)
  func setTexture(_ texture: (any MTLTexture)?, index: Int)
  func setTextures(_ textures: [(any MTLTexture)?], range: Range<Int>)
  func setSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
  /// Sets the size in bytes of a block of threadgroup memory.
  func setThreadgroupMemoryLength(_ length: Int, index: Int)
  func setStageInRegion(_ region: MTLRegion)
  /// Runs the kernel on a grid of threadgroups.
  func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
  /// Runs the kernel on a grid of threadgroups, with the number of groups from a buffer.
  func dispatchThreadgroups(indirectBuffer: any MTLBuffer, indirectBufferOffset: Int, threadsPerThreadgroup: MTLSize)
  /// Runs the kernel on a grid of threads. Threadgroups at its edges may be smaller.
  func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
  func useResource(_ resource: any MTLResource, usage: MTLResourceUsage)
  func useHeap(_ heap: any MTLHeap)
  func updateFence(_ fence: any MTLFence)
  func waitForFence(_ fence: any MTLFence)
  /// Waits for memory accesses of earlier dispatches, for a kind of memory.
  func memoryBarrier(scope: MTLBarrierScope)
  /// Waits for accesses of earlier dispatches to the resources.
  func memoryBarrier(resources: [any MTLResource])
}

public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
  func copy(
    from sourceBuffer: any MTLBuffer, sourceOffset: Int, to destinationBuffer: any MTLBuffer, destinationOffset: Int, size: Int)
  func copy(
    from sourceTexture: any MTLTexture, sourceSlice: Int, sourceLevel: Int, sourceOrigin: MTLOrigin, sourceSize: MTLSize,
    to destinationTexture: any MTLTexture, destinationSlice: Int, destinationLevel: Int, destinationOrigin: MTLOrigin)
  func copy(
    from sourceTexture: any MTLTexture, sourceSlice: Int, sourceLevel: Int, sourceOrigin: MTLOrigin, sourceSize: MTLSize,
    to destinationBuffer: any MTLBuffer, destinationOffset: Int, destinationBytesPerRow: Int, destinationBytesPerImage: Int)
  func copy(
    from sourceBuffer: any MTLBuffer, sourceOffset: Int, sourceBytesPerRow: Int, sourceBytesPerImage: Int, sourceSize: MTLSize,
    to destinationTexture: any MTLTexture, destinationSlice: Int, destinationLevel: Int, destinationOrigin: MTLOrigin)
  func copy(from sourceTexture: any MTLTexture, to destinationTexture: any MTLTexture)
  func fill(buffer: any MTLBuffer, range: Range<Int>, value: UInt8)
  func generateMipmaps(for texture: any MTLTexture)
  func synchronize(resource: any MTLResource)
  func synchronize(texture: any MTLTexture, slice: Int, level: Int)
  func optimizeContentsForGPUAccess(texture: any MTLTexture)
  func optimizeContentsForCPUAccess(texture: any MTLTexture)
  func updateFence(_ fence: any MTLFence)
  func waitForFence(_ fence: any MTLFence)
}
