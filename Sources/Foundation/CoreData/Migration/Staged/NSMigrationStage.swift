import Foundation

/// A step of a staged migration: one that is inferred, or one with code of the app before and after it.
nonisolated open class NSMigrationStage: NSObject {
  /// The name of the stage for debugging.
  open var label: String?
}

/// A sequence of versions of a model between which migrations are inferred.
nonisolated open class NSLightweightMigrationStage: NSMigrationStage {
  /// The checksums of the versions, the oldest first.
  public let versionChecksums: [String]

  /// Creates a stage from the checksums of versions, the oldest first.
  public init(_ versionChecksums: [String]) { self.versionChecksums = versionChecksums }
}

/// A migration between two versions that is inferred, with code of the app before and after it.
nonisolated open class NSCustomMigrationStage: NSMigrationStage {
  /// The version that the stage begins with.
  public let currentModel: NSManagedObjectModelReference
  /// The version that the stage ends with.
  public let nextModel: NSManagedObjectModelReference
  /// Prepares the store while it has the first version. The manager's container has the store. If it throws, the migration ends there.
  open var willMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?
  /// Completes the store when it has the second version. The manager's container has the store. If it throws, the migration ends there.
  open var didMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?

  /// Creates a stage between two versions.
  public init(migratingFrom currentModel: NSManagedObjectModelReference, to nextModel: NSManagedObjectModelReference) {
    (self.currentModel, self.nextModel) = (currentModel, nextModel)
  }
}
