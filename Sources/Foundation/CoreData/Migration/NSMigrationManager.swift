import UIKitObjects

/// Creates the objects of a new model from those of a source model. Subclasses customize it.
nonisolated open class NSEntityMigrationPolicy: NSObject {
  public required override init() {}

  /// Called before the objects of a mapping are created.
  open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}

  /// Creates the destination objects and attributes of a source object. By default one object is created.
  open func createDestinationInstances(forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager)
    throws
  {
    guard let name = mapping.destinationEntityName else { return }
    let made = NSEntityDescription.insertNewObject(forEntityName: name, into: manager.destinationContext)
    for part in mapping.attributeMappings ?? [] {
      guard let key = part.name, made.entity.attributesByName[key]?.isTransient == false else { continue }
      if let value = part.value {
        made.setValue(try value.value(sInstance, made, manager), forKey: key)
      } else if sInstance.entity.attributesByName[key]?.isTransient == false {
        made.setValue(sInstance.value(forKey: key), forKey: key)
      }
    }
    manager.associate(sourceInstance: sInstance, withDestinationInstance: made, for: mapping)
  }

  open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

  /// Sets the relationships of a destination object. By default those of the mapping are set.
  open func createRelationships(forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager) throws
  {
    let source = manager.sourceInstances(forEntityMappingName: mapping.name, destinationInstances: [dInstance]).first
    for part in mapping.relationshipMappings ?? [] {
      guard let key = part.name, let relation = dInstance.entity.relationshipsByName[key] else { continue }
      var objects: [NSManagedObject]
      if let value = part.value {
        objects = NSManagedObject.objects(in: try value.value(source, dInstance, manager))
      } else if let source, source.entity.relationshipsByName[key] != nil {
        objects = source.related(key)
      } else {
        continue
      }
      // An expression may return source objects or destination objects.
      objects = objects.flatMap { $0.managedObjectContext === manager.destinationContext ? [$0] : manager.destinations(of: $0) }
      objects = objects.filter { object in relation.destinationEntity.map { object.entity.isKindOf(entity: $0) } ?? true }
      if relation.isToMany {
        dInstance.setValue(NSOrderedSet(array: objects), forKey: key)
      } else {
        dInstance.setValue(objects.first, forKey: key)
      }
    }
  }

  open func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
  /// Validates the destination objects. Throws to end the migration without changing the source store.
  open func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
  open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}

