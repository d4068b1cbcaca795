/// The processor as a device.
final class SoftwareDevice: NSObject, MTLDevice, @unchecked Sendable {
  static let shared = SoftwareDevice()
  var name: String { "Software" }
  var registryID: UInt64 { 1 }
  var hasUnifiedMemory: Bool { true }
  var maxBufferLength: Int { Memory.most }
  var maxThreadsPerThreadgroup: MTLSize { MTLSize(width: 1024, height: 1024, depth: 1024) }
  var maxThreadgroupMemoryLength: Int { 32_768 }
  var recommendedMaxWorkingSetSize: UInt64 { UInt64(Memory.most) }
  var currentAllocatedSize: Int { 0 }
  var readWriteTextureSupport: MTLReadWriteTextureTier { .tier2 }
  var argumentBuffersSupport: MTLArgumentBuffersTier { .tier1 }
  var areRasterOrderGroupsSupported: Bool { false }
  var supportsShaderBarycentricCoordinates: Bool { false }
  var supportsRaytracing: Bool { false }
  var supports32BitFloatFiltering: Bool { true }
  var supportsFunctionPointers: Bool { false }

  func makeCommandQueue() -> (any MTLCommandQueue)? { SoftwareQueue() }
  func makeCommandQueue(maxCommandBufferCount: Int) -> (any MTLCommandQueue)? { SoftwareQueue() }
  func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)? {
    Memory(length: length).map { SoftwareBuffer($0, options: options) }
  }
  func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)? {
    guard let made = makeBuffer(length: length, options: options) else { return nil }
    memcpy(made.contents(), pointer, length)
    return made
  }
  func makeBuffer(
    bytesNoCopy pointer: UnsafeMutableRawPointer, length: Int, options: MTLResourceOptions,
    deallocator: ((UnsafeMutableRawPointer, Int) -> Void)?
  ) -> (any MTLBuffer)? {
    guard length > 0 else { return nil }
    return SoftwareBuffer(Memory(pointer, length: length) { deallocator?(pointer, length) }, options: options)
  }
  func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)? { SoftwareTexture(descriptor) }
  func makeHeap(descriptor: MTLHeapDescriptor) -> (any MTLHeap)? { descriptor.size > 0 ? SoftwareHeap(descriptor) : nil }
  func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)? { SoftwareSampler(label: descriptor.label) }
  func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)? {
    SoftwareDepthStencil(label: descriptor.label)
  }
  func makeFence() -> (any MTLFence)? { SoftwareFence() }
  func makeEvent() -> (any MTLEvent)? { SoftwareEvent() }
  func makeSharedEvent() -> (any MTLSharedEvent)? { SoftwareEvent() }
  func makeArgumentEncoder(arguments: [MTLArgumentDescriptor]) -> (any MTLArgumentEncoder)? {
    SoftwareArgumentEncoder(count: (arguments.map { $0.index + max(1, $0.arrayLength) }.max() ?? 1))
  }

  // MARK: Libraries

  func makeDefaultLibrary() -> (any MTLLibrary)? { try? makeDefaultLibrary(bundle: .main) }
  func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary {
    guard let path = bundle.path(forResource: "default", ofType: "metallib") else { throw MTLLibraryError(.fileNotFound) }
    return try makeLibrary(filepath: path)
  }
  func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary { SoftwareLibrary(source: source) }
  func makeLibrary(
    source: String, options: MTLCompileOptions?, completionHandler: @escaping ((any MTLLibrary)?, (any Error)?) -> Void
  ) { answer(completionHandler) { try makeLibrary(source: source, options: options) } }
  func makeLibrary(URL url: URL) throws -> any MTLLibrary { try makeLibrary(filepath: url.path) }
  func makeLibrary(filepath: String) throws -> any MTLLibrary {
    guard let data = FileManager.default.contents(atPath: filepath) else { throw MTLLibraryError(.fileNotFound) }
    guard let text = String(data: data, encoding: .utf8) else { throw MTLLibraryError(.unsupported) }
    return SoftwareLibrary(source: text)
  }
  func makeLibrary(data: DispatchData) throws -> any MTLLibrary {
    guard let text = String(data: Data(data), encoding: .utf8) else { throw MTLLibraryError(.unsupported) }
    return SoftwareLibrary(source: text)
  }

  // MARK: Pipelines

  func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState {
    guard descriptor.vertexFunction != nil else { throw MTLLibraryError(.functionNotFound) }
    return SoftwareRenderPipeline(label: descriptor.label ?? descriptor.vertexFunction?.name)
  }
  func makeRenderPipelineState(
    descriptor: MTLRenderPipelineDescriptor, options: MTLPipelineOption,
    reflection: UnsafeMutablePointer<MTLAutoreleasedRenderPipelineReflection?>?
  ) throws -> any MTLRenderPipelineState {
    let made = try makeRenderPipelineState(descriptor: descriptor)
    reflection?.pointee = MTLRenderPipelineReflection()
    return made
  }
  func makeRenderPipelineState(
    descriptor: MTLRenderPipelineDescriptor, completionHandler: @escaping ((any MTLRenderPipelineState)?, (any Error)?) -> Void
  ) { answer(completionHandler) { try makeRenderPipelineState(descriptor: descriptor) } }
  func makeComputePipelineState(function computeFunction: any MTLFunction) throws -> any MTLComputePipelineState {
    SoftwareComputePipeline(label: computeFunction.label ?? computeFunction.name)
  }
  func makeComputePipelineState(
    function computeFunction: any MTLFunction, completionHandler: @escaping ((any MTLComputePipelineState)?, (any Error)?) -> Void
  ) { answer(completionHandler) { try makeComputePipelineState(function: computeFunction) } }
  func makeComputePipelineState(
    descriptor: MTLComputePipelineDescriptor, options: MTLPipelineOption,
    reflection: UnsafeMutablePointer<MTLAutoreleasedComputePipelineReflection?>?
  ) throws -> any MTLComputePipelineState {
    guard let function = descriptor.computeFunction else { throw MTLLibraryError(.functionNotFound) }
    reflection?.pointee = MTLComputePipelineReflection()
    return try makeComputePipelineState(function: function)
  }
  private func answer<Value>(_ handler: @escaping (Value?, (any Error)?) -> Void, _ make: () throws -> Value) {
    let result = Result { try make() }
    let unchecked = UncheckedClosure {
      switch result {
      case .success(let value): handler(value, nil)
      case .failure(let error): handler(nil, error)
      }
    }
    DispatchQueue.global().async { unchecked.run() }
  }

  // MARK: Questions

  func supportsFeatureSet(_ featureSet: MTLFeatureSet) -> Bool { featureSet.rawValue <= MTLFeatureSet.iOS_GPUFamily2_v5.rawValue }
  func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool { [.apple1, .apple2, .common1].contains(gpuFamily) }
  func supportsTextureSampleCount(_ sampleCount: Int) -> Bool { [1, 2, 4].contains(sampleCount) }
  func minimumLinearTextureAlignment(for format: MTLPixelFormat) -> Int { format.layout?.bytes ?? 16 }
  func heapTextureSizeAndAlign(descriptor desc: MTLTextureDescriptor) -> MTLSizeAndAlign {
    guard let layout = desc.pixelFormat.layout else { return MTLSizeAndAlign() }
    let image = layout.bytesPerRow(max(1, min(desc.width, 16_384))) * layout.rows(max(1, min(desc.height, 16_384)))
    let all = image * max(1, min(desc.depth, 16_384)) * max(1, min(desc.arrayLength, 2048))
    return MTLSizeAndAlign(size: desc.mipmapLevelCount > 1 ? all * 4 / 3 + 64 : all, align: 16)
  }
  func heapBufferSizeAndAlign(length: Int, options: MTLResourceOptions) -> MTLSizeAndAlign { MTLSizeAndAlign(size: length, align: 16) }
  func sampleTimestamps() -> (cpu: UInt64, gpu: UInt64) {
    let now = DispatchTime.now().uptimeNanoseconds
    return (now, now)
  }
}

