public protocol MTLResource: NSObjectProtocol {
  var label: String? { get set }
  var device: any MTLDevice { get }
  var cpuCacheMode: MTLCPUCacheMode { get }
  var storageMode: MTLStorageMode { get }
  var hazardTrackingMode: MTLHazardTrackingMode { get }
  var resourceOptions: MTLResourceOptions { get }
  /// The heap that contains the resource; nil if there is none.
  var heap: (any MTLHeap)? { get }
  /// The offset in the heap in bytes.
  var heapOffset: Int { get }
  var allocatedSize: Int { get }
  /// Changes the purgeable state, and returns the previous one. Memory is never purged on Linux.
  @discardableResult func setPurgeableState(_ state: MTLPurgeableState) -> MTLPurgeableState
  /// Allows later resources of the heap to use the same memory.
  func makeAliasable()
  /// Returns whether later resources of the heap may use the same memory.
  func isAliasable() -> Bool
}

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
  /// The buffer that contains the pixels; nil if there is none.
  var buffer: (any MTLBuffer)? { get }
  /// The offset of the pixels in the buffer, in bytes.
  var bufferOffset: Int { get }
  var bufferBytesPerRow: Int { get }
  func replace(
    region: MTLRegion, mipmapLevel level: Int, slice: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int, bytesPerImage: Int)
  func replace(region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
  func getBytes(
    _ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, bytesPerImage: Int, from region: MTLRegion, mipmapLevel level: Int, slice: Int)
  func getBytes(_ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int)
  /// Creates a texture that shares the memory with another pixel format; nil if its pixels have another size.
  func makeTextureView(pixelFormat: MTLPixelFormat) -> (any MTLTexture)?
  func makeTextureView(
    pixelFormat: MTLPixelFormat, textureType: MTLTextureType, levels levelRange: Range<Int>, slices sliceRange: Range<Int>
  ) -> (any MTLTexture)?
}

public protocol MTLHeap: NSObjectProtocol {
  var label: String? { get set }
  var device: any MTLDevice { get }
  var size: Int { get }
  var usedSize: Int { get }
  var currentAllocatedSize: Int { get }
  var storageMode: MTLStorageMode { get }
  var cpuCacheMode: MTLCPUCacheMode { get }
  var type: MTLHeapType { get }
  /// Returns the largest size in bytes of a new resource with an alignment.
  func maxAvailableSize(alignment: Int) -> Int
  /// Creates a buffer; nil if the heap is full.
  func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
  /// Creates a texture; nil if the heap is full.
  func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
  @discardableResult func setPurgeableState(_ state: MTLPurgeableState) -> MTLPurgeableState
}

/// Synchronizes passes that use the same memory. It has no effect, because passes run in order.
public protocol MTLFence: NSObjectProtocol {
  var device: any MTLDevice { get }
  var label: String? { get set }
}

public protocol MTLEvent: NSObjectProtocol {
  var device: (any MTLDevice)? { get }
  var label: String? { get set }
}

/// An event with a value that the app can read and set.
public protocol MTLSharedEvent: MTLEvent {
  var signaledValue: UInt64 { get set }
  func notify(_ listener: MTLSharedEventListener, atValue value: UInt64, block: @escaping (any MTLSharedEvent, UInt64) -> Void)
}

public final class MTLSharedEventListener: NSObject, @unchecked Sendable {
  public let dispatchQueue: DispatchQueue
  public override init() { dispatchQueue = DispatchQueue(label: "MTLSharedEventListener") }
  public init(dispatchQueue: DispatchQueue) { self.dispatchQueue = dispatchQueue }
}

public protocol MTLSamplerState: NSObjectProtocol {
  var label: String? { get }
  var device: any MTLDevice { get }
}

public protocol MTLDepthStencilState: NSObjectProtocol {
  var label: String? { get }
  var device: any MTLDevice { get }
}
