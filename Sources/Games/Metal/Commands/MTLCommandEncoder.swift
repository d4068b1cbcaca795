/// Writes commands of one kind to a command buffer.
public protocol MTLCommandEncoder: NSObjectProtocol {
  /// The name of the encoder for debugging.
  var label: String? { get set }
  /// The device that runs the commands.
  var device: any MTLDevice { get }
  /// Ends the pass. The next encoder can be made then.
  func endEncoding()
  /// Adds a named mark to the commands for debugging.
  func insertDebugSignpost(_ string: String)
  /// Begins a named group of commands for debugging.
  func pushDebugGroup(_ string: String)
  /// Ends the latest group of commands for debugging.
  func popDebugGroup()
}

/// Writes draws. A pass clears and resolves its targets; its draws need shaders and are left out.
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
  /// Sets the pipeline of the next draws.
  func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
  /// Copies bytes to an argument of the vertex function.
  func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  /// Sets a buffer of the vertex function.
  func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  /// Sets the offset in the current buffer of the vertex function at an index.
  func setVertexBufferOffset(_ offset: Int, index: Int)
  /// Sets the buffers of the vertex function in a range of indices.
  func setVertexBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>)
  /// Sets a texture of the vertex function.
  func setVertexTexture(_ texture: (any MTLTexture)?, index: Int)
  /// Sets the textures of the vertex function in a range of indices.
  func setVertexTextures(_ textures: [(any MTLTexture)?], range: Range<Int>)
  /// Sets a sampler of the vertex function.
  func setVertexSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
  /// Copies bytes to an argument of the fragment function.
  func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  /// Sets a buffer of the fragment function.
  func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  /// Sets the offset in the current buffer of the fragment function at an index.
  func setFragmentBufferOffset(_ offset: Int, index: Int)
  /// Sets the buffers of the fragment function in a range of indices.
  func setFragmentBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>)
  /// Sets a texture of the fragment function.
  func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
  /// Sets the textures of the fragment function in a range of indices.
  func setFragmentTextures(_ textures: [(any MTLTexture)?], range: Range<Int>)
  /// Sets a sampler of the fragment function.
  func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
  /// Sets the samplers of the fragment function in a range of indices.
  func setFragmentSamplerStates(_ samplers: [(any MTLSamplerState)?], range: Range<Int>)
  /// Sets the area of the targets to which the draws are mapped.
  func setViewport(_ viewport: MTLViewport)
  /// Sets the areas of the targets from which a vertex function can choose.
  func setViewports(_ viewports: [MTLViewport])
  /// Sets the winding of triangles that face the front.
  func setFrontFacing(_ frontFacingWinding: MTLWinding)
  /// Sets the side of triangles that is not drawn.
  func setCullMode(_ cullMode: MTLCullMode)
  /// Sets the treatment of fragments outside the range of depths.
  func setDepthClipMode(_ depthClipMode: MTLDepthClipMode)
  /// Sets the values that are added to the depths of fragments.
  func setDepthBias(_ depthBias: Float, slopeScale: Float, clamp: Float)
  /// Sets the area outside which fragments are discarded.
  func setScissorRect(_ rect: MTLScissorRect)
  /// Sets the choice whether triangles are filled or drawn as lines.
  func setTriangleFillMode(_ fillMode: MTLTriangleFillMode)
  /// Sets the constant color for blending.
  func setBlendColor(red: Float, green: Float, blue: Float, alpha: Float)
  /// Sets the tests of depths and stencils.
  func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
  /// Sets the value with which stencils are compared, for both sides of triangles.
  func setStencilReferenceValue(_ referenceValue: UInt32)
  /// Sets the values with which stencils are compared, for each side of triangles.
  func setStencilReferenceValues(front frontReferenceValue: UInt32, back backReferenceValue: UInt32)
  /// Sets the way in which visible samples are counted, and the offset of the result.
  func setVisibilityResultMode(_ mode: MTLVisibilityResultMode, offset: Int)
  /// Sets the action that stores a color target at the end of the pass.
  func setColorStoreAction(_ storeAction: MTLStoreAction, index: Int)
  /// Sets the action that stores the depth target at the end of the pass.
  func setDepthStoreAction(_ storeAction: MTLStoreAction)
  /// Sets the action that stores the stencil target at the end of the pass.
  func setStencilStoreAction(_ storeAction: MTLStoreAction)
  /// Draws primitives from consecutive vertices.
  func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
  /// Draws several instances of primitives from consecutive vertices.
  func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
  /// Draws several instances of primitives from consecutive vertices, beginning with a number of an instance.
  func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int, baseInstance: Int)
  /// Draws primitives from consecutive vertices, with the counts from a buffer.
  func drawPrimitives(type primitiveType: MTLPrimitiveType, indirectBuffer: any MTLBuffer, indirectBufferOffset: Int)
  /// Draws primitives from the vertices in a list of indices.
  func drawIndexedPrimitives(
    type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int)
  /// Draws several instances of primitives from the vertices in a list of indices.
  func drawIndexedPrimitives(
    type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int,
    instanceCount: Int)
  /// Draws several instances of primitives from a list of indices, beginning with a vertex and a number of an instance.
  func drawIndexedPrimitives(
    type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int,
    instanceCount: Int, baseVertex: Int, baseInstance: Int)
  /// Draws primitives from the vertices in a list of indices, with the counts from a buffer.
  func drawIndexedPrimitives(
    type primitiveType: MTLPrimitiveType, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int,
    indirectBuffer: any MTLBuffer, indirectBufferOffset: Int)
  /// Draws several instances of tessellated patches.
  func drawPatches(
    numberOfPatchControlPoints: Int, patchStart: Int, patchCount: Int, patchIndexBuffer: (any MTLBuffer)?, patchIndexBufferOffset: Int,
    instanceCount: Int, baseInstance: Int)
  func setTessellationFactorBuffer(_ buffer: (any MTLBuffer)?, offset: Int, instanceStride: Int)
  /// Sets the number by which the factors of tessellation are multiplied.
  func setTessellationFactorScale(_ scale: Float)
  /// Makes a resource available to the draws of the pass.
  func useResource(_ resource: any MTLResource, usage: MTLResourceUsage)
  /// Makes a resource available to some stages of the draws of the pass.
  func useResource(_ resource: any MTLResource, usage: MTLResourceUsage, stages: MTLRenderStages)
  /// Makes the resources of a heap available to the draws of the pass.
  func useHeap(_ heap: any MTLHeap)
  /// Updates a fence when the given stages have ended.
  func updateFence(_ fence: any MTLFence, after stages: MTLRenderStages)
  /// Waits for a fence before the given stages begin.
  func waitForFence(_ fence: any MTLFence, before stages: MTLRenderStages)
  /// Orders accesses to memory between stages of the earlier and the later draws.
  func memoryBarrier(scope: MTLBarrierScope, after: MTLRenderStages, before: MTLRenderStages)
  /// Runs the tile function of the pipeline on each tile.
  func dispatchThreadsPerTile(_ threadsPerTile: MTLSize)
  /// Sets a texture of the tile function.
  func setTileTexture(_ texture: (any MTLTexture)?, index: Int)
}

