import Foundation

// The space of a volume by purpose. A device deletes caches for important files; Linux has no such caches, so every purpose has the space
// that is free.

extension URLResourceKey {
  /// The key for the space that is available for files which the user asked for.
  public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey.volumeAvailableCapacityKey
  /// The key for the space that is available for files which can be fetched again.
  public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey.volumeAvailableCapacityKey
}

extension URLResourceValues {
  /// The space, in bytes, that is available for files which the user asked for.
  public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
  /// The space, in bytes, that is available for files which can be fetched again.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
}
