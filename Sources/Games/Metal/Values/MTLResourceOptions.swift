/// The memory that holds a resource. All memory is that of the processor here.
public enum MTLStorageMode: UInt, Sendable {
  /// The storage mode that is called shared.
  case shared = 0
  /// The storage mode that is called managed.
  case managed = 1
  /// The storage mode that is called private.
  case `private` = 2
  /// The storage mode that is called memoryless.
  case memoryless = 3
}

/// The cache of the processor for a resource.
public enum MTLCPUCacheMode: UInt, Sendable {
  /// The cpucache mode that is called default cache.
  case defaultCache = 0
  /// The cpucache mode that is called write combined.
  case writeCombined = 1
}

/// The tracking of dependencies between commands. Commands run in their order here.
public enum MTLHazardTrackingMode: UInt, Sendable {
  case `default` = 0
  /// The hazard tracking mode that is called untracked.
  case untracked = 1
  /// The hazard tracking mode that is called tracked.
  case tracked = 2
}

/// Whether the memory of a resource may be freed.
public enum MTLPurgeableState: UInt, Sendable {
  /// The purgeable state that is called keep current.
  case keepCurrent = 1
  /// The purgeable state that is called non volatile.
  case nonVolatile = 2
  /// The purgeable state that is called volatile.
  case volatile = 3
  /// The purgeable state that is called empty.
  case empty = 4
}

/// Options of the memory of a resource.
public struct MTLResourceOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The resource options that is called cpu cache mode write combined.
  public static let cpuCacheModeWriteCombined = MTLResourceOptions(rawValue: 1)
  /// The resource options that is called storage mode shared.
  public static let storageModeShared: MTLResourceOptions = []
  /// The resource options that is called storage mode managed.
  public static let storageModeManaged = MTLResourceOptions(rawValue: 16)
  /// The resource options that is called storage mode private.
  public static let storageModePrivate = MTLResourceOptions(rawValue: 32)
  /// The resource options that is called storage mode memoryless.
  public static let storageModeMemoryless = MTLResourceOptions(rawValue: 48)
  /// The resource options that is called hazard tracking mode untracked.
  public static let hazardTrackingModeUntracked = MTLResourceOptions(rawValue: 256)
  /// The resource options that is called hazard tracking mode tracked.
  public static let hazardTrackingModeTracked = MTLResourceOptions(rawValue: 512)
}
