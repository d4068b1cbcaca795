import ImageIO
import UIKit

func delay(of source: CGImageSource, at index: Int) -> Double {
    guard let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) else { return 0 }
    let key = Unmanaged.passUnretained(kCGImagePropertyGIFDictionary).toOpaque()
    guard let value = CFDictionaryGetValue(properties, key) else { return 0 }
    let frame = unsafeBitCast(value, to: CFDictionary.self)
    let time: AnyObject = unsafeBitCast(
        CFDictionaryGetValue(frame, Unmanaged.passUnretained(kCGImagePropertyGIFDelayTime).toOpaque()), to: AnyObject.self)
    return time.doubleValue
}

func bits(_ value: Double, _ object: NSObject) -> UInt64 {
    _ = Unmanaged.passUnretained(object).toOpaque()
    return unsafeBitCast(value, to: UInt64.self)
}

class Keychain {
    class func wipe() {
        remove(kSecClassKey)
        remove(kSecClassKey as AnyObject)
        count(kSecClassKey)
    }
    class func remove(_ kind: AnyObject) {}
    class func count(_ kind: CFString) {}
}
