import Testing
import UIKit
import UIKitTesting

@Suite @MainActor struct PointerArrayTests {
  @Test("An array of weak addresses loses objects that are gone, and drops them when compacted")
  func weak() {
    let array = NSPointerArray.weakObjects()
    let kept = NSObject()
    func address(_ object: AnyObject) -> UnsafeMutableRawPointer { Unmanaged.passUnretained(object).toOpaque() }
    do {
      let gone = NSObject()
      array.addPointer(address(gone))
      array.addPointer(address(kept))
      array.insertPointer(nil, at: 0)
      #expect(array.count == 3 && array.pointer(at: 1) == address(gone))
    }
    #expect(array.pointer(at: 1) == nil && array.pointer(at: 2) == address(kept))
    array.compact()
    #expect(array.count == 1 && array.allObjects.first as AnyObject === kept)
    array.count = 2
    #expect(array.pointer(at: 1) == nil)
    array.removePointer(at: 0)
    #expect(array.count == 1)
  }

  @Test("Texts are written in Latin letters, and bundles' information is read by its keys")
  func coreFoundation() {
    let text = NSMutableString(string: "北京 café")
    #expect(CFStringTransform(text, nil, kCFStringTransformToLatin, false))
    #expect(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false))
    #expect(text as String == "bei jing cafe")
    #expect(UUID(uuidString: CFUUIDCreateString(nil, CFUUIDCreate(nil))) != nil)
    #expect(["CFBundleVersion": "3"][kCFBundleVersionKey] == "3" && kCFBooleanTrue == NSNumber(value: true))
    #expect(NSError().code == 0 && Progress().fractionCompleted == 0)
    var info = mach_timebase_info()
    #expect(mach_timebase_info(&info) == KERN_SUCCESS && info.numer == info.denom)
    #expect(URL.documentsDirectory.isFileURL)
  }
}
