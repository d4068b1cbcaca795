import Foundation
import Testing
import TrestleExpectations

/// The key of the keychain in a separate keyring, on a separate bus: unlocked in a first session, locked in a second.
struct KeyringTests {
  private static let isInstalled = ["/usr/bin/gnome-keyring-daemon", "/usr/bin/dbus-run-session", "/usr/bin/dbus-send"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Runs commands of the shell with a keyring, which is unlocked or not.
  private func run(_ commands: String, unlock: Bool, home: URL) throws -> String {
    var variables = ["XDG_RUNTIME_DIR": home.appendingPathComponent("run").path]
    for (name, folder) in [("HOME", ""), ("XDG_DATA_HOME", "data"), ("XDG_STATE_HOME", "state"), ("XDG_CACHE_HOME", "cache")] {
      variables[name] = home.appendingPathComponent(folder).path
    }
    let start =
      unlock
      ? "printf test > \"$HOME/password\"; gnome-keyring-daemon --foreground --unlock --components=secrets < \"$HOME/password\""
      : "gnome-keyring-daemon --foreground --components=secrets"
    let question =
      "dbus-send --session --print-reply --dest=org.freedesktop.DBus / org.freedesktop.DBus.NameHasOwner string:org.freedesktop.secrets"
    return try BusSession.run(
      """
      \(start) > /dev/null 2>&1 &
      daemon=$!
      count=0
      until \(question) | grep -q true; do
        count=$((count + 1)); [ $count -gt 200 ] && break
        sleep 0.05
      done
      \(commands)
      kill $daemon
      """, program: "KeychainFixture", variables: variables)
  }

  @Test(
    "A keyring that answers without a question has the key of the keychain; while it is locked, items can be neither read nor added",
    .enabled(if: isInstalled, "The test of the keyring needs gnome-keyring and dbus."), .timeLimit(.minutes(1)))
  func keyring() throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("keyring-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    let attributes = [FileAttributeKey.posixPermissions: 0o700]
    try FileManager.default.createDirectory(
      at: home.appendingPathComponent("run"), withIntermediateDirectories: true, attributes: attributes)
    let first = try run("\"$PROGRAM\" a 1; \"$PROGRAM\" b 1; \"$PROGRAM\" --list", unlock: true, home: home)
    expect(first, equals: "a-0\nb-0\na-0 a-0\nb-0 b-0\n")
    let key = home.appendingPathComponent("state/KeychainFixture/Keychain.key")
    try expect(Data(contentsOf: key), equals: Data("keyring\n".utf8))
    let file = home.appendingPathComponent("data/KeychainFixture/Keychain.plist")
    let sealed = try Data(contentsOf: file)
    try expect(run("\"$PROGRAM\" c 1", unlock: false, home: home), equals: "status -25308\n")
    try expect(Data(contentsOf: file), equals: sealed)
    try expect(run("\"$PROGRAM\" --list", unlock: true, home: home), equals: "a-0 a-0\nb-0 b-0\n")
  }

  @Test(
    "An app whose keyring is locked at its first use has the key in a file, also when the keyring is unlocked later",
    .enabled(if: isInstalled, "The test of the keyring needs gnome-keyring and dbus."), .timeLimit(.minutes(1)))
  func lockedAtFirst() throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("keyring-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    let attributes = [FileAttributeKey.posixPermissions: 0o700]
    try FileManager.default.createDirectory(
      at: home.appendingPathComponent("run"), withIntermediateDirectories: true, attributes: attributes)
    // The collection has to exist to be locked.
    _ = try run("true", unlock: true, home: home)
    try expect(run("\"$PROGRAM\" a 1", unlock: false, home: home), equals: "a-0\n")
    let key = home.appendingPathComponent("state/KeychainFixture/Keychain.key")
    let content = try Data(contentsOf: key)
    expect(content.count, equals: 32)
    try expect(run("\"$PROGRAM\" --list", unlock: true, home: home), equals: "a-0 a-0\n")
    try expect(Data(contentsOf: key), equals: content)
  }
}
