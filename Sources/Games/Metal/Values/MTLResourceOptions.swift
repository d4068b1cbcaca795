/// The memory of a resource. On Linux all modes use main memory.
public enum MTLStorageMode: UInt, Sendable {
  case shared, managed, `private`, memoryless
}

public enum MTLCPUCacheMode: UInt, Sendable {
  case defaultCache, writeCombined
}

/// The tracking of dependencies between commands. It has no effect, because commands run in order.
public enum MTLHazardTrackingMode: UInt, Sendable {
  case `default`, untracked, tracked
}

public enum MTLPurgeableState: UInt, Sendable {
  case keepCurrent = 1, nonVolatile, volatile, empty
}

public struct MTLResourceOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let cpuCacheModeWriteCombined = MTLResourceOptions(rawValue: 1)
  public static let storageModeShared: MTLResourceOptions = []
  public static let storageModeManaged = MTLResourceOptions(rawValue: 16)
  public static let storageModePrivate = MTLResourceOptions(rawValue: 32)
  public static let storageModeMemoryless = MTLResourceOptions(rawValue: 48)
  public static let hazardTrackingModeUntracked = MTLResourceOptions(rawValue: 256)
  public static let hazardTrackingModeTracked = MTLResourceOptions(rawValue: 512)
}
