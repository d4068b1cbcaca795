import CoreData
import Foundation

// The cost of Core Data over SQLite, beside SQLite's own functions in the same run: `swift run -c release StoreBench [ROWS] [FOLDER]`.

enum Library {
  static func title(_ number: Int) -> String { "Book number \(number)" }
  /// Dates in no order, so that sorting by them needs the index.
  static func added(_ number: Int) -> Double { Double(UInt32(truncatingIfNeeded: number &* 2_654_435_761)) / 8 }

  static func model() -> NSManagedObjectModel {
    func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
      let attribute = NSAttributeDescription()
      (attribute.name, attribute.attributeType) = (name, type)
      return attribute
    }
    let book = NSEntityDescription()
    book.name = "Book"
    book.properties = [
      attribute("title", .stringAttributeType), attribute("pages", .integer32AttributeType), attribute("added", .dateAttributeType),
    ]
    book.properties[2].isIndexed = true
    let model = NSManagedObjectModel()
    model.entities = [book]
    return model
  }

  static func context(_ url: URL) throws -> NSManagedObjectContext {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model())
    try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  static func close(_ context: NSManagedObjectContext) {
    guard let coordinator = context.persistentStoreCoordinator else { return }
    for store in coordinator.persistentStores { try? coordinator.remove(store) }
  }
}

func milliseconds(_ body: () throws -> Void) rethrows -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  try body()
  return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
}

func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }
func rounded(_ number: Double) -> String { String(format: number < 10 ? "%.2f" : "%.0f", number) }

/// Resident memory in megabytes, without pages of files that are mapped.
func memory() -> Double {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon") } ?? ""
  return (line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? 0) / 1_024
}

let words = CommandLine.arguments
let rows = words.count > 1 ? Int(words[1]) ?? 10_000_000 : 10_000_000
let folder =
  words.count > 2 ? URL(fileURLWithPath: words[2]) : FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let url = folder.appendingPathComponent("Library.sqlite")
let isOwn = words.count <= 2

if !FileManager.default.fileExists(atPath: url.path) {
  Library.close(try Library.context(url))
  RawDatabase(url).fill(rows)
}

// MARK: First screen and scrolling

