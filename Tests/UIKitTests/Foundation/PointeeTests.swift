import Foundation
import Testing
import TrestleExpectations
import UIKit

@Suite struct PointeeTests {
  private let properties: CFDictionary = [
    "{GIF}": ["DelayTime": 0.25, "Name": "clock", "Count": 3] as [AnyHashable: Any]
  ]

  private func value(_ key: String, in dictionary: CFDictionary) -> UnsafeRawPointer? {
    CFDictionaryGetValue(dictionary, _UnmanagedKey(key).toOpaque())
  }

  @Test("A value of a dictionary of Core Foundation is read at its pointer")
  func values() {
    let frame: CFDictionary = _pointee(value("{GIF}", in: properties), to: CFDictionary.self)
    expect(frame.count, equals: 3)
    expect(_pointee(value("DelayTime", in: frame), to: NSNumber.self).doubleValue, equals: 0.25)
    expect(_pointee(value("Count", in: frame), to: NSNumber.self).intValue, equals: 3)
    expect(_pointee(value("Name", in: frame), to: CFString.self), equals: "clock")
    expect(_pointee(value("Name", in: frame), to: NSString.self).length, equals: 5)
    expect(value("Speed", in: frame) == nil)
  }

  @MainActor @Test("A member of a value is looked up by name")
  func members() {
    let frame: CFDictionary = _pointee(value("{GIF}", in: properties), to: CFDictionary.self)
    expect(_pointee(value("DelayTime", in: frame), to: _AnyObjectMembers.self).doubleValue, equals: 0.25)
    let object: AnyObject = _pointee(value("DelayTime", in: frame), to: AnyObject.self)
    expect(_AnyObjectMembers(object).doubleValue, equals: 0.25)
    expect(object as? Double, equals: 0.25)
  }

  @Test("A value is stored at a pointer if the dictionary has the key")
  func storedValues() {
    let place = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: 1)
    place.initialize(to: nil)
    defer { place.deallocate() }
    expect(!CFDictionaryGetValueIfPresent(properties, _UnmanagedKey("{PNG}").toOpaque(), place))
    expect(place.pointee == nil)
    expect(CFDictionaryGetValueIfPresent(properties, _UnmanagedKey("{GIF}").toOpaque(), place))
    expect(_pointee(place.pointee, to: CFDictionary.self).count, equals: 3)
    expect(CFDictionaryContainsKey(properties, _UnmanagedKey("{GIF}").toOpaque()))
    expect(CFDictionaryGetCount(properties), equals: 1)
  }

  @Test("A pointer is valid while 4,000 other values are read")
  func lifetime() {
    let early = value("{GIF}", in: properties)
    for _ in 0..<4000 { _ = value("{GIF}", in: properties) }
    expect(_pointee(early, to: CFDictionary.self).count, equals: 3)
  }

  @Test("A value that is no pointer is reinterpreted")
  func bits() { expect(_pointee(1.0, to: UInt64.self), equals: 0x3FF0_0000_0000_0000) }

  @Test("Constants have their names in C, and URLs are created from strings")
  func constants() {
    expect(CGPointZero == .zero && CGSizeZero == .zero && CGRectZero == .zero)
    expect(CGRectNull.isNull && CGRectInfinite.isInfinite && CGAffineTransformIdentity.isIdentity)
    expect(CFURLCreateWithString(nil, "b?q=1", URL(string: "https://example.com/a/")).absoluteString, equals: "https://example.com/a/b?q=1")
  }

  @Test("A locale names countries, languages and currencies")
  func locales() {
    let locale = NSLocale(localeIdentifier: "en_US")
    expect(locale.localizedString(forCountryCode: "DE"), equals: "Germany")
    expect(locale.localizedString(forLanguageCode: "fr"), equals: "French")
    expect(locale.localizedString(forCurrencyCode: "EUR"), equals: "Euro")
  }
}