/// Migrates a store from one model to another with a mapping model.
nonisolated open class NSMigrationManager: NSObject {
  public let sourceModel: NSManagedObjectModel
  public let destinationModel: NSManagedObjectModel
  open private(set) var mappingModel: NSMappingModel = NSMappingModel()
  open private(set) var sourceContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  open private(set) var destinationContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  open private(set) var currentEntityMapping = NSEntityMapping()
  /// The completed part, from 0 to 1.
  open private(set) var migrationProgress: Float = 0
  /// Custom data of the app.
  open var userInfo: [AnyHashable: Any]?
  /// The error that was passed to ``cancelMigrationWithError(_:)``.
  private final var cancellation: (any Error)?
  private final var destinations: [String: [NSManagedObject: [NSManagedObject]]] = [:]
  private final var sources: [String: [NSManagedObject: NSManagedObject]] = [:]
  private final var made: [String: [NSManagedObject]] = [:]

  public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
    (self.sourceModel, self.destinationModel) = (sourceModel, destinationModel)
  }

  /// Records that a source object has become a destination object.
  open func associate(
    sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject, for entityMapping: NSEntityMapping
  ) {
    let name = entityMapping.name ?? ""
    destinations[name, default: [:]][sourceInstance, default: []].append(destinationInstance)
    sources[name, default: [:]][destinationInstance] = sourceInstance
    made[name, default: []].append(destinationInstance)
  }

  open func destinationInstances(forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?) -> [NSManagedObject] {
    guard let sourceInstances else { return made[mappingName] ?? [] }
    return sourceInstances.flatMap { destinations[mappingName]?[$0] ?? [] }
  }

  open func sourceInstances(forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?) -> [NSManagedObject] {
    guard let destinationInstances else { return Array((destinations[mappingName] ?? [:]).keys) }
    return destinationInstances.compactMap { sources[mappingName]?[$0] }
  }

  /// Returns the destination objects that all mappings have created from a source object.
  final func destinations(of source: NSManagedObject) -> [NSManagedObject] {
    mappingModel.entityMappings.flatMap { destinations[$0.name]?[source] ?? [] }
  }

  open func sourceEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
    mEntity.sourceEntityName.flatMap { sourceModel.entitiesByName[$0] }
  }

  open func destinationEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
    mEntity.destinationEntityName.flatMap { destinationModel.entitiesByName[$0] }
  }

  /// Ends the migration with an error before the next object.
  open func cancelMigrationWithError(_ error: any Error) { cancellation = error }

  /// Discards the state of the last migration.
  open func reset() {
    (destinations, sources, made, cancellation, migrationProgress) = ([:], [:], [:], nil, 0)
  }

  /// Creates a new store from a source store, which is not changed. If it throws, no new store exists.
  open func migrateStore(
    from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil, with mappings: NSMappingModel?,
    toDestinationURL dURL: URL, destinationType dStoreType: String, destinationOptions dOptions: [AnyHashable: Any]? = nil
  ) throws {
    guard let mappings else {
      throw StoreError.make(134_140, "There is no mapping model for the migration of “\(sourceURL.lastPathComponent)”.")
    }
    reset()
    mappingModel = mappings
    let (source, destination) = (
      NSPersistentStoreCoordinator(managedObjectModel: sourceModel), NSPersistentStoreCoordinator(managedObjectModel: destinationModel)
    )
    func closeAll() {
      for coordinator in [source, destination] { for store in coordinator.persistentStores { try? coordinator.remove(store) } }
    }
    do {
      try source.addPersistentStore(
        ofType: sStoreType, configurationName: nil, at: sourceURL,
        options: (sOptions ?? [:]).merging([NSReadOnlyPersistentStoreOption: true]) { _, new in new })
      try destination.addPersistentStore(ofType: dStoreType, configurationName: nil, at: dURL, options: dOptions)
      sourceContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
      destinationContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
      (sourceContext.persistentStoreCoordinator, destinationContext.persistentStoreCoordinator) = (source, destination)
      sourceContext.retainsRegisteredObjects = true
      try perform()
      closeAll()
    } catch {
      closeAll()
      for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: dURL.path + suffix) }
      let code = (error as NSError).code
      if (error as NSError).domain == NSCocoaErrorDomain, (134_000..<135_000).contains(code) { throw error }
      throw StoreError.make(
        NSMigrationError, "The store “\(sourceURL.lastPathComponent)” was not migrated. \(error.localizedDescription)",
        [NSUnderlyingErrorKey: error])
    }
  }

  private func perform() throws {
    let mappings = mappingModel.entityMappings.filter { $0.mappingType != .removeEntityMappingType }
    let policies = try mappings.map { ($0, try policy($0)) }
    let steps = Float(max(policies.count * 2, 1))
    for (mapping, policy) in policies {
      currentEntityMapping = mapping
      try policy.begin(mapping, with: self)
      if let name = mapping.sourceEntityName {
        let request = NSFetchRequest<NSManagedObject>(entityName: name)
        // Subentities have separate mappings.
        request.includesSubentities = false
        request.predicate = mapping.filter.map { NSPredicate(format: $0) }
        for object in try sourceContext.fetch(request) {
          try unlessCancelled { try policy.createDestinationInstances(forSource: object, in: mapping, manager: self) }
        }
      }
      try policy.endInstanceCreation(forMapping: mapping, manager: self)
      migrationProgress += 1 / steps
    }
    for (mapping, policy) in policies {
      currentEntityMapping = mapping
      for object in made[mapping.name] ?? [] {
        try unlessCancelled { try policy.createRelationships(forDestination: object, in: mapping, manager: self) }
      }
      try policy.endRelationshipCreation(forMapping: mapping, manager: self)
      migrationProgress += 1 / steps
    }
    for (mapping, policy) in policies { try policy.performCustomValidation(forMapping: mapping, manager: self) }
    try destinationContext.save()
    for (mapping, policy) in policies { try policy.end(mapping, manager: self) }
    migrationProgress = 1
  }

  private func unlessCancelled(_ body: () throws -> Void) throws {
    if let cancellation { throw cancellation }
    try body()
  }

  private func policy(_ mapping: NSEntityMapping) throws -> NSEntityMigrationPolicy {
    guard let name = mapping.entityMigrationPolicyClassName, !name.isEmpty, name != "NSEntityMigrationPolicy" else {
      return NSEntityMigrationPolicy()
    }
    guard let type = ManagedClass.find(name, moduleOfModel: nil) as? NSEntityMigrationPolicy.Type else {
      throw StoreError.make(NSMigrationError, "There is no migration policy \(name).")
    }
    return type.init()
  }
}
