/// A graphics processor. There is none on Linux: `MTLCreateSystemDefaultDevice()` returns nil.
public protocol MTLDevice: NSObjectProtocol, Sendable {
  /// The name of the device for the user.
  var name: String { get }
  /// The identifier of the device in the registry of the system.
  var registryID: UInt64 { get }
  /// Whether the device shares its memory with the CPU.
  var hasUnifiedMemory: Bool { get }
  /// The greatest length of a buffer in bytes.
  var maxBufferLength: Int { get }
  /// The greatest number of threads of a threadgroup in each dimension.
  var maxThreadsPerThreadgroup: MTLSize { get }
  /// The greatest number of bytes of memory of a threadgroup.
  var maxThreadgroupMemoryLength: Int { get }
  /// The number of bytes that resources should not exceed for good speed.
  var recommendedMaxWorkingSetSize: UInt64 { get }
  /// The number of bytes that the device's resources use now.
  var currentAllocatedSize: Int { get }
  /// The tier of support for textures that a shader both reads and writes.
  var readWriteTextureSupport: MTLReadWriteTextureTier { get }
  var argumentBuffersSupport: MTLArgumentBuffersTier { get }
  /// Whether fragment shaders can order their access to the same pixel.
  var areRasterOrderGroupsSupported: Bool { get }
  /// Whether fragment shaders can read barycentric coordinates.
  var supportsShaderBarycentricCoordinates: Bool { get }
  /// Whether the device supports ray tracing.
  var supportsRaytracing: Bool { get }
  /// Whether samplers can filter textures of 32-bit floating-point pixels.
  var supports32BitFloatFiltering: Bool { get }
  /// Whether kernels can call functions through pointers.
  var supportsFunctionPointers: Bool { get }
  /// Creates a queue of command buffers.
  func makeCommandQueue() -> (any MTLCommandQueue)?
  /// Makes a command queue with a limit on its unfinished command buffers.
  func makeCommandQueue(maxCommandBufferCount: Int) -> (any MTLCommandQueue)?
  /// Creates a buffer of zeros; nil if the length is not possible.
  func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
  /// Creates a buffer with a copy of bytes.
  func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
  /// Creates a buffer of an app's own memory.
  func makeBuffer(
    bytesNoCopy pointer: UnsafeMutableRawPointer, length: Int, options: MTLResourceOptions,
    deallocator: ((UnsafeMutableRawPointer, Int) -> Void)?
  ) -> (any MTLBuffer)?
  /// Creates a texture of zeros; nil if its size is not possible.
  func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
  /// Makes a heap with the properties of a descriptor.
  func makeHeap(descriptor: MTLHeapDescriptor) -> (any MTLHeap)?
  /// Makes a sampler with the properties of a descriptor.
  func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
  /// Makes a depth and stencil test with the properties of a descriptor.
  func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)?
  /// The library of the app's `.metal` files, whose functions are known by name.
  func makeDefaultLibrary() -> (any MTLLibrary)?
  func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
  /// Makes a library from source text.
  func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
  /// Makes a library from source text and passes it or an error to a closure.
  func makeLibrary(source: String, options: MTLCompileOptions?, completionHandler: @escaping ((any MTLLibrary)?, (any Error)?) -> Void)
  /// Makes a library from the file at a URL.
  func makeLibrary(URL url: URL) throws -> any MTLLibrary
  /// Makes a library from the file at a path.
  func makeLibrary(filepath: String) throws -> any MTLLibrary
  /// Makes a library from the bytes of a library file.
  func makeLibrary(data: DispatchData) throws -> any MTLLibrary
  func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
  /// Makes a render pipeline from a descriptor, with a place for its reflection.
  func makeRenderPipelineState(
    descriptor: MTLRenderPipelineDescriptor, options: MTLPipelineOption,
    reflection: UnsafeMutablePointer<MTLAutoreleasedRenderPipelineReflection?>?
  ) throws -> any MTLRenderPipelineState
  /// Makes a render pipeline from a descriptor and passes it or an error to a closure.
  func makeRenderPipelineState(
    descriptor: MTLRenderPipelineDescriptor, completionHandler: @escaping ((any MTLRenderPipelineState)?, (any Error)?) -> Void)
  /// Makes a compute pipeline from a kernel function.
  func makeComputePipelineState(function computeFunction: any MTLFunction) throws -> any MTLComputePipelineState
  /// Makes a compute pipeline from a kernel function and passes it or an error to a closure.
  func makeComputePipelineState(
    function computeFunction: any MTLFunction, completionHandler: @escaping ((any MTLComputePipelineState)?, (any Error)?) -> Void)
  /// Makes a compute pipeline from a descriptor, with a place for its reflection.
  func makeComputePipelineState(
    descriptor: MTLComputePipelineDescriptor, options: MTLPipelineOption,
    reflection: UnsafeMutablePointer<MTLAutoreleasedComputePipelineReflection?>?
  ) throws -> any MTLComputePipelineState
  /// Makes a fence that orders passes.
  func makeFence() -> (any MTLFence)?
  /// Makes an event that orders command buffers of this device.
  func makeEvent() -> (any MTLEvent)?
  /// Makes an event with a value that the app can read and set.
  func makeSharedEvent() -> (any MTLSharedEvent)?
  /// Makes an encoder for a buffer with the given arguments.
  func makeArgumentEncoder(arguments: [MTLArgumentDescriptor]) -> (any MTLArgumentEncoder)?
  func supportsFeatureSet(_ featureSet: MTLFeatureSet) -> Bool
  /// Returns whether the device supports the features of a GPU family.
  func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool
  /// Returns whether textures can have a number of samples per pixel.
  func supportsTextureSampleCount(_ sampleCount: Int) -> Bool
  /// Returns the least alignment in bytes of a texture of a pixel format that uses the memory of a buffer.
  func minimumLinearTextureAlignment(for format: MTLPixelFormat) -> Int
  /// Returns the size and alignment in bytes of a texture in a heap.
  func heapTextureSizeAndAlign(descriptor desc: MTLTextureDescriptor) -> MTLSizeAndAlign
  /// Returns the size and alignment in bytes of a buffer in a heap.
  func heapBufferSizeAndAlign(length: Int, options: MTLResourceOptions) -> MTLSizeAndAlign
  /// Returns the times of the CPU and the GPU at the same moment.
  func sampleTimestamps() -> (cpu: UInt64, gpu: UInt64)
}

extension MTLDevice {
  /// Creates a buffer of zeros.
  public func makeBuffer(length: Int) -> (any MTLBuffer)? { makeBuffer(length: length, options: []) }
  /// Creates a buffer with a copy of bytes.
  public func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int) -> (any MTLBuffer)? {
    makeBuffer(bytes: pointer, length: length, options: [])
  }
  /// Creates a buffer of an app's own memory.
  public func makeBuffer(bytesNoCopy pointer: UnsafeMutableRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)? {
    makeBuffer(bytesNoCopy: pointer, length: length, options: options, deallocator: nil)
  }
  // Names of Swift 3.
  /// Makes a command queue with a limit on its unfinished command buffers.
  public func makeCommandQueue(withMaxCommandBufferCount count: Int) -> (any MTLCommandQueue)? {
    makeCommandQueue(maxCommandBufferCount: count)
  }
  public func newCommandQueue() -> (any MTLCommandQueue)? { makeCommandQueue() }
}

/// The device of the machine: nil, because Linux has no Metal.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
/// All devices of the machine: none.
public func MTLCopyAllDevices() -> [any MTLDevice] { [] }
