import Foundation

/// A file with all rows of a store: a property list in a format of this module.
struct WholeFile {
  struct Row {
    /// The identifier that relationships refer to.
    var id: String
    var number: Int64
    var entity: String
    var values: [String: Any]
  }

  private static let format = "org.trestle.CoreData"
  /// The first bytes of a binary property list.
  static let mark = Data("bplist".utf8)

  var identifier: String?
  var rows: [Row] = []

  init() {}

  /// Reads a file. Throws if it was not written by this module, or is damaged. A value of an unsupported type is kept unchanged.
  init(_ url: URL) throws {
    func damaged(_ reason: String) -> NSError {
      StoreError.make(
        StoreError.damaged, "The file “\(url.lastPathComponent)” is not a store that Trestle wrote: \(reason).",
        [NSFilePathErrorKey: url.path])
    }
    guard let list = try? PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil) as? [String: Any],
      list["format"] as? String == Self.format, let entries = list["rows"] as? [[String: Any]]
    else { throw damaged("it has another format") }
    identifier = list["identifier"] as? String
    for (index, entry) in entries.enumerated() {
      guard let id = entry["id"] as? String, let entity = entry["entity"] as? String, let values = entry["values"] as? [String: Any] else {
        throw damaged("row \(index) is incomplete")
      }
      let number = id.hasPrefix("p") ? Int64(id.dropFirst().prefix { $0.isNumber }) : nil
      rows.append(
        Row(
          id: id, number: number ?? Int64(index + 1), entity: entity,
          values: values.mapValues { StoredValue.decode($0) ?? UnreadValue(content: $0) }))
    }
  }

  static func name(_ key: String) -> String {
    guard let (space, primary) = ObjectKey.parts(key) else { return key }
    return "p\(primary)-\(space)"
  }

  func write(_ url: URL) throws {
    let list: [[String: Any]] = try rows.map { row in
      let values = try Dictionary(
        uniqueKeysWithValues: row.values.map { name, value in
          if let unread = value as? UnreadValue { return (name, unread.content) }
          guard let encoded = StoredValue.encode(value) else {
            throw StoreError.make(
              StoreError.saving, "The value of the property \(name) cannot be saved: it is of the type \(type(of: value)).",
              [NSValidationKeyErrorKey: name, NSValidationValueErrorKey: value])
          }
          return (name, encoded)
        })
      return ["id": row.id, "entity": row.entity, "values": values]
    }
    var content: [String: Any] = ["format": Self.format, "rows": list]
    content["identifier"] = identifier
    let data = try PropertyListSerialization.data(fromPropertyList: content, format: .binary, options: 0)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }
}

/// A stored value whose archive cannot be read on Linux. It is written back unchanged.
struct UnreadValue {
  let content: Any
}
