/// A GPU. There is none on Linux: `MTLCreateSystemDefaultDevice()` returns nil.
public protocol MTLDevice: NSObjectProtocol, Sendable {
  var name: String { get }
  var registryID: UInt64 { get }
  var hasUnifiedMemory: Bool { get }
  /// The largest length of a buffer, in bytes.
  var maxBufferLength: Int { get }
  /// The largest number of threads in a threadgroup, in each dimension.
  var maxThreadsPerThreadgroup: MTLSize { get }
  /// The largest threadgroup memory, in bytes.
  var maxThreadgroupMemoryLength: Int { get }
  var recommendedMaxWorkingSetSize: UInt64 { get }
  var currentAllocatedSize: Int { get }
  var readWriteTextureSupport: MTLReadWriteTextureTier { get }
  var argumentBuffersSupport: MTLArgumentBuffersTier { get }
  var areRasterOrderGroupsSupported: Bool { get }
  var supportsShaderBarycentricCoordinates: Bool { get }
  var supportsRaytracing: Bool { get }
  var supports32BitFloatFiltering: Bool { get }
  var supportsFunctionPointers: Bool { get }
  func makeCommandQueue() -> (any MTLCommandQueue)?
  func makeCommandQueue(maxCommandBufferCount: Int) -> (any MTLCommandQueue)?
  /// Creates a buffer of zeros; nil if the length is not supported.
  func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
  func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
  func makeBuffer(
    bytesNoCopy pointer: UnsafeMutableRawPointer, length: Int, options: MTLResourceOptions,
    deallocator: ((UnsafeMutableRawPointer, Int) -> Void)?
  ) -> (any MTLBuffer)?
  /// Creates a texture of zeros; nil if its size is not supported.
  func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
  func makeHeap(descriptor: MTLHeapDescriptor) -> (any MTLHeap)?
  func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
  func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)?
  func makeDefaultLibrary() -> (any MTLLibrary)?
  func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
  func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
  func makeLibrary(source: String, options: MTLCompileOptions?, completionHandler: @escaping ((any MTLLibrary)?, (any Error)?) -> Void)
  func makeLibrary(URL url: URL) throws -> any MTLLibrary
  func makeLibrary(filepath: String) throws -> any MTLLibrary
  func makeLibrary(data: DispatchData) throws -> any MTLLibrary
  func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
  func makeRenderPipelineState(
    descriptor: MTLRenderPipelineDescriptor, options: MTLPipelineOption,
    reflection: UnsafeMutablePointer<MTLAutoreleasedRenderPipelineReflection?>?
  ) throws -> any MTLRenderPipelineState
  func makeRenderPipelineState(
    descriptor: MTLRenderPipelineDescriptor, completionHandler: @escaping ((any MTLRenderPipelineState)?, (any Error)?) -> Void)
  func makeComputePipelineState(function computeFunction: any MTLFunction) throws -> any MTLComputePipelineState
  func makeComputePipelineState(
    function computeFunction: any MTLFunction, completionHandler: @escaping ((any MTLComputePipelineState)?, (any Error)?) -> Void)
  func makeComputePipelineState(
    descriptor: MTLComputePipelineDescriptor, options: MTLPipelineOption,
    reflection: UnsafeMutablePointer<MTLAutoreleasedComputePipelineReflection?>?
  ) throws -> any MTLComputePipelineState
  func makeFence() -> (any MTLFence)?
  func makeEvent() -> (any MTLEvent)?
  func makeSharedEvent() -> (any MTLSharedEvent)?
  func makeArgumentEncoder(arguments: [MTLArgumentDescriptor]) -> (any MTLArgumentEncoder)?
  func supportsFeatureSet(_ featureSet: MTLFeatureSet) -> Bool
  func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool
  func supportsTextureSampleCount(_ sampleCount: Int) -> Bool
  /// Returns the minimum alignment in bytes of a texture in the memory of a buffer.
  func minimumLinearTextureAlignment(for format: MTLPixelFormat) -> Int
  /// Returns the size and alignment in bytes of a texture in a heap.
  func heapTextureSizeAndAlign(descriptor desc: MTLTextureDescriptor) -> MTLSizeAndAlign
  /// Returns the size and alignment in bytes of a buffer in a heap.
  func heapBufferSizeAndAlign(length: Int, options: MTLResourceOptions) -> MTLSizeAndAlign
  func sampleTimestamps() -> (cpu: UInt64, gpu: UInt64)
}

extension MTLDevice {
  public func makeBuffer(length: Int) -> (any MTLBuffer)? { makeBuffer(length: length, options: []) }
  public func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int) -> (any MTLBuffer)? {
    makeBuffer(bytes: pointer, length: length, options: [])
  }
  public func makeBuffer(bytesNoCopy pointer: UnsafeMutableRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)? {
    makeBuffer(bytesNoCopy: pointer, length: length, options: options, deallocator: nil)
  }
  // The names in Swift 3.
  public func makeCommandQueue(withMaxCommandBufferCount count: Int) -> (any MTLCommandQueue)? {
    makeCommandQueue(maxCommandBufferCount: count)
  }
  public func newCommandQueue() -> (any MTLCommandQueue)? { makeCommandQueue() }
}

/// The default device: always nil, because Linux has no Metal.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
/// All devices: always none.
public func MTLCopyAllDevices() -> [any MTLDevice] { [] }
