/// The common part of encoders.
class SoftwareEncoder: NSObject {
  var label: String?
  let commands: SoftwareCommandBuffer
  init(_ commands: SoftwareCommandBuffer) { self.commands = commands }
  var device: any MTLDevice { SoftwareDevice.shared }
  func endEncoding() {}
  func insertDebugSignpost(_ string: String) {}
  func pushDebugGroup(_ string: String) {}
  func popDebugGroup() {}
}

final class SoftwareBlitEncoder: SoftwareEncoder, MTLBlitCommandEncoder {
  func copy(from sourceBuffer: any MTLBuffer, sourceOffset: Int, to destinationBuffer: any MTLBuffer, destinationOffset: Int, size: Int) {
    guard size > 0, sourceOffset >= 0, destinationOffset >= 0, sourceOffset <= sourceBuffer.length,
      size <= sourceBuffer.length - sourceOffset,
      destinationOffset <= destinationBuffer.length, size <= destinationBuffer.length - destinationOffset
    else { return }
    commands.add { memmove(destinationBuffer.contents() + destinationOffset, sourceBuffer.contents() + sourceOffset, size) }
  }
  func copy(
    from sourceTexture: any MTLTexture, sourceSlice: Int, sourceLevel: Int, sourceOrigin: MTLOrigin, sourceSize: MTLSize,
    to destinationTexture: any MTLTexture, destinationSlice: Int, destinationLevel: Int, destinationOrigin: MTLOrigin
  ) {
    guard let source = sourceTexture as? SoftwareTexture, let target = destinationTexture as? SoftwareTexture,
      source.layout == target.layout
    else { return }
    commands.add {
      var bytes: [UInt8] = []
      let region = MTLRegion(origin: sourceOrigin, size: sourceSize)
      source.rows(region, level: sourceLevel, slice: sourceSlice) { address, _, _, count in
        bytes.append(contentsOf: UnsafeRawBufferPointer(start: address, count: count))
      }
      var place = 0
      target.rows(MTLRegion(origin: destinationOrigin, size: sourceSize), level: destinationLevel, slice: destinationSlice) {
        address, _, _, count in
        guard place + count <= bytes.count else { return }
        bytes.withUnsafeBytes { _ = memcpy(address, $0.baseAddress! + place, count) }
        place += count
      }
    }
  }
  func copy(
    from sourceTexture: any MTLTexture, sourceSlice: Int, sourceLevel: Int, sourceOrigin: MTLOrigin, sourceSize: MTLSize,
    to destinationBuffer: any MTLBuffer, destinationOffset: Int, destinationBytesPerRow: Int, destinationBytesPerImage: Int
  ) {
    guard let source = sourceTexture as? SoftwareTexture, destinationOffset >= 0 else { return }
    commands.add {
      let region = MTLRegion(origin: sourceOrigin, size: sourceSize)
      source.rows(region, level: sourceLevel, slice: sourceSlice) { address, row, image, count in
        let place = destinationOffset + image * destinationBytesPerImage + row * destinationBytesPerRow
        guard place >= 0, place + count <= destinationBuffer.length else { return }
        memcpy(destinationBuffer.contents() + place, address, count)
      }
    }
  }
  func copy(
    from sourceBuffer: any MTLBuffer, sourceOffset: Int, sourceBytesPerRow: Int, sourceBytesPerImage: Int, sourceSize: MTLSize,
    to destinationTexture: any MTLTexture, destinationSlice: Int, destinationLevel: Int, destinationOrigin: MTLOrigin
  ) {
    guard let target = destinationTexture as? SoftwareTexture, sourceOffset >= 0 else { return }
    commands.add {
      let region = MTLRegion(origin: destinationOrigin, size: sourceSize)
      target.rows(region, level: destinationLevel, slice: destinationSlice) { address, row, image, count in
        let place = sourceOffset + image * sourceBytesPerImage + row * sourceBytesPerRow
        guard place >= 0, place + count <= sourceBuffer.length else { return }
        memcpy(address, sourceBuffer.contents() + place, count)
      }
    }
  }
  func copy(from sourceTexture: any MTLTexture, to destinationTexture: any MTLTexture) {
    guard let source = sourceTexture as? SoftwareTexture, let target = destinationTexture as? SoftwareTexture else { return }
    for slice in 0..<min(source.slices, target.slices) {
      for (level, place) in source.levels.enumerated() where target.levels.indices.contains(level) {
        copy(
          from: source, sourceSlice: slice, sourceLevel: level, sourceOrigin: MTLOrigin(),
          sourceSize: MTLSize(width: place.width, height: place.height, depth: place.depth), to: target, destinationSlice: slice,
          destinationLevel: level, destinationOrigin: MTLOrigin())
      }
    }
  }
  func fill(buffer: any MTLBuffer, range: Range<Int>, value: UInt8) {
    let range = range.clamped(to: 0..<buffer.length)
    commands.add { memset(buffer.contents() + range.lowerBound, Int32(value), range.count) }
  }
  func generateMipmaps(for texture: any MTLTexture) { commands.add { (texture as? SoftwareTexture)?.generateMipmaps() } }
  func synchronize(resource: any MTLResource) {}
  func synchronize(texture: any MTLTexture, slice: Int, level: Int) {}
  func optimizeContentsForGPUAccess(texture: any MTLTexture) {}
  func optimizeContentsForCPUAccess(texture: any MTLTexture) {}
  func updateFence(_ fence: any MTLFence) {}
  func waitForFence(_ fence: any MTLFence) {}
}

