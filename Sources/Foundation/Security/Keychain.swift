import Foundation

/// The items of one app, in a file that only its user can read: `Keychain.plist` in the app's folder of `XDG_DATA_HOME`. ``KeychainCipher``
/// encrypts the file; an unencrypted file of an earlier version is encrypted by its next change. Several processes of the app may change
/// it. A damaged file is an error, and is never replaced.
struct Keychain {
  typealias Item = [String: Any]

  /// The URL of the file; tests set another one.
  nonisolated(unsafe) static var file = ProgramFolder.url(.data).appendingPathComponent("Keychain.plist")
  private static let lock = NSLock()

  private(set) var items: [Item] = []
  private var isChanged = false

  /// The error for a file that is not a keychain.
  struct Damage: Error, CustomStringConvertible {
    var description: String {
      "\(Keychain.file.path) is damaged. It is left as it is; items can be neither read nor added until it is moved away."
    }
  }

  private init(_ content: Data?) throws {
    guard let sealed = content else { return }
    guard let content = KeychainCipher.isSealed(sealed) ? try KeychainCipher().open(sealed) : sealed else { throw Damage() }
    guard let list = try? PropertyListSerialization.propertyList(from: content, options: [], format: nil), let items = list as? [Item]
    else {
      throw Damage()
    }
    self.items = items
  }

  /// Passes the items to `body`.
  static func read<Result>(_ body: (Keychain) throws -> Result) throws -> Result {
    try body(Keychain(PrivateFile(file).read()))
  }

  /// Passes the items to `body`, and saves its changes before it returns.
  static func change<Result>(_ body: (inout Keychain) throws -> Result) throws -> Result {
    try lock.withLock {
      var result: Result?
      try PrivateFile(file).update { content in
        removeEarlierFiles()
        var keychain = try Keychain(content)
        result = try body(&keychain)
        guard keychain.isChanged else { return nil }
        return try KeychainCipher().seal(PropertyListSerialization.data(fromPropertyList: keychain.items, format: .binary, options: 0))
      }
      return result!
    }
  }

  /// Removes temporary files that an earlier version left behind when it was killed. Other users may be able to read them.
  private static func removeEarlierFiles() {
    let folder = file.deletingLastPathComponent()
    let prefix = ".Keychain-"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] where name.hasPrefix(prefix) {
      let path = folder.appendingPathComponent(name).path
      guard UUID(uuidString: String(name.dropFirst(prefix.count))) != nil,
        let date = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date, date.timeIntervalSinceNow < -60
      else { continue }
      unlink(path)
    }
  }

  // MARK: Items

  static let referenceKey = "trestle_reference"

  /// Returns the attributes that identify an item in its class.
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

  mutating func add(_ attributes: Item) -> Item? {
    var item = attributes
    guard !items.contains(where: { Self.identity(of: $0) == Self.identity(of: item) }) else { return nil }
    item[kSecAttrCreationDate] = Date()
    item[kSecAttrModificationDate] = Date()
    item[kSecAttrAccessible] = item[kSecAttrAccessible] ?? kSecAttrAccessibleWhenUnlocked
    item[Self.referenceKey] = Data(UUID().uuidString.utf8)
    items.append(item)
    isChanged = true
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

  mutating func update(_ indices: [Int], with attributes: Item) -> Change {
    var changed = items
    for index in indices {
      changed[index].merge(attributes) { $1 }
      changed[index][kSecAttrModificationDate] = Date()
    }
    let identities = changed.map(Self.identity)
    guard Set(identities).count == identities.count else { return .duplicate }
    items = changed
    isChanged = true
    return .done
  }

  mutating func remove(_ indices: [Int]) {
    for index in indices.reversed() { items.remove(at: index) }
    isChanged = true
  }
}
