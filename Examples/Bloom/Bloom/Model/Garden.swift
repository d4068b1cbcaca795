import CoreData

/// The store of the diary, and every change to it. Each change is saved, and can be undone.
@MainActor final class Garden {
  /// The diary of the app. Tests replace it before it is opened.
  static var shared: Garden {
    get {
      if let opened { return opened }
      let garden = Garden(inMemory: false)
      opened = garden
      return garden
    }
    set { opened = newValue }
  }
  private static var opened: Garden?

  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }
  var undoManager: UndoManager? { context.undoManager }

  /// Shared by all containers: two models of the same classes would be ambiguous.
  private static let model: NSManagedObjectModel? = Bundle(for: Plant.self).url(forResource: "Bloom", withExtension: "momd")
    .flatMap(NSManagedObjectModel.init(contentsOf:))

  init(inMemory: Bool) {
    container = Self.model.map { NSPersistentContainer(name: "Bloom", managedObjectModel: $0) } ?? NSPersistentContainer(name: "Bloom")
    if inMemory {
      let description = NSPersistentStoreDescription()
      description.type = NSInMemoryStoreType
      container.persistentStoreDescriptions = [description]
    }
    container.loadPersistentStores { _, error in
      if let error { print("The diary cannot be opened: \(error.localizedDescription)") }
    }
    if plants().isEmpty { SamplePlants.plant(in: self) }
    context.undoManager = UndoManager()
  }

  // MARK: Reading

  func plants(in month: Int? = nil) -> [Plant] {
    let request: NSFetchRequest<Plant> = Plant.fetchRequest()
    if let month { request.predicate = NSPredicate(format: "month == %d", month) }
    request.sortDescriptors = Self.order
    return (try? context.fetch(request)) ?? []
  }

  static let order = [NSSortDescriptor(key: "month", ascending: true), NSSortDescriptor(key: "position", ascending: true)]

  // MARK: Changing

  /// Makes changes as one step of undo.
  func change(_ name: String, _ body: () -> Void) {
    undoManager?.setActionName(name)
    body()
    save()
  }

  func save() {
    context.processPendingChanges()
    guard context.hasChanges else { return }
    do { try context.save() } catch { print("The diary cannot be saved: \(error.localizedDescription)") }
  }

  @discardableResult func add(name: String, latinName: String, month: Int, look: FlowerLook, note: String = "") -> Plant {
    let plant = Plant(context: context)
    plant.name = name
    plant.latinName = latinName
    plant.month = Int16(month)
    plant.hue = look.hue
    plant.petals = Int16(look.petals)
    plant.shape = look.shape.rawValue
    plant.note = note
    // Lists keep identifiers, which would change when the flower is saved.
    try? context.obtainPermanentIDs(for: [plant])
    plant.position = (plants(in: month).filter { $0 != plant }.map(\.position).max() ?? -1) + 1
    return plant
  }

  func delete(_ plant: Plant) {
    change(NSLocalizedString("delete", comment: "")) { context.delete(plant) }
  }

  func toggleFavorite(_ plant: Plant) {
    change(NSLocalizedString("favorite", comment: "")) { plant.isFavorite.toggle() }
  }

  func see(_ plant: Plant, on date: Date = Date()) {
    change(NSLocalizedString("seen", comment: "")) {
      let sighting = Sighting(context: context)
      sighting.date = date
      sighting.plant = plant
    }
  }

  /// Moves a flower to an index among those of a month.
  func move(_ plant: Plant, to index: Int, in month: Int) {
    change(NSLocalizedString("move", comment: "")) {
      var others = plants(in: month).filter { $0 != plant }
      others.insert(plant, at: min(max(0, index), others.count))
      plant.month = Int16(month)
      for (position, other) in others.enumerated() where other.position != Int32(position) { other.position = Int32(position) }
    }
  }

  func undo() {
    context.undo()
    save()
  }
}
