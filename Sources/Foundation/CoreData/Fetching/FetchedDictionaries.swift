import UIKitObjects

struct FetchedDictionaries {
  private(set) var rows: [NSDictionary] = []

  /// - Parameter properties: Names, descriptions of attributes, or of expressions. A single aggregate, such as a sum, gives a single row.
  init(_ objects: [NSManagedObject], properties: [Any]?, isDistinct: Bool) {
    let columns = properties ?? objects.first?.entity.attributesByName.keys.sorted() ?? []
    let expressions = columns.compactMap { $0 as? NSExpressionDescription }
    if expressions.contains(where: { $0.expression?.isAggregate == true }) {
      let row = NSMutableDictionary()
      for column in expressions {
        guard let expression = column.expression else { continue }
        let value = Self.value(of: expression, for: objects)
        if let value { row.setObject(value, forKey: column.name as NSString) }
      }
      rows = [row]
      return
    }
    for object in objects {
      let row = NSMutableDictionary()
      for column in columns {
        let (name, value) = Self.value(of: column, for: object)
        if let value { row.setObject(value, forKey: name as NSString) }
      }
      if !isDistinct || !rows.contains(row) { rows.append(row) }
    }
  }

  /// Creates the dictionaries of groups of objects with equal values of the properties `groups`, in the order of their first objects.
  init(_ objects: [NSManagedObject], properties: [Any]?, groups: [Any], having condition: NSPredicate?) {
    var order: [NSDictionary] = []
    var members: [NSDictionary: [NSManagedObject]] = [:]
    for object in objects {
      let key = NSMutableDictionary()
      for column in groups {
        let (name, value) = Self.value(of: column, for: object)
        if let value { key.setObject(value, forKey: name as NSString) }
      }
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(object)
    }
    for key in order {
      guard let objects = members[key], let first = objects.first else { continue }
      let row = NSMutableDictionary()
      for column in properties ?? groups {
        var (name, value) = Self.value(of: column, for: first)
        if let expression = (column as? NSExpressionDescription)?.expression, expression.isAggregate {
          value = Self.value(of: expression, for: objects)
        }
        if let value { row.setObject(value, forKey: name as NSString) }
      }
      if condition?.evaluate(with: row) ?? true { rows.append(row) }
    }
  }

  private static func value(of expression: _Expression, for objects: [NSManagedObject]) -> Any? {
    guard expression.isAggregate, let argument = expression.arguments?.first else {
      return expression.expressionValue(with: objects.first, context: nil)
    }
    let values = objects.compactMap { argument.expressionValue(with: $0, context: nil) }
    return _Expression(forFunction: expression.function, arguments: [values]).expressionValue(with: nil, context: nil)
  }

  private static func value(of column: Any, for object: NSManagedObject) -> (name: String, value: Any?) {
    if let column = column as? NSExpressionDescription {
      return (column.name, column.expression?.expressionValue(with: object, context: nil))
    }
    let name = (column as? NSPropertyDescription)?.name ?? "\(column)"
    return (name, object.value(forKeyPath: name))
  }
}
