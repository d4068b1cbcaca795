#sourceLocation(file: "Input.swift", line: 1)
              
import UIKit

func delay(of source: CGImageSource, at index: Int) -> Double {
    guard let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) else { return 0 }
    let key = UIKit._UnmanagedKey(kCGImagePropertyGIFDictionary).toOpaque()
    guard let value = CFDictionaryGetValue(properties, key) else { return 0 }
    let frame = UIKit._pointee(value, to: CFDictionary.self)
    let time: AnyObject = UIKit._pointee(
        CFDictionaryGetValue(frame, UIKit._UnmanagedKey(kCGImagePropertyGIFDelayTime).toOpaque()), to: AnyObject.self)
    return UIKit._AnyObjectMembers(time).doubleValue
}

func bits(_ value: Double, _ object: NSObject) -> UInt64 {
    _ = Unmanaged.passUnretained(object).toOpaque()
    return unsafeBitCast(value, to: UInt64.self)
}

class Keychain {
    class func wipe() {
        remove(kSecClassKey as AnyObject)
        remove(kSecClassKey as AnyObject)
        count(kSecClassKey)
    }
    class func remove(_ kind: AnyObject) {}
    class func count(_ kind: CFString) {}
}

func query(_ account: String) -> [String: AnyObject] {
    var query = [String: AnyObject]()
    query[kSecClass as String] = kSecClassGenericPassword as AnyObject
    query[kSecAttrAccount as String] = account as AnyObject?
    let fixed: [String: AnyObject] = [kSecClass as String: kSecClassGenericPassword as AnyObject, kSecAttrAccount as String: account as AnyObject]
    var any = [String: Any]()
    any[kSecClass as String] = kSecClassGenericPassword
    return query.merging(fixed) { old, _ in old }
}

func read(_ account: String) -> AnyObject? {
    var found = query(account)
    found[kSecMatchLimit as String] = kSecMatchLimitOne as AnyObject
    found[kSecReturnData as String] = kCFBooleanTrue
    var result: AnyObject?
    SecItemCopyMatching(UIKit._bridged(found) as CFDictionary, &result)
    return result
}

func delete(_ account: String, _ others: NSMutableDictionary, _ names: NSArray) {
    others.setValue(account, forKey: kSecAttrAccount as String)
    SecItemDelete(UIKit._bridged(others) as CFDictionary)
    SecItemDelete(UIKit._bridged([kSecAttrAccount: account] as NSDictionary) as CFDictionary)
    SecItemDelete([kSecAttrAccount: account] as CFDictionary)
    print(CFArrayGetCount(UIKit._bridged(names) as CFArray), others.object(forKey: "a") as! CFDictionary)
}

extension CFDictionary {
  static func deletion(of account: String) -> CFDictionary { [kSecAttrAccount: account] as CFDictionary }
}