/// Writes a pass from several threads.
public protocol MTLParallelRenderCommandEncoder: MTLCommandEncoder {
  /// Creates an encoder that writes a part of the pass.
  func makeRenderCommandEncoder() -> (any MTLRenderCommandEncoder)?
}

/// Writes dispatches of kernels, which need shaders and are left out.
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
  /// The order of the dispatches.
  var dispatchType: MTLDispatchType { get }
  /// Sets the pipeline of the next dispatches.
  func setComputePipelineState(_ state: any MTLComputePipelineState)
  /// Copies bytes to an argument of the kernel.
  func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  /// Sets a buffer of the kernel.
  func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  /// Sets the offset in the current buffer of the kernel at an index.
  func setBufferOffset(_ offset: Int, index: Int)
  /// Sets the buffers of the kernel in a range of indices.
  func setBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>)
  /// Sets a texture of the kernel.
  func setTexture(_ texture: (any MTLTexture)?, index: Int)
  /// Sets the textures of the kernel in a range of indices.
  func setTextures(_ textures: [(any MTLTexture)?], range: Range<Int>)
  /// Sets a sampler of the kernel.
  func setSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
  /// Sets the size in bytes of a block of memory that the threads of a group share.
  func setThreadgroupMemoryLength(_ length: Int, index: Int)
  /// Sets the region of the stage-in attributes of the kernel.
  func setStageInRegion(_ region: MTLRegion)
  /// Runs the kernel on a grid of groups of threads.
  func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
  /// Runs the kernel on a grid of groups of threads, with the number of groups from a buffer.
  func dispatchThreadgroups(indirectBuffer: any MTLBuffer, indirectBufferOffset: Int, threadsPerThreadgroup: MTLSize)
  /// Runs the kernel on a grid of threads, in which groups at the edges may be smaller.
  func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
  /// Makes a resource available to the dispatches of the pass.
  func useResource(_ resource: any MTLResource, usage: MTLResourceUsage)
  /// Makes the resources of a heap available to the dispatches of the pass.
  func useHeap(_ heap: any MTLHeap)
  /// Updates a fence when the earlier commands of the pass have ended.
  func updateFence(_ fence: any MTLFence)
  /// Waits for a fence before the next commands of the pass begin.
  func waitForFence(_ fence: any MTLFence)
  /// Orders accesses to a kind of memory between the earlier and the later dispatches.
  func memoryBarrier(scope: MTLBarrierScope)
  /// Orders accesses to resources between the earlier and the later dispatches.
  func memoryBarrier(resources: [any MTLResource])
}

