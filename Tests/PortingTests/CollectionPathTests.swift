import Foundation
import Testing
import TrestleExpectations
import UIKit

private final class Sale: NSObject {
  let city: String
  let price: Double
  let parts: [Int]

  init(_ city: String, _ price: Double, _ parts: [Int]) { (self.city, self.price, self.parts) = (city, price, parts) }
}

/// Key paths of arrays and sets, with the operators that begin with `@`.
@MainActor struct CollectionPathTests {
  private let sales = [Sale("Oslo", 3, [1, 2]), Sale("Rome", 5, [2]), Sale("Oslo", 4, [])]

  @Test("An array's value for a key is that of each element")
  func values() {
    let array = sales as NSArray
    expect(array.value(forKey: "city") as? [String], equals: ["Oslo", "Rome", "Oslo"])
    expect(array.value(forKeyPath: "price") as? [Double], equals: [3, 5, 4])
    expect(NSSet(array: sales).value(forKey: "city") as? NSSet, equals: NSSet(array: ["Oslo", "Rome"]))
  }

  @Test("An operator applies to what the rest of the path is for each element, and its number casts to every type")
  func operators() {
    let array = sales as NSArray
    expect(array.value(forKeyPath: "@sum.price") as? Double, equals: 12)
    expect(array.value(forKeyPath: "@sum.price") as? Int, equals: 12)
    expect((array.value(forKeyPath: "@avg.price") as? NSNumber)?.floatValue, equals: 4)
    expect(array.value(forKeyPath: "@max.price") as? Double, equals: 5)
    expect(array.value(forKeyPath: "@min.city") as? String, equals: "Oslo")
    expect(array.value(forKeyPath: "@count") as? Int, equals: 3)
    expect((array.value(forKeyPath: "@distinctUnionOfObjects.city") as? [String])?.sorted(), equals: ["Oslo", "Rome"])
    expect(array.value(forKeyPath: "@unionOfObjects.price") as? [Double], equals: [3, 5, 4])
    expect(array.value(forKeyPath: "@unionOfArrays.parts") as? [Int], equals: [1, 2, 2])
    expect(([1, 2, 6] as NSArray).value(forKeyPath: "@avg.self") as? Double, equals: 3)
    expect((["1", "2"] as NSArray).value(forKeyPath: "@sum.intValue") as? Int, equals: 3)
    expect(([] as NSArray).value(forKeyPath: "@sum.price") as? Int, equals: 0)
  }

  @Test("A path goes through a collection in an object, in key-value coding and in predicates")
  func nested() {
    let store: NSDictionary = ["sales": sales as NSArray]
    expect(store.value(forKeyPath: "sales.@sum.price") as? Double, equals: 12)
    expect(store.value(forKeyPath: "sales.city") as? [String], equals: ["Oslo", "Rome", "Oslo"])
    expect(NSPredicate(format: "sales.@sum.price > 11").evaluate(with: ["sales": sales]))
    expect(!NSPredicate(format: "sales.@max.price > 5").evaluate(with: ["sales": sales]))
  }
}
