import CoreGraphics
import Foundation
import Testing
import TrestleExpectations

@Suite struct DataProviderTests {
  @Test("A provider delivers the bytes that an object had, and is made of data in each form") func objects() {
    let object = NSMutableData(data: Data([1, 2]))
    let provider = CGDataProvider(data: object)
    object.append(Data([3]))
    expect(provider?.data, equals: Data([1, 2]))
    expect(CGDataProvider(data: Data([4]) as CFData)?.data, equals: Data([4]))
  }
}
