import CoreGraphics
import Foundation
import Testing
import TrestleExpectations

struct TypeIDTests {
  @Test("Objects and the values of Swift that replace them have the type of Core Foundation")
  func types() {
    let color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    expect(CFGetTypeID(color as CFTypeRef), equals: CGColor.typeID)
    expect(CFGetTypeID(CGMutablePath()) == CGPath.typeID && CGPath.typeID != CGColor.typeID)
    expect(CFGetTypeID("a") == CFStringGetTypeID() && CFGetTypeID(NSMutableString(string: "b")) == CFStringGetTypeID())
    expect(CFGetTypeID([1, 2]) == CFArrayGetTypeID() && CFGetTypeID(["a": 1]) == CFDictionaryGetTypeID())
    expect(CFGetTypeID(1.5) == CFNumberGetTypeID() && CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID())
    let json = try? JSONSerialization.jsonObject(with: Data("[true, 1]".utf8)) as? [NSNumber]
    expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID() && CFGetTypeID(false) == CFBooleanGetTypeID())
    expect(json?.map { CFGetTypeID($0) == CFBooleanGetTypeID() }, equals: [true, false])
  }
}
