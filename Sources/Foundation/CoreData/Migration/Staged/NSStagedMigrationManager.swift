import Foundation

/// The key of a store option whose value is an ``NSStagedMigrationManager``, which migrates the store when it is added.
public let NSPersistentStoreStagedMigrationManagerOptionKey = "NSPersistentStoreStagedMigrationManagerOptionKey"

/// Migrates a store through versions of a model in the order of stages. After each stage the file is complete and has the stage's
/// destination version; an interrupted migration continues there. Versions are identified by their checksums:
/// ``NSManagedObjectModel/versionChecksum``, or the ones that iOS computes, which stores of iOS have.
nonisolated open class NSStagedMigrationManager: NSObject {
  public let stages: [NSMigrationStage]
  /// The store during the migration, while a handler of a stage runs; nil otherwise.
  open private(set) var container: NSPersistentContainer?

  /// Creates a manager from stages, in the order from the oldest versions.
  public init(_ stages: [NSMigrationStage]) { self.stages = stages }

  /// Migrates the file of a store to a model, if it has an older version.
  final func migrate(_ url: URL, to model: NSManagedObjectModel, configuration: String?, options: [AnyHashable: Any]) throws {
    guard ((try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int) ?? 0) > 0, !FormerStore.isOne(url) else { return }
    let file = try StagedMigration.File(url)
    guard !file.has(model) else { return }
    let plan = try StagedMigration(self, to: model)
    for key in [NSMigratePersistentStoresAutomaticallyOption, NSInferMappingModelAutomaticallyOption] {
      guard (options[key] as? NSNumber)?.boolValue ?? (options[key] as? Bool) ?? false else {
        throw StoreError.make(
          NSPersistentStoreIncompatibleVersionHashError, "A staged migration of “\(url.lastPathComponent)” needs the option \(key).")
      }
    }
    var place = try plan.place(of: file, url)
    while let step = try plan.step(after: place) {
      try apply(step, url, configuration, options)
      place = step.place
    }
  }

  private func apply(_ step: StagedMigration.Step, _ url: URL, _ configuration: String?, _ options: [AnyHashable: Any]) throws {
    func handle(_ model: NSManagedObjectModel, _ handler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?) throws {
      guard let stage = step.stage, let handler else { return }
      try withContainer(model, url, configuration, options) { try handler(self, stage) }
    }
    if let before = step.before { try handle(before, step.stage?.willMigrateHandler) }
    var inferring = options
    inferring[NSPersistentStoreStagedMigrationManagerOptionKey] = nil
    step.model.freeze()
    let entities = step.model.entities(forConfigurationName: configuration) ?? step.model.entities
    try SQLiteStore.open(url, entities, model: step.model, options: inferring, former: step.before).close()
    try handle(step.model, step.stage?.didMigrateHandler)
  }

  private func withContainer(
    _ model: NSManagedObjectModel, _ url: URL, _ configuration: String?, _ options: [AnyHashable: Any], _ body: () throws -> Void
  ) throws {
    let made = NSPersistentContainer(name: url.deletingPathExtension().lastPathComponent, managedObjectModel: model)
    let coordinator = made.persistentStoreCoordinator
    var plain = options
    plain[NSPersistentStoreStagedMigrationManagerOptionKey] = nil
    plain[NSMigratePersistentStoresAutomaticallyOption] = nil
    let store = try coordinator.addPersistentStore(
      ofType: NSSQLiteStoreType, configurationName: model.entities(forConfigurationName: configuration) == nil ? nil : configuration,
      at: url, options: plain)
    container = made
    defer {
      container = nil
      try? coordinator.remove(store)
    }
    try body()
  }
}
