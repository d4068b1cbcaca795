import Foundation

/// A step of a staged migration: an inferred migration, optionally with handlers of the app before and after it.
nonisolated open class NSMigrationStage: NSObject {
  /// The name of the stage for debugging.
  open var label: String?
}

/// A sequence of model versions between which migrations are inferred.
nonisolated open class NSLightweightMigrationStage: NSMigrationStage {
  /// The checksums of the versions, from the oldest to the newest.
  public let versionChecksums: [String]

  /// Creates a stage from the checksums of versions, from the oldest to the newest.
  public init(_ versionChecksums: [String]) { self.versionChecksums = versionChecksums }
}

/// An inferred migration between two versions, with handlers of the app before and after it.
nonisolated open class NSCustomMigrationStage: NSMigrationStage {
  /// The source version of the stage.
  public let currentModel: NSManagedObjectModelReference
  /// The destination version of the stage.
  public let nextModel: NSManagedObjectModelReference
  /// Called while the store has the first version. The manager's container contains the store. If it throws, the migration ends.
  open var willMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?
  /// Called after the store has reached the second version. The manager's container contains the store. If it throws, the migration ends.
  open var didMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?

  public init(migratingFrom currentModel: NSManagedObjectModelReference, to nextModel: NSManagedObjectModelReference) {
    (self.currentModel, self.nextModel) = (currentModel, nextModel)
  }
}
