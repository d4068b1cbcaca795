/// Memory of a device.
public protocol MTLResource: NSObjectProtocol {
  var label: String? { get set }
  var device: any MTLDevice { get }
  var cpuCacheMode: MTLCPUCacheMode { get }
  var storageMode: MTLStorageMode { get }
  var hazardTrackingMode: MTLHazardTrackingMode { get }
  var resourceOptions: MTLResourceOptions { get }
  /// The heap that holds the resource; nil if there is none.
  var heap: (any MTLHeap)? { get }
  /// The distance in bytes from the start of the heap.
  var heapOffset: Int { get }
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
  var gpuAddress: UInt64 { get }
  func contents() -> UnsafeMutableRawPointer
  func didModifyRange(_ range: Range<Int>)
  /// Creates a texture of the buffer's memory; nil if it is too small.
  func makeTexture(descriptor: MTLTextureDescriptor, offset: Int, bytesPerRow: Int) -> (any MTLTexture)?
  func addDebugMarker(_ marker: String, range: Range<Int>)
  func removeAllDebugMarkers()
}

/// An image of a device.
public protocol MTLTexture: MTLResource {
  var width: Int { get }
  var height: Int { get }
  var depth: Int { get }
  var mipmapLevelCount: Int { get }
  var sampleCount: Int { get }
  var arrayLength: Int { get }
  var pixelFormat: MTLPixelFormat { get }
  var textureType: MTLTextureType { get }
  var usage: MTLTextureUsage { get }
  var isFramebufferOnly: Bool { get }
  var isShareable: Bool { get }
  var allowGPUOptimizedContents: Bool { get }
  var swizzle: MTLTextureSwizzleChannels { get }
  /// The texture of which this is a view; nil if there is none.
  var parent: (any MTLTexture)? { get }
  var parentRelativeLevel: Int { get }
  var parentRelativeSlice: Int { get }
  /// The buffer that holds the pixels; nil if there is none.
  var buffer: (any MTLBuffer)? { get }
  /// The distance in bytes from the start of the buffer to the pixels.
  var bufferOffset: Int { get }
  var bufferBytesPerRow: Int { get }
  func replace(
    region: MTLRegion, mipmapLevel level: Int, slice: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int, bytesPerImage: Int)
  func replace(region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
  func getBytes(
    _ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, bytesPerImage: Int, from region: MTLRegion, mipmapLevel level: Int, slice: Int)
  func getBytes(_ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int)
  /// Creates a texture that reads the same memory in another form of equal size; nil if it has another size.
  func makeTextureView(pixelFormat: MTLPixelFormat) -> (any MTLTexture)?
  func makeTextureView(
    pixelFormat: MTLPixelFormat, textureType: MTLTextureType, levels levelRange: Range<Int>, slices sliceRange: Range<Int>
  ) -> (any MTLTexture)?
}

/// Memory in which resources are created.
public protocol MTLHeap: NSObjectProtocol {
  var label: String? { get set }
  var device: any MTLDevice { get }
  var size: Int { get }
  var usedSize: Int { get }
  var currentAllocatedSize: Int { get }
  var storageMode: MTLStorageMode { get }
  var cpuCacheMode: MTLCPUCacheMode { get }
  var type: MTLHeapType { get }
  /// Returns the greatest size in bytes of a new resource of an alignment.
  func maxAvailableSize(alignment: Int) -> Int
  /// Creates a buffer; nil if the heap is full.
  func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
  /// Creates a texture; nil if the heap is full.
  func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
  @discardableResult func setPurgeableState(_ state: MTLPurgeableState) -> MTLPurgeableState
}

/// The order of passes that use the same memory. Passes run in their order here.
public protocol MTLFence: NSObjectProtocol {
  var device: any MTLDevice { get }
  var label: String? { get set }
}

/// The order of command buffers.
public protocol MTLEvent: NSObjectProtocol {
  var device: (any MTLDevice)? { get }
  var label: String? { get set }
}

/// An event with a number that the app sees.
public protocol MTLSharedEvent: MTLEvent {
  var signaledValue: UInt64 { get set }
  func notify(_ listener: MTLSharedEventListener, atValue value: UInt64, block: @escaping (any MTLSharedEvent, UInt64) -> Void)
}

/// The queue on which events are announced.
public final class MTLSharedEventListener: NSObject, @unchecked Sendable {
  public let dispatchQueue: DispatchQueue
  public override init() { dispatchQueue = DispatchQueue(label: "MTLSharedEventListener") }
  public init(dispatchQueue: DispatchQueue) { self.dispatchQueue = dispatchQueue }
}

/// The filter with which shaders read a texture.
public protocol MTLSamplerState: NSObjectProtocol {
  var label: String? { get }
  var device: any MTLDevice { get }
}

/// A test of depths and stencils.
public protocol MTLDepthStencilState: NSObjectProtocol {
  var label: String? { get }
  var device: any MTLDevice { get }
}