/// A closure that another thread calls.
struct UncheckedClosure: @unchecked Sendable {
  let run: () -> Void
}

final class SoftwareSampler: NSObject, MTLSamplerState {
  let label: String?
  init(label: String?) { self.label = label }
  var device: any MTLDevice { SoftwareDevice.shared }
}
final class SoftwareDepthStencil: NSObject, MTLDepthStencilState {
  let label: String?
  init(label: String?) { self.label = label }
  var device: any MTLDevice { SoftwareDevice.shared }
}
final class SoftwareFence: NSObject, MTLFence {
  var label: String?
  var device: any MTLDevice { SoftwareDevice.shared }
}
final class SoftwareRenderPipeline: NSObject, MTLRenderPipelineState {
  let label: String?
  init(label: String?) { self.label = label }
  var device: any MTLDevice { SoftwareDevice.shared }
  var maxTotalThreadsPerThreadgroup: Int { 1024 }
  var threadgroupSizeMatchesTileSize: Bool { false }
}
final class SoftwareComputePipeline: NSObject, MTLComputePipelineState {
  let label: String?
  init(label: String?) { self.label = label }
  var device: any MTLDevice { SoftwareDevice.shared }
  var maxTotalThreadsPerThreadgroup: Int { 1024 }
  var threadExecutionWidth: Int { 32 }
  var staticThreadgroupMemoryLength: Int { 0 }
}

