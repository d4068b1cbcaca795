import CoreData
import Foundation
import Testing
import TrestleExpectations
import UIKit

private final class Item: NSObject {
  var price = 2.5
  var name = "Tea"
}

struct ExpressionTests {
  private func value(_ format: String, _ arguments: Any...) -> Any? {
    _Expression(format: format, argumentArray: arguments).expressionValue(with: Item(), context: nil)
  }

  @Test("A format computes with the usual precedence; whole numbers stay whole")
  func arithmetic() {
    expect(value("1 + 2 * 3") as? Int, equals: 7)
    expect(value("(1 + 2) * 3") as? Int, equals: 9)
    expect(value("7 / 2") as? Int, equals: 3)
    expect(value("7 / 2.0") as? Double, equals: 3.5)
    expect(value("2 ** 3 ** 2") as? Double, equals: 512)
    expect(value("-3 - -4") as? Int, equals: 1)
    expect(value("1e3 * 2") as? Double, equals: 2000)
    expect(value("1 / 0") as? Double, equals: .infinity)
    expect(value("10 - 4 - 3") as? Int, equals: 3)
  }

  @Test("Properties, arguments and functions are values")
  func operands() {
    expect(value("price * %d", 4) as? Double, equals: 10)
    expect(value("%K", "name") as? String, equals: "Tea")
    expect(value("sqrt(16) + abs(-2)") as? Double, equals: 6)
    expect(value("sum({1, 2, 3})") as? Int, equals: 6)
    expect(value("average({1, 2})") as? Double, equals: 1.5)
    expect(
      _Expression(forFunction: "add:to:", arguments: [1, _Expression(forConstantValue: 2)]).expressionValue(with: nil, context: nil) as? Int
        == 3)
    expect(_Expression(forFunction: "max:", arguments: [[3, 9, 4]]).expressionValue(with: nil, context: nil) as? Int, equals: 9)
  }

  @Test("A value is converted to the type of numbers it is cast to")
  func conversion() {
    let seven = _Expression(format: "3 + 4")
    expect(seven.expressionValue(with: nil, context: nil, as: Double.self) as? Double, equals: 7)
    expect(seven.expressionValue(with: nil, context: nil, as: NSNumber.self) as? NSNumber, equals: 7)
    expect(_Expression(format: "1 / 2.0").expressionValue(with: nil, context: nil, as: Int.self) as? Int == nil)
  }

  @Test("A predicate of two expressions compares them")
  func comparison() {
    func predicate(_ type: _ComparisonPredicate.Operator, _ value: Any) -> NSPredicate {
      _ComparisonPredicate(
        leftExpression: _Expression(forKeyPath: "name"), rightExpression: _Expression(forConstantValue: value), modifier: .direct,
        type: type,
        options: .caseInsensitive)
    }
    expect(predicate(.equalTo, "tea").evaluate(with: Item()))
    expect(!predicate(.equalTo, "coffee").evaluate(with: Item()))
    expect(predicate(.beginsWith, "T").evaluate(with: Item()))
    expect(predicate(.in, ["tea", "milk"]).evaluate(with: Item()))
  }
}