/// Writes copies.
public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
  /// Copies bytes from a buffer to a buffer.
  func copy(
    from sourceBuffer: any MTLBuffer, sourceOffset: Int, to destinationBuffer: any MTLBuffer, destinationOffset: Int, size: Int)
  /// Copies a region of a texture to a texture.
  func copy(
    from sourceTexture: any MTLTexture, sourceSlice: Int, sourceLevel: Int, sourceOrigin: MTLOrigin, sourceSize: MTLSize,
    to destinationTexture: any MTLTexture, destinationSlice: Int, destinationLevel: Int, destinationOrigin: MTLOrigin)
  /// Copies a region of a texture to a buffer.
  func copy(
    from sourceTexture: any MTLTexture, sourceSlice: Int, sourceLevel: Int, sourceOrigin: MTLOrigin, sourceSize: MTLSize,
    to destinationBuffer: any MTLBuffer, destinationOffset: Int, destinationBytesPerRow: Int, destinationBytesPerImage: Int)
  /// Copies pixels from a buffer to a region of a texture.
  func copy(
    from sourceBuffer: any MTLBuffer, sourceOffset: Int, sourceBytesPerRow: Int, sourceBytesPerImage: Int, sourceSize: MTLSize,
    to destinationTexture: any MTLTexture, destinationSlice: Int, destinationLevel: Int, destinationOrigin: MTLOrigin)
  /// Copies all slices and levels that two textures have in common.
  func copy(from sourceTexture: any MTLTexture, to destinationTexture: any MTLTexture)
  /// Fills a range of a buffer with a byte.
  func fill(buffer: any MTLBuffer, range: Range<Int>, value: UInt8)
  /// Fills the smaller levels of detail with averages of the largest.
  func generateMipmaps(for texture: any MTLTexture)
  /// Updates the copy of a resource that the processor reads.
  func synchronize(resource: any MTLResource)
  /// Updates the copy of one image of a texture that the processor reads.
  func synchronize(texture: any MTLTexture, slice: Int, level: Int)
  /// Optimizes the layout of a texture for access by the device.
  func optimizeContentsForGPUAccess(texture: any MTLTexture)
  /// Optimizes the layout of a texture for access by the processor.
  func optimizeContentsForCPUAccess(texture: any MTLTexture)
  /// Updates a fence when the earlier commands of the pass have ended.
  func updateFence(_ fence: any MTLFence)
  /// Waits for a fence before the next commands of the pass begin.
  func waitForFence(_ fence: any MTLFence)
}
