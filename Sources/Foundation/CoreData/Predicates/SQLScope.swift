/// The rows to which a condition applies, under an alias, with the tables that its key paths have joined.
final class SQLScope {
  /// Numbers the aliases of a statement.
  final class Counter {
    private var count = 0
    func next() -> String {
      defer { count += 1 }
      return "t\(count)"
    }
  }

  let entity: EntityLayout
  let alias: String
  let counter: Counter
  private(set) var joins = ""
  private var joined: [String: SQLScope.Place] = [:]

  struct Place {
    let entity: EntityLayout
    let alias: String
  }

  init(_ entity: EntityLayout, counter: Counter) {
    (self.entity, self.counter) = (entity, counter)
    alias = counter.next()
  }

  var place: Place { Place(entity: entity, alias: alias) }

  /// Joins the related object of a to-one relationship, once for each key path. Without a related object all columns are null.
  func join(_ column: ToOneColumn, from place: Place) -> Place {
    let path = place.alias + "." + column.relation.name
    if let known = joined[path] { return known }
    let alias = counter.next()
    joins += " LEFT JOIN \(column.destination.table) \(alias) ON \(alias).Z_PK = \(place.alias).\(column.column)"
    let result = Place(entity: column.destination, alias: alias)
    joined[path] = result
    return result
  }
}
