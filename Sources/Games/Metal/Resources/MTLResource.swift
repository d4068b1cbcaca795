/// Memory of a device.
public protocol MTLResource: NSObjectProtocol {
  /// The name of the resource for debugging.
  var label: String? { get set }
  /// The device that made the resource.
  var device: any MTLDevice { get }
  /// The mode in which the CPU caches the memory.
  var cpuCacheMode: MTLCPUCacheMode { get }
  /// The place of the memory and the access to it.
  var storageMode: MTLStorageMode { get }
  /// The mode in which dependent accesses are tracked.
  var hazardTrackingMode: MTLHazardTrackingMode { get }
  /// The modes of storage, caching and tracking together.
  var resourceOptions: MTLResourceOptions { get }
  /// The heap that holds the resource; nil if there is none.
  var heap: (any MTLHeap)? { get }
  /// The distance in bytes from the start of the heap.
  var heapOffset: Int { get }
  /// The number of bytes that the resource uses.
  var allocatedSize: Int { get }
  /// Changes whether the memory may be freed, and returns the state before. Memory is never freed here.
  @discardableResult func setPurgeableState(_ state: MTLPurgeableState) -> MTLPurgeableState
  /// Allows later resources of the heap to use the same memory.
  func makeAliasable()
  /// Returns whether later resources of the heap may use the same memory.
  func isAliasable() -> Bool
}

/// A sequence of bytes.
public protocol MTLBuffer: MTLResource {
  /// The size in bytes.
  var length: Int { get }
  /// The address of the buffer for shaders.
  var gpuAddress: UInt64 { get }
  /// Returns the address of the buffer's memory.
  func contents() -> UnsafeMutableRawPointer
  /// Announces bytes that the processor changed. Commands read the same memory here.
  func didModifyRange(_ range: Range<Int>)
  /// Creates a texture of the buffer's memory; nil if it is too small.
  func makeTexture(descriptor: MTLTextureDescriptor, offset: Int, bytesPerRow: Int) -> (any MTLTexture)?
  /// Adds a name for a range of bytes for debugging.
  func addDebugMarker(_ marker: String, range: Range<Int>)
  /// Removes the names of all ranges.
  func removeAllDebugMarkers()
}

