import Foundation

/// The items of one app, in a file that only its user can read: `Keychain.plist` in the app's folder of `XDG_DATA_HOME`.
///
/// The file is not encrypted; it is protected by the user's account.
struct Keychain {
  typealias Item = [String: Any]

  /// The file's location; tests set another.
  nonisolated(unsafe) static var file: URL = {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? NSHomeDirectory()
    let base = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.local/share"
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    return URL(fileURLWithPath: base).appendingPathComponent(name).appendingPathComponent("Keychain.plist")
  }()
  static let lock = NSLock()

  private(set) var items: [Item]

  init() throws {
    guard FileManager.default.fileExists(atPath: Self.file.path) else {
      items = []
      return
    }
    let data = try Data(contentsOf: Self.file)
    items = try PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [Item] ?? []
  }

  private func save() throws {
    let folder = Self.file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let data = try PropertyListSerialization.data(fromPropertyList: items, format: .binary, options: 0)
    let temporary = folder.appendingPathComponent(".Keychain-\(UUID().uuidString)")
    guard FileManager.default.createFile(atPath: temporary.path, contents: data, attributes: [.posixPermissions: 0o600]) else {
      throw CocoaError(.fileWriteUnknown)
    }
    // The mode of a new file depends on the process's umask.
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: temporary.path)
    guard rename(temporary.path, Self.file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  // MARK: Items

  static let referenceKey = "trestle_reference"

  /// Returns the attributes that make an item of a class unique.
  private static func identity(of item: Item) -> [String] {
    let names =
      item[kSecClass] as? String == kSecClassInternetPassword
      ? [
        kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath,
      ]
      : item[kSecClass] as? String == kSecClassKey ? [kSecAttrApplicationTag, kSecAttrType] : [kSecAttrAccount, kSecAttrService]
    return ([kSecClass, kSecAttrAccessGroup] + names).map { name in
      guard let value = item[name] else { return "" }
      return (value as? Data)?.base64EncodedString() ?? "\(value)"
    }
  }

  mutating func add(_ attributes: Item) throws -> Item? {
    var item = attributes
    guard !items.contains(where: { Self.identity(of: $0) == Self.identity(of: item) }) else { return nil }
    item[kSecAttrCreationDate] = Date()
    item[kSecAttrModificationDate] = Date()
    item[kSecAttrAccessible] = item[kSecAttrAccessible] ?? kSecAttrAccessibleWhenUnlocked
    item[Self.referenceKey] = Data(UUID().uuidString.utf8)
    items.append(item)
    try save()
    return item
  }

  func indices(matching query: Item) -> [Int] {
    items.indices.filter { index in
      query.allSatisfy { name, value in
        if name == kSecAttrSynchronizable, value as? String == kSecAttrSynchronizableAny { return true }
        if name == kSecValuePersistentRef { return items[index][Self.referenceKey] as? Data == value as? Data }
        guard let own = items[index][name] else { return false }
        return (own as? NSObject)?.isEqual(value as? NSObject) ?? ("\(own)" == "\(value)")
      }
    }
  }

  enum Change { case done, duplicate }

  mutating func update(_ indices: [Int], with attributes: Item) throws -> Change {
    var changed = items
    for index in indices {
      changed[index].merge(attributes) { $1 }
      changed[index][kSecAttrModificationDate] = Date()
    }
    let identities = changed.map(Self.identity)
    guard Set(identities).count == identities.count else { return .duplicate }
    items = changed
    try save()
    return .done
  }

  mutating func remove(_ indices: [Int]) throws {
    for index in indices.reversed() { items.remove(at: index) }
    try save()
  }
}
