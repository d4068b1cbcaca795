/// The common part of resources.
package class SoftwareResource: NSObject, @unchecked Sendable {
  package var label: String?
  package let options: MTLResourceOptions
  weak var ownHeap: SoftwareHeap?
  package let allocatedSize: Int

  init(options: MTLResourceOptions, size: Int) { (self.options, allocatedSize) = (options, size) }
  deinit { ownHeap?.release(allocatedSize) }
  package var device: any MTLDevice { SoftwareDevice.shared }
  package var cpuCacheMode: MTLCPUCacheMode { MTLCPUCacheMode(rawValue: options.rawValue & 15) ?? .defaultCache }
  package var storageMode: MTLStorageMode { MTLStorageMode(rawValue: options.rawValue >> 4 & 15) ?? .shared }
  package var hazardTrackingMode: MTLHazardTrackingMode { MTLHazardTrackingMode(rawValue: options.rawValue >> 8 & 3) ?? .default }
  package var resourceOptions: MTLResourceOptions { options }
  package var heap: (any MTLHeap)? { ownHeap }
  package var heapOffset: Int { 0 }
  private var purgeable = MTLPurgeableState.nonVolatile
  package func setPurgeableState(_ state: MTLPurgeableState) -> MTLPurgeableState {
    defer { if state != .keepCurrent { purgeable = state } }
    return purgeable
  }
  private var aliases = false
  package func makeAliasable() { aliases = true }
  package func isAliasable() -> Bool { aliases }
}

/// A buffer in the memory of the process.
final class SoftwareBuffer: SoftwareResource, MTLBuffer, @unchecked Sendable {
  let memory: Memory
  init(_ memory: Memory, options: MTLResourceOptions) {
    self.memory = memory
    super.init(options: options, size: memory.length)
  }
  var length: Int { memory.length }
  var gpuAddress: UInt64 { UInt64(UInt(bitPattern: memory.base)) }
  func contents() -> UnsafeMutableRawPointer { memory.base }
  func didModifyRange(_ range: Range<Int>) {}
  func makeTexture(descriptor: MTLTextureDescriptor, offset: Int, bytesPerRow: Int) -> (any MTLTexture)? {
    guard let layout = descriptor.pixelFormat.layout, offset >= 0, descriptor.width > 0, descriptor.height > 0,
      bytesPerRow >= layout.bytesPerRow(descriptor.width), bytesPerRow <= Memory.most, descriptor.height <= Memory.most,
      offset <= length, bytesPerRow * layout.rows(descriptor.height) <= length - offset
    else { return nil }
    return SoftwareTexture(descriptor, memory: memory, offset: offset, bytesPerRow: bytesPerRow, buffer: self)
  }
  func addDebugMarker(_ marker: String, range: Range<Int>) {}
  func removeAllDebugMarkers() {}
}

/// Counts the memory of the resources that are made of it.
final class SoftwareHeap: NSObject, MTLHeap, @unchecked Sendable {
  var label: String?
  let size: Int
  let storageMode: MTLStorageMode
  let cpuCacheMode: MTLCPUCacheMode
  let type: MTLHeapType
  private let lock = NSLock()
  private var used = 0
  init(_ descriptor: MTLHeapDescriptor) {
    (size, storageMode, cpuCacheMode, type) = (descriptor.size, descriptor.storageMode, descriptor.cpuCacheMode, descriptor.type)
  }
  var device: any MTLDevice { SoftwareDevice.shared }
  var usedSize: Int { lock.withLock { used } }
  var currentAllocatedSize: Int { size }
  func maxAvailableSize(alignment: Int) -> Int { alignment > 0 ? (size - usedSize) / alignment * alignment : size - usedSize }
  func release(_ bytes: Int) { lock.withLock { used -= bytes } }
  private func take(_ made: SoftwareResource?) -> Bool {
    guard let made else { return false }
    let fits = lock.withLock {
      guard made.allocatedSize <= size - used else { return false }
      used += made.allocatedSize
      return true
    }
    if fits { made.ownHeap = self }
    return fits
  }
  func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)? {
    guard length <= size - usedSize, let made = SoftwareDevice.shared.makeBuffer(length: length, options: options) else { return nil }
    return take(made as? SoftwareResource) ? made : nil
  }
  func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)? {
    guard let made = SoftwareTexture(descriptor) else { return nil }
    return take(made) ? made : nil
  }
  func setPurgeableState(_ state: MTLPurgeableState) -> MTLPurgeableState { .nonVolatile }
}