func results(_ context: NSManagedObjectContext) -> NSFetchedResultsController<NSManagedObject> {
  let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
  request.sortDescriptors = [NSSortDescriptor(key: "added", ascending: true)]
  request.fetchBatchSize = 50
  return NSFetchedResultsController(fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
}

func read(_ first: Int, _ count: Int, _ results: NSFetchedResultsController<NSManagedObject>) {
  for row in first..<(first + count) { _ = results.object(at: IndexPath(indexes: [0, row])).value(forKey: "title") as? String }
}

/// Opens the store, fetches and reads a screen. Returns the times of the three.
func openScreen() throws -> [Double] {
  var (context, list): (NSManagedObjectContext?, NSFetchedResultsController<NSManagedObject>?)
  let times = [
    try milliseconds { context = try Library.context(url) },
    try milliseconds {
      guard let context else { return }
      list = results(context)
      try list?.performFetch()
      precondition(list?.sections?.first?.numberOfObjects ?? 0 >= rows)
    }, milliseconds { if let list { read(0, 20, list) } },
  ]
  if let context { Library.close(context) }
  return times
}

/// Saves a book, and closes the store.
func saveOne() throws {
  let context = try Library.context(url)
  // The number of objects is known from here on.
  _ = try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Book"))
  NSEntityDescription.insertNewObject(forEntityName: "Book", into: context).setValue(Date(), forKey: "added")
  try context.save()
  Library.close(context)
}

var (opening, first, saved, raw): ([[Double]], [[Double]], [[Double]], [Double]) = ([], [], [], [])
NSFetchedResultsController<NSManagedObject>.deleteCache(withName: nil)
// Numbers are kept of files that have not changed for a moment.
Thread.sleep(forTimeInterval: 0.2)
for _ in 0..<7 {
  first.append(try openScreen())
  // Closing writes nothing, so the number of rows of the first time is known now.
  opening.append(try openScreen())
  try saveOne()
  saved.append(try openScreen())
  NSFetchedResultsController<NSManagedObject>.deleteCache(withName: nil)
  raw.append(
    milliseconds {
      let database = RawDatabase(url)
      _ = database.number("SELECT COUNT(*) FROM ZBOOK")
      _ = database.number("SELECT Z_PK, ZTITLE FROM ZBOOK ORDER BY ZADDED, Z_PK LIMIT 20")
    })
}
for (name, times) in [
  ("open, count and first 20", opening), ("the same after a book was saved", saved), ("the same for a file that was never counted", first),
] {
  let parts = (0..<3).map { part in rounded(median(times.map { $0[part] })) }.joined(separator: " + ")
  let whole = rounded(median(times.map { $0.reduce(0, +) }))
  print("\(name) of \(rows) sorted rows: \(whole) ms (\(parts)); SQLite \(rounded(median(raw))) ms")
}

let context = try Library.context(url)
let list = results(context)
try list.performFetch()
read(0, 20, list)
print("memory after the first screen: \(rounded(memory())) MB")
struct Places {
  private var state: UInt64 = 7
  mutating func next(_ most: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % most
  }
}
var places = Places()
var early: [Double] = []
for _ in 0..<50 {
  let place = places.next(rows - 20)
  early.append(milliseconds { read(place, 15, list) })
}
print("15 rows anywhere just after the first screen: median \(rounded(median(early))) ms, most \(rounded(early.max() ?? 0)) ms")
Thread.sleep(forTimeInterval: max(2, Double(rows) / 1_500_000))
print("memory with all keys: \(rounded(memory())) MB")
var jumps: [Double] = []
for _ in 0..<1_000 {
  let place = places.next(rows - 20)
  jumps.append(milliseconds { read(place, 15, list) })
}
let sorted = jumps.sorted()
print(
  "15 rows anywhere later: median \(rounded(median(jumps))) ms, 99th percentile \(rounded(sorted[989])) ms, most \(rounded(sorted[999])) ms"
)
var frames: [Double] = []
var place = rows / 2
for _ in 0..<3_000 {
  frames.append(milliseconds { read(place, 5, list) })
  place = (place + 5) % (rows - 10)
}
print("a frame of a fling, 5 new rows: median \(rounded(median(frames))) ms, most \(rounded(frames.max() ?? 0)) ms")
print("memory after scrolling: \(rounded(memory())) MB")
for _ in 0..<10_000 { read(places.next(rows - 20), 15, list) }
print("memory after ten times as much: \(rounded(memory())) MB")

// MARK: Counting and saving

let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
var (counts, knownCounts, rawCounts): ([Double], [Double], [Double]) = ([], [], [])
let database = RawDatabase(url)
Library.close(context)
for _ in 0..<9 {
  let context = try Library.context(url)
  counts.append(try milliseconds { _ = try context.count(for: request) })
  knownCounts.append(try milliseconds { _ = try context.count(for: request) })
  Library.close(context)
  rawCounts.append(milliseconds { _ = database.number("SELECT COUNT(*) FROM ZBOOK") })
}
print(
  "count: \(rounded(median(counts))) ms, again \(rounded(median(knownCounts))) ms, SQLite \(rounded(median(rawCounts))) ms, "
    + "ratio \(rounded(median(counts) / median(rawCounts)))")

let small = folder.appendingPathComponent("Small.sqlite")
for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: small.path + suffix) }
let writer = try Library.context(small)
let other = RawDatabase(small)
var (saves, rawSaves): ([Double], [Double]) = ([], [])
for pass in 0..<7 {
  saves.append(
    try milliseconds {
      for number in 0..<10_000 {
        let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: writer)
        book.setValue(Library.title(number), forKey: "title")
        book.setValue(number % 1_000, forKey: "pages")
        book.setValue(Date(timeIntervalSinceReferenceDate: Library.added(number)), forKey: "added")
      }
      try writer.save()
    })
  writer.reset()
  rawSaves.append(milliseconds { other.insert(10_000, from: 1_000_000 + pass * 10_000) })
  other.run("DELETE FROM ZBOOK WHERE Z_PK >= 1000000")
}
print(
  "10,000 objects made and saved: \(rounded(median(saves))) ms, SQLite's prepared statements \(rounded(median(rawSaves))) ms, "
    + "ratio \(rounded(median(saves) / median(rawSaves)))")
if isOwn { try? FileManager.default.removeItem(at: folder) }
