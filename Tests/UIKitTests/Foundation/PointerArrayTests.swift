import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@Suite @MainActor struct PointerArrayTests {
  @Test("An array of weak addresses loses deallocated objects, and drops them when compacted")
  func weak() {
    let array = NSPointerArray.weakObjects()
    let kept = NSObject()
    func address(_ object: AnyObject) -> UnsafeMutableRawPointer { Unmanaged.passUnretained(object).toOpaque() }
    do {
      let gone = NSObject()
      array.addPointer(address(gone))
      array.addPointer(address(kept))
      array.insertPointer(nil, at: 0)
      expect(array.count == 3 && array.pointer(at: 1) == address(gone))
    }
    expect(array.pointer(at: 1) == nil && array.pointer(at: 2) == address(kept))
    array.compact()
    expect(array.count == 1 && array.allObjects.first as AnyObject === kept)
    array.count = 2
    expect(array.pointer(at: 1) == nil)
    array.removePointer(at: 0)
    expect(array.count, equals: 1)
  }

  @Test("Texts are written in Latin letters, and bundles' information is read by its keys")
  func coreFoundation() {
    let text = NSMutableString(string: "北京 café")
    expect(CFStringTransform(text, nil, kCFStringTransformToLatin, false))
    expect(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false))
    expect(text as String, equals: "bei jing cafe")
    expect(UUID(uuidString: CFUUIDCreateString(nil, CFUUIDCreate(nil))) != nil)
    expect(["CFBundleVersion": "3"][kCFBundleVersionKey] == "3" && kCFBooleanTrue == NSNumber(value: true))
    expect(NSError().code == 0 && Progress().fractionCompleted == 0)
    var info = mach_timebase_info()
    expect(mach_timebase_info(&info) == KERN_SUCCESS && info.numer == info.denom)
    expect(URL.documentsDirectory.isFileURL)
  }

  @Test("Objects are sorted by properties that may be missing or cannot be compared, and archives hold values of Swift")
  func descriptors() throws {
    final class Item: NSObject {
      let date: Date?
      let isDone: Bool
      init(_ date: Date?, _ isDone: Bool) { (self.date, self.isDone) = (date, isDone) }
    }
    let items = [Item(Date(timeIntervalSince1970: 5), true), Item(nil, false), Item(Date(timeIntervalSince1970: 1), false)]
    let byDate = (items as NSArray).sortedArray(using: [NSSortDescriptor(keyPath: \Item.date, ascending: true)])
    expect(byDate.map { items.firstIndex(of: $0 as! Item) }, equals: [1, 2, 0])
    let byMark = (items as NSArray).sortedArray(using: [NSSortDescriptor(keyPath: \Item.isDone, ascending: false)])
    expect(byMark.first as? Item === items[0])
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    try archiver.encodeEncodable(["a": 3], forKey: "values")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    expect(reader.decodeDecodable([String: Int].self, forKey: "values"), equals: ["a": 3])
    expect(reader.decodeDecodable([String: Int].self, forKey: "others") == nil)
    let data = try NSKeyedArchiver.archivedData(withRootObject: ["x", "y"] as NSArray, requiringSecureCoding: true)
    try expect(NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: data), equals: ["x", "y"])
  }
}