/// An event with a number. It calls the listeners that wait for the number.
final class SoftwareEvent: NSObject, MTLSharedEvent, @unchecked Sendable {
  var label: String?
  var device: (any MTLDevice)? { SoftwareDevice.shared }
  private let lock = NSLock()
  private var value: UInt64 = 0
  private var waiting: [(MTLSharedEventListener, UInt64, (any MTLSharedEvent, UInt64) -> Void)] = []
  var signaledValue: UInt64 {
    get { lock.withLock { value } }
    set {
      let reached = lock.withLock {
        value = newValue
        let reached = waiting.filter { $0.1 <= newValue }
        waiting.removeAll { $0.1 <= newValue }
        return reached
      }
      for (listener, _, block) in reached { call(listener, block, newValue) }
    }
  }
  func notify(_ listener: MTLSharedEventListener, atValue value: UInt64, block: @escaping (any MTLSharedEvent, UInt64) -> Void) {
    let now = lock.withLock {
      if self.value < value { waiting.append((listener, value, block)) }
      return self.value
    }
    if now >= value { call(listener, block, now) }
  }
  private func call(_ listener: MTLSharedEventListener, _ block: @escaping (any MTLSharedEvent, UInt64) -> Void, _ value: UInt64) {
    let unchecked = UncheckedClosure { block(self, value) }
    listener.dispatchQueue.async { unchecked.run() }
  }
}

/// Writes eight bytes for each argument.
final class SoftwareArgumentEncoder: NSObject, MTLArgumentEncoder {
  var label: String?
  private let count: Int
  private var target: (any MTLBuffer, Int)?
  private var own: [any MTLBuffer] = []
  init(count: Int) { self.count = max(1, min(count, 4096)) }
  var device: any MTLDevice { SoftwareDevice.shared }
  var encodedLength: Int { count * 8 }
  var alignment: Int { 8 }
  func setArgumentBuffer(_ argumentBuffer: (any MTLBuffer)?, offset: Int) { target = argumentBuffer.map { ($0, offset) } }
  func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int) { put(buffer.map { $0.gpuAddress &+ UInt64(max(0, offset)) }, index) }
  func setTexture(_ texture: (any MTLTexture)?, index: Int) { put(texture.map { identity($0) }, index) }
  func setSamplerState(_ sampler: (any MTLSamplerState)?, index: Int) { put(sampler.map { identity($0) }, index) }
  func constantData(at index: Int) -> UnsafeMutableRawPointer {
    if let (buffer, offset) = target, let place = place(index, in: buffer, offset) { return place }
    let spare = device.makeBuffer(length: 256, options: [])!
    own.append(spare)
    return spare.contents()
  }
  private func identity(_ object: AnyObject) -> UInt64 { UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)) }
  private func place(_ index: Int, in buffer: any MTLBuffer, _ offset: Int) -> UnsafeMutableRawPointer? {
    guard index >= 0, index < 4096, offset >= 0, offset <= buffer.length, offset + index * 8 + 8 <= buffer.length else { return nil }
    return buffer.contents() + offset + index * 8
  }
  private func put(_ value: UInt64?, _ index: Int) {
    guard let (buffer, offset) = target, let place = place(index, in: buffer, offset) else { return }
    place.storeBytes(of: value ?? 0, as: UInt64.self)
  }
}
