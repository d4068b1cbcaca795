import CoreData
import UIKit

/// Books and their authors in a store of SQLite.
@MainActor final class Library {
  let container: NSPersistentContainer
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Library-" + UUID().uuidString)

  var context: NSManagedObjectContext { container.viewContext }

  init() {
    container = NSPersistentContainer(name: "Library", managedObjectModel: Self.model)
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: folder.appendingPathComponent("Library.sqlite"))]
    var isStored = true
    container.loadPersistentStores { _, error in isStored = error == nil }
    if !isStored {
      // Without SQLite the books stay in memory.
      let memory = NSPersistentStoreDescription()
      memory.type = NSInMemoryStoreType
      container.persistentStoreDescriptions = [memory]
      container.loadPersistentStores { _, _ in }
    }
    for (author, books) in Self.shelf {
      let writer = NSEntityDescription.insertNewObject(forEntityName: "Author", into: context)
      writer.setValue(author, forKey: "name")
      for (title, year) in books { add(title, year, by: writer) }
    }
    try? context.save()
    context.undoManager = UndoManager()
  }

  isolated deinit {
    for store in container.persistentStoreCoordinator.persistentStores { try? container.persistentStoreCoordinator.remove(store) }
    try? FileManager.default.removeItem(at: folder)
  }

  /// The entities, as Xcode's editor would describe them.
  private static let model: NSManagedObjectModel = {
    func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
      let attribute = NSAttributeDescription()
      (attribute.name, attribute.attributeType) = (name, type)
      return attribute
    }
    let (author, book) = (NSEntityDescription(), NSEntityDescription())
    (author.name, book.name) = ("Author", "Book")
    let (books, writer) = (NSRelationshipDescription(), NSRelationshipDescription())
    (books.name, books.destinationEntity, books.maxCount, books.deleteRule) = ("books", book, 0, .cascadeDeleteRule)
    (writer.name, writer.destinationEntity, writer.inverseRelationship) = ("author", author, books)
    books.inverseRelationship = writer
    author.properties = [attribute("name", .stringAttributeType), books]
    book.properties = [attribute("title", .stringAttributeType), attribute("year", .integer16AttributeType), writer]
    let model = NSManagedObjectModel()
    model.entities = [author, book]
    return model
  }()

  private static let shelf: [(String, [(String, Int)])] = [
    ("Austen, Jane", [("Emma", 1815), ("Persuasion", 1817), ("Pride and Prejudice", 1813)]),
    ("Balzac, Honoré de", [("Eugénie Grandet", 1833), ("Father Goriot", 1835)]),
    ("Brontë, Charlotte", [("Jane Eyre", 1847), ("Villette", 1853)]), ("Brontë, Emily", [("Wuthering Heights", 1847)]),
    ("Dickens, Charles", [("Bleak House", 1853), ("David Copperfield", 1850), ("Great Expectations", 1861)]),
    ("Eliot, George", [("Middlemarch", 1871), ("Silas Marner", 1861)]), ("Flaubert, Gustave", [("Madame Bovary", 1857)]),
    ("Fontane, Theodor", [("Effi Briest", 1895), ("The Stechlin", 1898)]), ("Hardy, Thomas", [("Tess of the d’Urbervilles", 1891)]),
    ("Melville, Herman", [("Moby-Dick", 1851), ("Typee", 1846)]), ("Tolstoy, Leo", [("Anna Karenina", 1878), ("War and Peace", 1869)]),
    ("Verne, Jules", [("Around the World in Eighty Days", 1873), ("The Mysterious Island", 1875)]), ("Zola, Émile", [("Germinal", 1885)]),
  ]

  // MARK: Changes

  func add(_ title: String, _ year: Int, by author: NSManagedObject) {
    let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
    book.setValue(title, forKey: "title")
    book.setValue(year, forKey: "year")
    book.setValue(author, forKey: "author")
  }

  /// Returns the author of a name, a new one if there is none.
  func author(_ name: String) -> NSManagedObject {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Author")
    request.predicate = NSPredicate(format: "name ==[cd] %@", name)
    if let known = try? context.fetch(request).first { return known }
    let author = NSEntityDescription.insertNewObject(forEntityName: "Author", into: context)
    author.setValue(name, forKey: "name")
    return author
  }

  func results(matching text: String) -> NSFetchedResultsController<NSManagedObject> {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(key: "author.name", ascending: true), NSSortDescriptor(key: "title", ascending: true)]
    if !text.isEmpty { request.predicate = NSPredicate(format: "title CONTAINS[cd] %@ OR author.name CONTAINS[cd] %@", text, text) }
    // After an import only the rows of the screen are read.
    request.fetchBatchSize = 50
    return NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "author.name", cacheName: nil)
  }
}
