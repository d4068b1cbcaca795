import Foundation
import TrestleSupport

/// The keyring of the desktop, with `libsecret`, which is opened on first use. A keyring that is locked at that time is not used.
struct Keyring: @unchecked Sendable {
  /// The error for a keyring that does not respond, or whose collection is locked.
  struct Unavailable: Error, CustomStringConvertible {
    var description: String {
      "The keyring of the desktop, which has the key of the keychain, is locked or does not answer. Items can be neither read nor added."
    }
  }

  private typealias Pointer = UnsafeMutableRawPointer
  private typealias Lookup = @convention(c) (Pointer?, Pointer?, Pointer?, Pointer?) -> UnsafeMutablePointer<CChar>?
  private typealias Store =
    @convention(c) (
      Pointer?, Pointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>, UnsafePointer<CChar>, Pointer?, Pointer?
    ) -> Int32
  private let secrets: UnsafeMutableRawPointer
  private let schema: UnsafeMutableRawPointer

  /// The keyring; nil without `libsecret` or a message bus, or if `TRESTLE_KEYRING` is `off`.
  static let shared: Keyring? = {
    let environment = ProcessInfo.processInfo.environment
    guard environment["TRESTLE_KEYRING"] != "off", let address = environment["DBUS_SESSION_BUS_ADDRESS"],
      // For such an address GLib would start a message bus that keeps running.
      !address.hasPrefix("autolaunch:"), let secrets = dlopen("libsecret-1.so.0", RTLD_NOW | RTLD_LOCAL)
    else { return nil }
    return Keyring(secrets)
  }()

  private init?(_ secrets: UnsafeMutableRawPointer) {
    self.secrets = secrets
    let make: @convention(c) (UnsafePointer<CChar>, Int32, Pointer?) -> Pointer? = Self.function("secret_schema_newv", secrets)
    // The attribute type 0 is a string.
    guard let schema = make("org.trestle.Keychain", 0, Self.table(["app": nil, "purpose": nil], secrets)) else { return nil }
    self.schema = schema
  }

  private static func function<Function>(_ name: String, _ library: UnsafeMutableRawPointer) -> Function {
    unsafeBitCast(dlsym(library, name)!, to: Function.self)
  }
  private func function<Function>(_ name: String) -> Function { Self.function(name, secrets) }

  /// Creates a GLib hash table of strings.
  private static func table(_ values: [String: String?], _ library: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    let make: @convention(c) (Pointer?, Pointer?, Pointer?, Pointer?) -> Pointer? = function("g_hash_table_new_full", library)
    let insert: @convention(c) (Pointer?, Pointer?, Pointer?) -> Int32 = function("g_hash_table_insert", library)
    let release = dlsym(library, "g_free")
    let table = make(dlsym(library, "g_str_hash"), dlsym(library, "g_str_equal"), release, release)
    for (name, value) in values { _ = insert(table, strdup(name), value.map { strdup($0) }) }
    return table
  }

  private func withAttributes<Result>(_ body: (UnsafeMutableRawPointer?) -> Result) -> Result {
    let table = Self.table(["app": ProgramFolder.identifier, "purpose": "keychain"], secrets)
    let release: @convention(c) (Pointer?) -> Void = function("g_hash_table_unref")
    defer { release(table) }
    return body(table)
  }

  /// Returns whether the default collection exists and is unlocked, so that no prompt is shown. With `asks`, a program with a window lets
  /// the desktop prompt the user to unlock the collection.
  private func isUnlocked(asks: Bool) -> Bool {
    let getService: @convention(c) (Int32, Pointer?, Pointer?) -> Pointer? = function("secret_service_get_sync")
    let getCollection: @convention(c) (Pointer?, UnsafePointer<CChar>, Int32, Pointer?, Pointer?) -> Pointer? = function(
      "secret_collection_for_alias_sync")
    let isLocked: @convention(c) (Pointer?) -> Int32 = function("secret_collection_get_locked")
    let release: @convention(c) (Pointer?) -> Void = function("g_object_unref")
    guard let service = getService(0, nil, nil) else { return false }
    defer { release(service) }
    guard let collection = getCollection(service, "default", 0, nil, nil) else { return false }
    defer { release(collection) }
    guard isLocked(collection) != 0 else { return true }
    guard asks, ProgramWindow.isOnDesktop else { return false }
    let append: @convention(c) (Pointer?, Pointer?) -> Pointer? = function("g_list_append")
    let free: @convention(c) (Pointer?) -> Void = function("g_list_free")
    let unlock: @convention(c) (Pointer?, Pointer?, Pointer?, Pointer?, Pointer?) -> Int32 = function("secret_service_unlock_sync")
    let list = append(nil, collection)
    defer { free(list) }
    return unlock(service, list, nil, nil, nil) > 0
  }

  /// Returns the key of this app; nil if there is none.
  func key() throws -> [UInt8]? {
    guard isUnlocked(asks: true) else { throw Unavailable() }
    let lookup: Lookup = function("secret_password_lookupv_sync")
    let release: @convention(c) (Pointer?) -> Void = function("secret_password_free")
    guard let text = withAttributes({ lookup(schema, $0, nil, nil) }) else { return nil }
    defer { release(text) }
    return Data(base64Encoded: String(cString: text)).map { [UInt8]($0) }
  }

  /// Stores the key of this app; returns whether it was stored.
  func store(_ key: [UInt8]) -> Bool {
    guard isUnlocked(asks: false) else { return false }
    let store: Store = function("secret_password_storev_sync")
    let text = Data(key).base64EncodedString()
    guard withAttributes({ store(schema, $0, nil, "\(ProgramFolder.identifier): keychain", text, nil, nil) }) != 0 else { return false }
    return (try? self.key()) == key
  }
}