final class SoftwareParallelEncoder: SoftwareEncoder, MTLParallelRenderCommandEncoder {
  private let descriptor: MTLRenderPassDescriptor
  private let first: SoftwareRenderEncoder
  init(_ commands: SoftwareCommandBuffer, _ descriptor: MTLRenderPassDescriptor) {
    self.descriptor = descriptor
    first = SoftwareRenderEncoder(commands, descriptor)
    super.init(commands)
  }
  /// The targets are cleared by the first pass only.
  func makeRenderCommandEncoder() -> (any MTLRenderCommandEncoder)? { SoftwareRenderEncoder(commands, nil) }
  override func endEncoding() { first.endEncoding() }
}

final class SoftwareComputeEncoder: SoftwareEncoder, MTLComputeCommandEncoder {
  let dispatchType: MTLDispatchType
  private var name = "a dispatch"
  init(_ commands: SoftwareCommandBuffer, _ dispatchType: MTLDispatchType) {
    self.dispatchType = dispatchType
    super.init(commands)
  }
  func setComputePipelineState(_ state: any MTLComputePipelineState) { name = "a dispatch of \(state.label ?? "a kernel")" }
  func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int) {}
  func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int) {}
  func setBufferOffset(_ offset: Int, index: Int) {}
  func setBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>) {}
  func setTexture(_ texture: (any MTLTexture)?, index: Int) {}
  func setTextures(_ textures: [(any MTLTexture)?], range: Range<Int>) {}
  func setSamplerState(_ sampler: (any MTLSamplerState)?, index: Int) {}
  func setThreadgroupMemoryLength(_ length: Int, index: Int) {}
  func setStageInRegion(_ region: MTLRegion) {}
  func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize) { commands.leaveOut(name) }
  func dispatchThreadgroups(indirectBuffer: any MTLBuffer, indirectBufferOffset: Int, threadsPerThreadgroup: MTLSize) {
    commands.leaveOut(name)
  }
  func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize) { commands.leaveOut(name) }
  func useResource(_ resource: any MTLResource, usage: MTLResourceUsage) {}
  func useHeap(_ heap: any MTLHeap) {}
  func updateFence(_ fence: any MTLFence) {}
  func waitForFence(_ fence: any MTLFence) {}
  func memoryBarrier(scope: MTLBarrierScope) {}
  func memoryBarrier(resources: [any MTLResource]) {}
}
