/// Fetched results that are too many to create all objects: keys, from which an object is created when it is accessed.
final class LargeResults {
  /// The minimum number of objects; smaller results are arrays of objects.
  static let least = 5_000

  private let context: NSManagedObjectContext
  private let space: Int
  /// The keys until the first change.
  private let sorted: SortedKeys?
  private let batch: Int
  /// The keys, if they were read completely, or after a change. Negative keys belong to unsaved objects, which are retained.
  private var changed: [Int64]?
  private var unsaved: [Int64: NSManagedObject] = [:]

  init(_ sorted: SortedKeys, _ context: NSManagedObjectContext, batch: Int) {
    (self.sorted, self.context, self.batch, space) = (sorted, context, max(batch, 1), sorted.space)
  }

  /// - Parameter space: The space of the keys.
  init(_ keys: [Int64], space: Int, _ context: NSManagedObjectContext, batch: Int) {
    (changed, sorted, self.context, self.batch, self.space) = (keys, nil, context, max(batch, 1), space)
  }

  private init(_ keys: [Int64], _ unsaved: [Int64: NSManagedObject], of other: LargeResults) {
    (changed, self.unsaved, sorted, context, batch, space) = (keys, unsaved, nil, other.context, other.batch, other.space)
  }

  var count: Int { changed?.count ?? sorted?.count ?? 0 }

  private func primary(_ index: Int) -> Int64 { changed?[index] ?? sorted?[index] ?? 0 }

  subscript(index: Int) -> NSManagedObject? {
    let primary = primary(index)
    if let object = unsaved[primary] { return object }
    let key = ObjectKey.make(space, primary)
    if let known = context.objects[key] { return known }
    // The rows of a batch are read together.
    let first = index / batch * batch
    context.readAhead((first..<min(first + batch, count)).map { ObjectKey.make(space, self.primary($0)) }, unless: key)
    return context.object(key: key)
  }

  var all: [NSManagedObject] { (0..<count).compactMap { self[$0] } }

  private var keys: [Int64] { changed ?? sorted?.all() ?? [] }

  private func primary(of object: NSManagedObject) -> Int64? {
    if let held = unsaved.first(where: { $0.value === object }) { return held.key }
    return ObjectKey.parts(object.objectID.key).flatMap { $0.space == space ? $0.primary : nil }
  }

  func index(of object: NSManagedObject) -> Int? { primary(of: object).flatMap { keys.firstIndex(of: $0) } }

  /// The effect of an update on an object.
  enum Change {
    case delete(NSManagedObject, Int)
    case insert(NSManagedObject, Int)
    case move(NSManagedObject, Int, Int)
    case update(NSManagedObject, Int, Int)
  }

  /// Returns the results after changes of some objects, and these changes; nil if none of the objects is concerned.
  ///
  /// - Parameters:
  ///   - touched: The inserted, changed and deleted objects.
  ///   - shown: The touched objects that the request finds.
  func change(
    _ touched: Set<NSManagedObject>, shown: [NSManagedObject], isBefore: (NSManagedObject, NSManagedObject) -> Bool
  ) -> (LargeResults, [Change])? {
    var before = keys
    var objects: [Int64: NSManagedObject] = [:]
    for object in touched { if let primary = primary(of: object) { objects[primary] = object } }
    // For few objects, few passes are needed, each of which compares only numbers.
    var places: [(index: Int, object: NSManagedObject)] = []
    if objects.count < 4 {
      for (primary, object) in objects { if let index = before.firstIndex(of: primary) { places.append((index, object)) } }
      places.sort { $0.index < $1.index }
    } else {
      for (index, primary) in before.enumerated() { if let object = objects[primary] { places.append((index, object)) } }
    }
    guard !places.isEmpty || !shown.isEmpty else { return nil }
    var held = unsaved
    var names = Dictionary(objects.map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
    for object in shown where names[ObjectIdentifier(object)] == nil {
      let name = (held.keys.min() ?? 0) - 1
      held[name] = object
      names[ObjectIdentifier(object)] = name
    }
    let former = Dictionary(places.map { (ObjectIdentifier($0.object), $0.index) }, uniquingKeysWith: { first, _ in first })
    for place in places.reversed() { before.remove(at: place.index) }
    let kept = LargeResults(before, held, of: self)
    var inserted: [(rank: Int, object: NSManagedObject)] = []
    for object in shown.sorted(by: isBefore) {
      var (low, high) = (0, before.count)
      while low < high {
        let middle = (low + high) / 2
        if let other = kept[middle], isBefore(object, other) { high = middle } else { low = middle + 1 }
      }
      inserted.append((low, object))
    }
    // Objects with equal positions among the others keep their order.
    var after: [Int64] = []
    after.reserveCapacity(before.count + inserted.count)
    var (start, present): (Int, [ObjectIdentifier: Int]) = (0, [:])
    for (rank, object) in inserted {
      after += before[start..<rank]
      start = rank
      present[ObjectIdentifier(object)] = after.count
      after.append(names[ObjectIdentifier(object)] ?? 0)
    }
    after += before[start...]
    for place in places where present[ObjectIdentifier(place.object)] == nil {
      if let name = names[ObjectIdentifier(place.object)] { held[name] = nil }
    }
    var ranks: [ObjectIdentifier: Int] = [:]
    for (number, place) in places.enumerated() { ranks[ObjectIdentifier(place.object)] = place.index - number }
    var changes: [Change] = places.filter { present[ObjectIdentifier($0.object)] == nil }.map { .delete($0.object, $0.index) }
    var last = -1
    for (rank, object) in inserted {
      let id = ObjectIdentifier(object)
      guard let to = present[id] else { continue }
      guard let from = former[id] else {
        changes.append(.insert(object, to))
        continue
      }
      let isInPlace = ranks[id] == rank && from > last
      if isInPlace { last = from }
      changes.append(isInPlace ? .update(object, from, to) : .move(object, from, to))
    }
    return (LargeResults(after, held, of: self), changes)
  }
}
