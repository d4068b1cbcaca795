/// A pass that clears its targets, and copies them where they are resolved.
final class SoftwareRenderEncoder: SoftwareEncoder, MTLRenderCommandEncoder {
  private let pass: MTLRenderPassDescriptor?
  private var name = "a draw"

  init(_ commands: SoftwareCommandBuffer, _ pass: MTLRenderPassDescriptor?) {
    self.pass = pass
    super.init(commands)
    guard let pass else { return }
    for target in pass.colorAttachments.used {
      let color = target.clearColor
      clear(target, SIMD4(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha)))
    }
    if let depth = pass.depthAttachment { clear(depth, SIMD4(repeating: Float(depth.clearDepth))) }
    if let stencil = pass.stencilAttachment { clear(stencil, SIMD4(repeating: Float(stencil.clearStencil))) }
  }
  private func clear(_ target: MTLRenderPassAttachmentDescriptor, _ color: SIMD4<Float>) {
    guard target.loadAction == .clear, let texture = target.texture as? SoftwareTexture else { return }
    let (level, slice, depth) = (target.level, target.slice, target.depthPlane)
    commands.add { texture.fill(color, level: level, slice: slice, depth: depth) }
  }
  override func endEncoding() {
    for target in pass?.colorAttachments.used ?? [] {
      guard let texture = target.texture, let resolved = target.resolveTexture else { continue }
      let size = MTLSize(width: min(texture.width, resolved.width), height: min(texture.height, resolved.height), depth: 1)
      SoftwareBlitEncoder(commands).copy(
        from: texture, sourceSlice: target.slice, sourceLevel: target.level, sourceOrigin: MTLOrigin(), sourceSize: size, to: resolved,
        destinationSlice: target.resolveSlice, destinationLevel: target.resolveLevel, destinationOrigin: MTLOrigin())
    }
  }

  func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState) { name = "a draw with \(pipelineState.label ?? "a pipeline")" }
  func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int) {}
  func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int) {}
  func setVertexBufferOffset(_ offset: Int, index: Int) {}
  func setVertexBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>) {}
  func setVertexTexture(_ texture: (any MTLTexture)?, index: Int) {}
  func setVertexTextures(_ textures: [(any MTLTexture)?], range: Range<Int>) {}
  func setVertexSamplerState(_ sampler: (any MTLSamplerState)?, index: Int) {}
  func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int) {}
  func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int) {}
  func setFragmentBufferOffset(_ offset: Int, index: Int) {}
  func setFragmentBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>) {}
  func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int) {}
  func setFragmentTextures(_ textures: [(any MTLTexture)?], range: Range<Int>) {}
  func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int) {}
  func setFragmentSamplerStates(_ samplers: [(any MTLSamplerState)?], range: Range<Int>) {}
  func setViewport(_ viewport: MTLViewport) {}
  func setViewports(_ viewports: [MTLViewport]) {}
  func setFrontFacing(_ frontFacingWinding: MTLWinding) {}
  func setCullMode(_ cullMode: MTLCullMode) {}
  func setDepthClipMode(_ depthClipMode: MTLDepthClipMode) {}
  func setDepthBias(_ depthBias: Float, slopeScale: Float, clamp: Float) {}
  func setScissorRect(_ rect: MTLScissorRect) {}
  func setTriangleFillMode(_ fillMode: MTLTriangleFillMode) {}
  func setBlendColor(red: Float, green: Float, blue: Float, alpha: Float) {}
  func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?) {}
  func setStencilReferenceValue(_ referenceValue: UInt32) {}
  func setStencilReferenceValues(front frontReferenceValue: UInt32, back backReferenceValue: UInt32) {}
  func setVisibilityResultMode(_ mode: MTLVisibilityResultMode, offset: Int) {}
  func setColorStoreAction(_ storeAction: MTLStoreAction, index: Int) { pass?.colorAttachments[index].storeAction = storeAction }
  func setDepthStoreAction(_ storeAction: MTLStoreAction) {}
  func setStencilStoreAction(_ storeAction: MTLStoreAction) {}
  func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int) { commands.leaveOut(name) }
  func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int) {
    commands.leaveOut(name)
  }
  func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int, baseInstance: Int) {
    commands.leaveOut(name)
  }
  func drawPrimitives(type primitiveType: MTLPrimitiveType, indirectBuffer: any MTLBuffer, indirectBufferOffset: Int) {
    commands.leaveOut(name)
  }
  func drawIndexedPrimitives(
    type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int
  ) { commands.leaveOut(name) }
  func drawIndexedPrimitives(
    type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int,
    instanceCount: Int
  ) { commands.leaveOut(name) }
  func drawIndexedPrimitives(
    type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int,
    instanceCount: Int, baseVertex: Int, baseInstance: Int
  ) { commands.leaveOut(name) }
  func drawIndexedPrimitives(
    type primitiveType: MTLPrimitiveType, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int,
    indirectBuffer: any MTLBuffer, indirectBufferOffset: Int
  ) { commands.leaveOut(name) }
  func drawPatches(
    numberOfPatchControlPoints: Int, patchStart: Int, patchCount: Int, patchIndexBuffer: (any MTLBuffer)?, patchIndexBufferOffset: Int,
    instanceCount: Int, baseInstance: Int
  ) { commands.leaveOut(name) }
  func setTessellationFactorBuffer(_ buffer: (any MTLBuffer)?, offset: Int, instanceStride: Int) {}
  func setTessellationFactorScale(_ scale: Float) {}
  func useResource(_ resource: any MTLResource, usage: MTLResourceUsage) {}
  func useResource(_ resource: any MTLResource, usage: MTLResourceUsage, stages: MTLRenderStages) {}
  func useHeap(_ heap: any MTLHeap) {}
  func updateFence(_ fence: any MTLFence, after stages: MTLRenderStages) {}
  func waitForFence(_ fence: any MTLFence, before stages: MTLRenderStages) {}
  func memoryBarrier(scope: MTLBarrierScope, after: MTLRenderStages, before: MTLRenderStages) {}
  func dispatchThreadsPerTile(_ threadsPerTile: MTLSize) { commands.leaveOut(name) }
  func setTileTexture(_ texture: (any MTLTexture)?, index: Int) {}
}
