import TrestleCryptography
import Foundation

@discardableResult public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  add(attributes) { result?.pointee = $0 }
}

@_disfavoredOverload @discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
  add(attributes) { result?.pointee = $0.map(object) }
}

@discardableResult public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  copy(query) { result?.pointee = $0 }
}

@_disfavoredOverload @discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
  copy(query) { result?.pointee = $0.map(object) }
}

@discardableResult public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  let request = Request(query)
  var changes = Request(attributesToUpdate)
  guard request.isUnderstood, request.namesItems, changes.isUnderstood else { return errSecParam }
  guard !changes.isProtected else { return errSecAuthFailed }
  changes.item[kSecValueData] = changes.secret
  return status {
    try Keychain.change { keychain in
      let found = keychain.indices(matching: request.item)
      guard !found.isEmpty else { return errSecItemNotFound }
      return keychain.update(found, with: changes.item) == .done ? errSecSuccess : errSecDuplicateItem
    }
  }
}

@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  let request = Request(query)
  guard request.isUnderstood, request.namesItems else { return errSecParam }
  return status {
    try Keychain.change { keychain in
      let found = keychain.indices(matching: request.item)
      guard !found.isEmpty else { return errSecItemNotFound }
      keychain.remove(found)
      return errSecSuccess
    }
  }
}

private struct Request {
  var item: Keychain.Item = [:]
  var secret: Data?
  var options: [String: Any] = [:]
  var isProtected = false
  /// Whether the keychain can store or compare all values. Without the omitted values, a query would match more items.
  var isUnderstood = true
  /// Whether the query specifies which items it affects.
  var namesItems: Bool { item[kSecClass] != nil || item[kSecValuePersistentRef] != nil }

  init(_ dictionary: CFDictionary) {
    for (key, value) in dictionary {
      guard let name = key.base as? String else { continue }
      guard let value = Self.plain(value) else {
        if name == kSecAttrAccessControl {
          isProtected = true
        } else if !Self.isOption(name) {
          isUnderstood = false
        }
        continue
      }
      if name == kSecValueData {
        secret = value as? Data
      } else if Self.isOption(name) {
        options[name] = value
      } else {
        item[name] = value
      }
    }
    if item[kSecAttrAccessible] as? String == kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly { isProtected = true }
  }

  /// Returns whether a key belongs to the request, not to the item.
  private static func isOption(_ name: String) -> Bool {
    name.hasPrefix("r_") || name.hasPrefix("m_") || name.hasPrefix("u_") || name == kSecUseDataProtectionKeychain
  }

  /// Converts a value to a property list value, unwrapping optionals and Foundation classes; nil if that is not possible.
  private static func plain(_ value: Any) -> Any? {
    if let text = value as? String { return text }
    if let data = value as? Data { return data }
    if let date = value as? Date { return date }
    if let number = value as? NSNumber { return number }
    if let flag = value as? Bool { return flag }
    if let number = value as? Int { return number }
    return nil
  }

  func asks(_ name: String) -> Bool { (options[name] as? Bool) ?? (options[name] as? NSNumber)?.boolValue ?? false }

  /// Returns the result for an item; nil if none is requested.
  func answer(_ item: Keychain.Item) -> Any? {
    var item = item
    let reference = item.removeValue(forKey: Keychain.referenceKey) as? Data
    let secret = item.removeValue(forKey: kSecValueData) as? Data
    var parts: [(String, Any)] = []
    if asks(kSecReturnData), let secret { parts.append((kSecValueData, secret)) }
    if asks(kSecReturnPersistentRef), let reference { parts.append((kSecValuePersistentRef, reference)) }
    if asks(kSecReturnAttributes) {
      for (name, value) in parts { item[name] = value }
      return item
    }
    return parts.count > 1 ? Dictionary(parts) { first, _ in first } : parts.first?.1
  }
}

private func add(_ attributes: CFDictionary, result: (Any?) -> Void) -> OSStatus {
  var request = Request(attributes)
  guard request.isUnderstood, request.item[kSecClass] != nil else { return errSecParam }
  // Protected items require a passcode, which a desktop does not have.
  guard !request.isProtected else { return errSecAuthFailed }
  request.item[kSecValueData] = request.secret
  return status {
    guard let added = try Keychain.change({ $0.add(request.item) }) else { return errSecDuplicateItem }
    result(request.answer(added))
    return errSecSuccess
  }
}

private func copy(_ query: CFDictionary, result: (Any?) -> Void) -> OSStatus {
  let request = Request(query)
  guard request.isUnderstood, request.namesItems else { return errSecParam }
  // Keys and certificates in the keychain are not available as objects.
  guard !request.asks(kSecReturnRef) else { return errSecUnimplemented }
  return status {
    let found = try Keychain.read { keychain in keychain.indices(matching: request.item).map { keychain.items[$0] } }
    guard !found.isEmpty else { return errSecItemNotFound }
    let limit = request.options[kSecMatchLimit]
    if limit as? String == kSecMatchLimitAll {
      let answers = found.compactMap(request.answer)
      result(answers.isEmpty ? nil : answers)
    } else if let count = (limit as? NSNumber)?.intValue, count > 1 {
      result(found.prefix(count).compactMap(request.answer))
    } else {
      result(request.answer(found[0]))
    }
    return errSecSuccess
  }
}

/// Returns the status of an access to the keychain. The reason of a failure is logged the first time it occurs.
private func status(_ access: () throws -> OSStatus) -> OSStatus {
  do {
    return try access()
  } catch {
    // The library logs its own message.
    if !(error is OpenSSL.Missing) { KeychainFailures.report("\(error)") }
    switch error {
    case is Keychain.Damage: return errSecDecode
    case is Keyring.Unavailable: return errSecInteractionNotAllowed
    case is OpenSSL.Missing: return errSecNotAvailable
    case let failure as PrivateFile.Failure where [ENOSPC, EDQUOT].contains(failure.code): return errSecDiskFull
    default: return errSecIO
    }
  }
}

private enum KeychainFailures {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var reported: Set<String> = []

  static func report(_ reason: String) {
    guard lock.withLock({ reported.insert(reason).inserted }) else { return }
    FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): keychain: \(reason)\n".utf8))
  }
}

/// Returns a value as a Foundation object, which can be cast back.
private func object(_ value: Any) -> AnyObject {
  if let data = value as? Data { return NSData(data: data) }
  if let text = value as? String { return NSString(string: text) }
  return value as AnyObject
}
