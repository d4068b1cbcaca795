import CoreData
import Foundation

// Saves to a store until it is ended, for `StoreProcessTests`, or checks what such programs have saved.
//
//     StoreFixture write FOLDER NAME    saves, and prints the number of each saving after it has returned
//     StoreFixture full FOLDER          saves until the file may not grow, and prints the code of the error
//
// Each saving moves a unit between two accounts and adds an entry with the new balances, so that half of a saving can be seen.

enum Bank {
  static func model() -> NSManagedObjectModel {
    func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
      let attribute = NSAttributeDescription()
      (attribute.name, attribute.attributeType, attribute.isOptional) = (name, type, true)
      return attribute
    }
    func entity(_ name: String, _ properties: [NSPropertyDescription]) -> NSEntityDescription {
      let entity = NSEntityDescription()
      (entity.name, entity.properties) = (name, properties)
      return entity
    }
    let model = NSManagedObjectModel()
    model.entities = [
      entity("Account", [attribute("name", .stringAttributeType), attribute("balance", .integer64AttributeType)]),
      entity(
        "Entry",
        [
          attribute("writer", .stringAttributeType), attribute("number", .integer64AttributeType),
          attribute("sum", .integer64AttributeType),
          attribute("text", .stringAttributeType),
        ]),
    ]
    return model
  }

  static func context(_ folder: String) throws -> NSManagedObjectContext {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model())
    try coordinator.addPersistentStore(
      ofType: NSSQLiteStoreType, configurationName: nil, at: URL(fileURLWithPath: folder + "/Bank.sqlite"))
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  static func accounts(_ context: NSManagedObjectContext) throws -> [NSManagedObject] {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Account")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    return try context.fetch(request)
  }

  /// Moves a unit, again if another process was faster.
  static func move(_ context: NSManagedObjectContext, _ writer: String, _ number: Int) throws {
    while true {
      context.reset()
      let found = try accounts(context)
      func balance(_ account: NSManagedObject) -> Int { (account.value(forKey: "balance") as? NSNumber)?.intValue ?? 0 }
      if found.isEmpty {
        for name in ["a", "b"] {
          let account = NSEntityDescription.insertNewObject(forEntityName: "Account", into: context)
          account.setValue(name, forKey: "name")
          account.setValue(0, forKey: "balance")
        }
        try context.save()
        continue
      }
      found[0].setValue(balance(found[0]) - 1, forKey: "balance")
      found[1].setValue(balance(found[1]) + 1, forKey: "balance")
      let entry = NSEntityDescription.insertNewObject(forEntityName: "Entry", into: context)
      entry.setValue(writer, forKey: "writer")
      entry.setValue(number, forKey: "number")
      entry.setValue(balance(found[1]), forKey: "sum")
      entry.setValue(String(repeating: "x", count: 300), forKey: "text")
      do {
        return try context.save()
      } catch let error as NSError where error.code == NSManagedObjectMergeError {
        continue
      }
    }
  }
}

func say(_ line: String) { _ = (line + "\n").withCString { write(STDOUT_FILENO, $0, strlen($0)) } }

let words = CommandLine.arguments
guard words.count >= 3 else { exit(64) }
do {
  let context = try Bank.context(words[2])
  switch words[1] {
  case "write":
    var number = words.count > 4 ? Int(words[4]) ?? 0 : 0
    while true {
      number += 1
      try Bank.move(context, words[3], number)
      say("\(number)")
    }
  case "full":
    // A writer that exceeds the limit gets an error instead of the signal.
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: 400_000, rlim_max: 400_000)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    var number = 0
    while number < 100_000 {
      number += 1
      try Bank.move(context, "full", number)
      say("\(number)")
    }
  default: exit(64)
  }
} catch let error as NSError {
  say("error \(error.code)")
  exit(1)
}
