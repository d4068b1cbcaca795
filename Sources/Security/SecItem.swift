import Foundation

/// Adds an item to the keychain.
@discardableResult public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  add(attributes) { result?.pointee = $0 }
}

/// Adds an item to the keychain.
@_disfavoredOverload @discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
  add(attributes) { result?.pointee = $0.map(object) }
}

/// Finds items in the keychain.
@discardableResult public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  copy(query) { result?.pointee = $0 }
}

/// Finds items in the keychain.
@_disfavoredOverload @discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
  copy(query) { result?.pointee = $0.map(object) }
}

/// Changes the items that match.
@discardableResult public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  perform { keychain in
    let request = Request(query)
    guard request.item[kSecClass] != nil || request.item[kSecValuePersistentRef] != nil else { return errSecParam }
    let found = keychain.indices(matching: request.item)
    guard !found.isEmpty else { return errSecItemNotFound }
    var changes = Request(attributesToUpdate)
    changes.item[kSecValueData] = changes.secret
    return try keychain.update(found, with: changes.item) == .done ? errSecSuccess : errSecDuplicateItem
  }
}

/// Removes the items that match.
@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  perform { keychain in
    let found = keychain.indices(matching: Request(query).item)
    guard !found.isEmpty else { return errSecItemNotFound }
    try keychain.remove(found)
    return errSecSuccess
  }
}

/// A parsed query: the description of the item, and the requested results.
private struct Request {
  var item: Keychain.Item = [:]
  var secret: Data?
  var options: [String: Any] = [:]
  var isProtected = false

  init(_ dictionary: CFDictionary) {
    for (key, value) in dictionary {
      guard let name = key.base as? String else { continue }
      guard let value = Self.plain(value) else {
        if name == kSecAttrAccessControl { isProtected = true }
        continue
      }
      if name == kSecValueData {
        secret = value as? Data
      } else if name.hasPrefix("r_") || name.hasPrefix("m_") || name.hasPrefix("u_") || name == kSecUseDataProtectionKeychain {
        options[name] = value
      } else {
        item[name] = value
      }
    }
    if item[kSecAttrAccessible] as? String == kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly { isProtected = true }
  }

  /// Returns a value that property lists have, out of an optional and of Foundation's classes.
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

private func perform(_ body: (inout Keychain) throws -> OSStatus) -> OSStatus {
  Keychain.lock.withLock {
    do {
      var keychain = try Keychain()
      return try body(&keychain)
    } catch {
      return errSecIO
    }
  }
}

private func add(_ attributes: CFDictionary, result: (Any?) -> Void) -> OSStatus {
  perform { keychain in
    var request = Request(attributes)
    guard request.item[kSecClass] != nil else { return errSecParam }
    // Protected items need a passcode, which a desktop does not have.
    guard !request.isProtected else { return errSecAuthFailed }
    request.item[kSecValueData] = request.secret
    guard let added = try keychain.add(request.item) else { return errSecDuplicateItem }
    result(request.answer(added))
    return errSecSuccess
  }
}

private func copy(_ query: CFDictionary, result: (Any?) -> Void) -> OSStatus {
  perform { keychain in
    let request = Request(query)
    guard request.item[kSecClass] != nil || request.item[kSecValuePersistentRef] != nil else { return errSecParam }
    let found = keychain.indices(matching: request.item).map { keychain.items[$0] }
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

/// Returns a value as an object of Foundation, which can be cast back.
private func object(_ value: Any) -> AnyObject {
  if let data = value as? Data { return NSData(data: data) }
  if let text = value as? String { return NSString(string: text) }
  return value as AnyObject
}
