import Foundation
import Security

/// Adds items to the keychain of this program and prints the account of each that was added, for `KeychainProcessTests`.
///
///     KeychainFixture PREFIX COUNT    adds COUNT items, or items without end for 0
///     KeychainFixture --list          prints the account and the secret of each item
///     KeychainFixture --full          adds items until the file may not grow, and prints the status
@main enum KeychainFixture {
  static func main() {
    let words = CommandLine.arguments
    if words.dropFirst().first == "--full" {
      addUntilFull()
      return
    }
    if words.dropFirst().first == "--list" {
      list()
      return
    }
    guard words.count == 3, let count = Int(words[2]) else { exit(64) }
    var number = 0
    while count == 0 || number < count {
      let account = "\(words[1])-\(number)"
      let status = add(account, Data(account.utf8))
      guard status == errSecSuccess else {
        print("status \(status)")
        exit(1)
      }
      // Only printed accounts count as reported: each line is written immediately.
      let line = account + "\n"
      _ = line.withCString { write(STDOUT_FILENO, $0, strlen($0)) }
      number += 1
    }
  }

  private static func list() {
    let query: [String: Any] = [
      kSecClass: kSecClassGenericPassword, kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true, kSecReturnData: true,
    ]
    var result: CFTypeRef?
    let status = SecItemCopyMatching(query as CFDictionary, &result)
    guard status == errSecSuccess, let items = result as? [[String: Any]] else { return print("status \(status)") }
    for item in items {
      print(item[kSecAttrAccount] as? String ?? "", String(decoding: item[kSecValueData] as? Data ?? Data(), as: UTF8.self))
    }
  }

  private static func add(_ account: String, _ secret: Data) -> OSStatus {
    let item: [String: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: "service", kSecAttrAccount: account, kSecValueData: secret,
    ]
    return SecItemAdd(item as CFDictionary, nil)
  }

  /// Limits the size of files as a full disk would.
  private static func addUntilFull() {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: 8192, rlim_max: 8192)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    for number in 0..<100 {
      let status = add("full-\(number)", Data(repeating: 7, count: 1000))
      guard status == errSecSuccess else {
        print("added \(number) status \(status)")
        return
      }
    }
  }
}