/// An image of a device.
public protocol MTLTexture: MTLResource {
  /// The width of the first level in pixels.
  var width: Int { get }
  /// The height of the first level in pixels.
  var height: Int { get }
  /// The depth of the first level in pixels.
  var depth: Int { get }
  /// The number of mipmap levels.
  var mipmapLevelCount: Int { get }
  /// The number of samples per pixel.
  var sampleCount: Int { get }
  /// The number of elements of an array of textures.
  var arrayLength: Int { get }
  var pixelFormat: MTLPixelFormat { get }
  /// The dimensions and arrangement of the images.
  var textureType: MTLTextureType { get }
  /// The uses that the texture allows.
  var usage: MTLTextureUsage { get }
  /// Whether the texture serves only as a render target.
  var isFramebufferOnly: Bool { get }
  /// Whether other processes can use the texture.
  var isShareable: Bool { get }
  /// Whether the device may arrange the pixels for its own speed.
  var allowGPUOptimizedContents: Bool { get }
  /// The order in which shaders see the channels.
  var swizzle: MTLTextureSwizzleChannels { get }
  /// The texture of which this is a view; nil if there is none.
  var parent: (any MTLTexture)? { get }
  /// The level of the parent that is the first level of the view.
  var parentRelativeLevel: Int { get }
  /// The slice of the parent that is the first slice of the view.
  var parentRelativeSlice: Int { get }
  /// The buffer that holds the pixels; nil if there is none.
  var buffer: (any MTLBuffer)? { get }
  /// The distance in bytes from the start of the buffer to the pixels.
  var bufferOffset: Int { get }
  /// The number of bytes of a row in the buffer.
  var bufferBytesPerRow: Int { get }
  /// Writes pixels; a region outside of the texture is ignored.
  func replace(
    region: MTLRegion, mipmapLevel level: Int, slice: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int, bytesPerImage: Int)
  /// Writes pixels of the first slice.
  func replace(region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
  /// Reads pixels; a region outside of the texture is ignored.
  func getBytes(
    _ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, bytesPerImage: Int, from region: MTLRegion, mipmapLevel level: Int, slice: Int)
  /// Reads pixels of the first slice.
  func getBytes(_ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int)
  /// Creates a texture that reads the same memory in another form of equal size; nil if it has another size.
  func makeTextureView(pixelFormat: MTLPixelFormat) -> (any MTLTexture)?
  /// Makes a view of some levels and slices in another format and type.
  func makeTextureView(
    pixelFormat: MTLPixelFormat, textureType: MTLTextureType, levels levelRange: Range<Int>, slices sliceRange: Range<Int>
  ) -> (any MTLTexture)?
}

/// Memory in which resources are created.
public protocol MTLHeap: NSObjectProtocol {
  /// The name of the heap for debugging.
  var label: String? { get set }
  /// The device that made the heap.
  var device: any MTLDevice { get }
  /// The number of bytes of the heap.
  var size: Int { get }
  /// The number of bytes that resources of the heap use.
  var usedSize: Int { get }
  /// The number of bytes of memory that the heap takes.
  var currentAllocatedSize: Int { get }
  /// The storage mode of the heap's resources.
  var storageMode: MTLStorageMode { get }
  /// The mode in which the CPU caches the heap's resources.
  var cpuCacheMode: MTLCPUCacheMode { get }
  /// The rule by which resources are placed in the heap.
  var type: MTLHeapType { get }
  /// Returns the greatest size in bytes of a new resource of an alignment.
  func maxAvailableSize(alignment: Int) -> Int
  /// Creates a buffer; nil if the heap is full.
  func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
  /// Creates a texture; nil if the heap is full.
  func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
  /// Changes whether the memory may be freed, and returns the state before.
  @discardableResult func setPurgeableState(_ state: MTLPurgeableState) -> MTLPurgeableState
}

/// The order of passes that use the same memory. Passes run in their order here.
public protocol MTLFence: NSObjectProtocol {
  /// The device that made the fence.
  var device: any MTLDevice { get }
  /// The name of the fence for debugging.
  var label: String? { get set }
}

/// The order of command buffers.
public protocol MTLEvent: NSObjectProtocol {
  /// The device that made the event.
  var device: (any MTLDevice)? { get }
  /// The name of the event for debugging.
  var label: String? { get set }
}

/// An event with a number that the app sees.
public protocol MTLSharedEvent: MTLEvent {
  /// The current value of the event.
  var signaledValue: UInt64 { get set }
  /// Calls a closure when the number reaches a value.
  func notify(_ listener: MTLSharedEventListener, atValue value: UInt64, block: @escaping (any MTLSharedEvent, UInt64) -> Void)
}

/// The queue on which events are announced.
public final class MTLSharedEventListener: NSObject, @unchecked Sendable {
  /// The queue that runs the closures of the listener.
  public let dispatchQueue: DispatchQueue
  public override init() { dispatchQueue = DispatchQueue(label: "MTLSharedEventListener") }
  /// Makes a listener that announces events on a queue.
  public init(dispatchQueue: DispatchQueue) { self.dispatchQueue = dispatchQueue }
}

/// The filter with which shaders read a texture.
public protocol MTLSamplerState: NSObjectProtocol {
  /// The name of the sampler for debugging.
  var label: String? { get }
  /// The device that made the sampler.
  var device: any MTLDevice { get }
}

/// A test of depths and stencils.
public protocol MTLDepthStencilState: NSObjectProtocol {
  /// The name of the test for debugging.
  var label: String? { get }
  /// The device that made the test.
  var device: any MTLDevice { get }
}
