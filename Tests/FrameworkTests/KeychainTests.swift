import Foundation
@testable import Security
import Testing
import TrestleExpectations

@Suite(.serialized) struct KeychainTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Keychain-\(UUID().uuidString)")
  private let query: [String: Any] = [
    kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "service", kSecAttrAccount as String: "ada",
  ]

  init() {
    Keychain.file = folder.appendingPathComponent("Keychain.plist")
    KeychainCipher.file = folder.appendingPathComponent("key/Keychain.key")
  }

  private func add(_ secret: String, account: String = "ada") -> OSStatus {
    var item = query
    item[kSecAttrAccount as String] = account
    item[kSecValueData as String] = Data(secret.utf8)
    return SecItemAdd(item as CFDictionary, nil)
  }

  private func secret() -> String? {
    var query = query
    query[kSecReturnData as String] = kCFBooleanTrue
    query[kSecMatchLimit as String] = kSecMatchLimitOne
    var result: AnyObject?
    guard SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess, let data = result as? Data else { return nil }
    return String(data: data, encoding: .utf8)
  }

  @Test("A password is added once, read, changed and removed")
  func life() {
    defer { try? FileManager.default.removeItem(at: folder) }
    expect(secret() == nil)
    expect(add("first") == errSecSuccess && add("second") == errSecDuplicateItem)
    expect(secret(), equals: "first")
    let change = [kSecValueData as String: Data("third".utf8)]
    expect(SecItemUpdate(query as CFDictionary, change as CFDictionary) == errSecSuccess && secret() == "third")
    expect(SecItemDelete(query as CFDictionary) == errSecSuccess && secret() == nil)
    expect(SecItemDelete(query as CFDictionary), equals: errSecItemNotFound)
    expect(SecItemUpdate(query as CFDictionary, change as CFDictionary), equals: errSecItemNotFound)
  }

  @Test("Only the user can read the file")
  func mode() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = add("secret")
    let mode = try FileManager.default.attributesOfItem(atPath: Keychain.file.path)[.posixPermissions] as? Int
    expect(mode, equals: 0o600)
  }

  @Test("All items are returned with their attributes, as a dictionary or by either kind of variable")
  func all() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = add("1", account: "a")
    _ = add("2", account: "b")
    let all: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecMatchLimit as String: kSecMatchLimitAll,
      kSecReturnAttributes as String: true, kSecReturnData as String: true,
    ]
    var result: CFTypeRef?
    expect(SecItemCopyMatching(all as CFDictionary, &result), equals: errSecSuccess)
    let items = try #require(result as? [[String: Any]])
    expect(items.compactMap { $0[kSecAttrAccount as String] as? String }, equals: ["a", "b"])
    expect(items.compactMap { $0[kSecValueData as String] as? Data }, equals: [Data("1".utf8), Data("2".utf8)])
    expect(SecItemDelete([kSecClass as String: kSecClassGenericPassword] as CFDictionary), equals: errSecSuccess)
    expect(SecItemCopyMatching(all as CFDictionary, &result), equals: errSecItemNotFound)
  }

  @Test("What needs a passcode is refused, and a damaged file is an error")
  func refusals() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var item = query
    item[kSecAttrAccessControl as String] = SecAccessControlCreateWithFlags(
      kCFAllocatorDefault, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, .userPresence, nil)
    expect(SecItemAdd(item as CFDictionary, nil), equals: errSecAuthFailed)
    expect(SecItemAdd([:] as CFDictionary, nil), equals: errSecParam)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("no list".utf8).write(to: Keychain.file)
    expect(add("x") == errSecDecode && SecCopyErrorMessageString(errSecDecode, nil) != nil)
    expect(SecItemDelete(query as CFDictionary), equals: errSecDecode)
    try expect(Data(contentsOf: Keychain.file), equals: Data("no list".utf8))
  }

  @Test("A query that names no items, or a value that cannot be compared, changes nothing, and objects are not available")
  func unclear() {
    defer { try? FileManager.default.removeItem(at: folder) }
    expect(add("first"), equals: errSecSuccess)
    expect(SecItemDelete([:] as CFDictionary), equals: errSecParam)
    var unclear = query
    unclear[kSecAttrGeneric as String] = URL(fileURLWithPath: "/")
    expect(SecItemDelete(unclear as CFDictionary) == errSecParam && SecItemAdd(unclear as CFDictionary, nil) == errSecParam)
    var result: AnyObject?
    var object = query
    object[kSecReturnRef as String] = true
    expect(SecItemCopyMatching(object as CFDictionary, &result) == errSecUnimplemented && result == nil)
    expect(secret(), equals: "first")
  }

  @Test("Temporary files that were left by an earlier version are removed, except new ones and those of others")
  func leftOver() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let names = [".Keychain-\(UUID().uuidString)", ".Keychain-\(UUID().uuidString)", ".Keychain-notes"]
    for name in names { try Data("secret".utf8).write(to: folder.appendingPathComponent(name)) }
    for name in [names[0], names[2]] {
      let path = folder.appendingPathComponent(name).path
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -3600)], ofItemAtPath: path)
    }
    expect(add("first"), equals: errSecSuccess)
    expect(names.map { FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path) }, equals: [false, true, true])
  }

  @Test("The file is encrypted: it has no secret in plain, a changed byte or another key is an error, and a plain one of before is read")
  func encryption() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let item = query.merging([kSecValueData: Data("before".utf8)]) { $1 }
    try PropertyListSerialization.data(fromPropertyList: [item], format: .binary, options: 0).write(to: Keychain.file)
    expect(secret(), equals: "before")
    let change = [kSecValueData: Data("after the change".utf8)]
    expect(SecItemUpdate(query as CFDictionary, change as CFDictionary), equals: errSecSuccess)
    let stored = try Data(contentsOf: Keychain.file)
    expect(stored.range(of: Data("after the change".utf8)) == nil && secret() == "after the change")
    try expect(FileManager.default.attributesOfItem(atPath: KeychainCipher.file.path)[.posixPermissions] as? Int, equals: 0o600)
    var changed = stored
    changed[stored.count - 20] ^= 1
    try changed.write(to: Keychain.file)
    expect(secret() == nil && add("x", account: "other") == errSecDecode)
    try expect(Data(contentsOf: Keychain.file), equals: changed)
    try stored.write(to: Keychain.file)
    expect(secret(), equals: "after the change")
    try Data(repeating: 1, count: 32).write(to: KeychainCipher.file)
    expect(secret() == nil && add("x", account: "other") == errSecDecode)
  }

  @Test("Random bytes differ")
  func random() {
    var a = [UInt8](repeating: 0, count: 32)
    var b = a
    expect(SecRandomCopyBytes(kSecRandomDefault, a.count, &a), equals: errSecSuccess)
    expect(SecRandomCopyBytes(kSecRandomDefault, b.count, &b), equals: errSecSuccess)
    expect(a != b)
  }
}
