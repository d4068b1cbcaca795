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
