import Foundation
import Testing
import TrestleExpectations
import UIKit

private final class Person: NSObject {
  let name: String
  let age: Int
  let tags: [String]
  let boss: Person?
  var staff: [Person] = []
  let missing: [Person]? = nil

  init(_ name: String, _ age: Int, tags: [String] = [], boss: Person? = nil) {
    self.name = name
    self.age = age
    self.tags = tags
    self.boss = boss
  }
}

@MainActor struct PredicateTests {
  private let anna = Person("Anna", 41, tags: ["work", "tennis"])

  @Test(
    "A format is true or false for an object",
    arguments: [
      ("name == 'Anna'", true), ("name == 'anna'", false), ("name ==[c] \"anna\"", true), ("name BEGINSWITH 'An' AND age > 40", true),
      ("name ENDSWITH[c] 'NA'", true), ("name CONTAINS 'x' OR age <= 41", true), ("NOT (age BETWEEN {1, 40})", true),
      ("age IN {40, 41}", true), ("name LIKE 'A*a'", true), ("name LIKE 'A?a'", false), ("name MATCHES '[A-Z][a-z]+'", true),
      ("ANY tags == 'tennis'", true), ("ALL tags CONTAINS 'e'", false), ("NONE tags == 'golf'", true), ("tags.@count == 2", true),
      ("boss == nil", true), ("boss.name != nil", false), ("TRUEPREDICATE && !FALSEPREDICATE", true),
      ("age == 41 and (name != 'Bo')", true),
      ("tags CONTAINS 'work'", true), ("name.length == 4", true),
      (#"'A*a' LIKE 'A\\*a'"#, true), (#"name LIKE 'A\\*a'"#, false), (#"'a?' LIKE[c] 'A\\?'"#, true), ("'Änna' LIKE[cd] 'an*'", true),
    ])
  func formats(_ format: String, _ expected: Bool) {
    expect(NSPredicate(format: format).evaluate(with: anna), equals: expected)
  }

  @Test(
    "Values of a format are computed: arithmetic, subqueries, indexes, sets, functions and casts",
    arguments: [
      ("age + 1 == 42", true), ("(age - 1) / 2 == 20", true), ("2 ** 3 < age - 30 * 1", true), ("age -1 == 40", true), ("-age < -40", true),
      ("(age) > 40 AND (age + 1) * 2 == 84", true), ("((age > 40) OR (age < 3)) AND NOT (age == 1)", true),
      ("SUBQUERY(tags, $tag, $tag BEGINSWITH 't').@count > 0", true), ("SUBQUERY(tags, $tag, $tag == 'golf').@count == 0", true),
      ("SUBQUERY(staff, $x, $x.age > 20 AND $x.boss.name == 'Anna').@count == 1", true),
      ("SUBQUERY(staff, $x, SUBQUERY($x.tags, $t, $t == 'golf').@count > 0).@count == 1", true),
      ("ANY SUBQUERY(staff, $x, $x.age > 20).name == 'Cai'", true), ("SUBQUERY(missing, $x, TRUEPREDICATE).@count == 0", true),
      ("(staff.@distinctUnionOfObjects.age)[SIZE] == 2", true), ("staff.@sum.age > 40", true), ("staff.@max.age == 30", true),
      ("ANY staff.age BETWEEN {19, 21}", true), ("ALL staff.age >= 20", true), ("ALL staff.age > 20", false),
      ("NONE staff.age IN {1, 2}", true),
      ("ANY staff.tags == 'golf'", true), ("age IN (40, 41)", true), ("'tennis' IN tags", true), ("NOT 'golf' IN tags", true),
      ("tags[FIRST] == 'work' AND tags[LAST] == 'tennis' AND tags[SIZE] == 2 AND tags[1] == 'tennis' AND tags[7] == nil", true),
      ("uppercase(name) == 'ANNA'", true), ("length(name) == 4", true), ("sum({1, 2, age}) == 44", true),
      ("modulus:by:(age, 2) == 1", true),
      ("abs(-3) == 3 AND max(staff.age) == 30", true), ("CAST('41', 'NSNumber') == age", true),
      ("CAST(0, 'NSDate') < now()", true), ("FUNCTION(name, 'uppercaseString') == 'ANNA'", true), ("FUNCTION(SELF, 'age') == 41", true),
      ("TERNARY(age > 40, 'old', 'young') == 'old'", true), ("(tags UNION {'a', 'work'}).@count == 3", true),
      ("(tags INTERSECT {'a', 'work'}).@count == 1 AND (tags MINUS {'work'})[FIRST] == 'tennis'", true),
      ("SELF.age == 41 AND #age == 41", true), ("age == 4.1e1 AND age > .5", true),
      ("CAST('60', 'NSDate') > CAST(59, 'NSDate') AND CAST(CAST(60, 'NSDate'), 'NSNumber') == 60", true),
    ])
  func computed(_ format: String, _ expected: Bool) {
    let bo = Person("Bo", 20, tags: ["golf"], boss: anna)
    let cai = Person("Cai", 30, boss: anna)
    anna.staff = [bo, cai, Person("Dee", 20)]
    expect(NSPredicate(format: format).evaluate(with: anna), equals: expected)
  }

  @Test("A path after a name that is an argument, and an argument that is an expression")
  func argumentPaths() {
    expect(NSPredicate(format: "%K.@count == %d", "tags", 2).evaluate(with: anna))
    expect(NSPredicate(format: "SUBQUERY(%K, $t, $t == %@).@count == 1", "tags", "work").evaluate(with: anna))
    expect(NSPredicate(format: "%@ == 42", _Expression(format: "age + 1")).evaluate(with: anna))
    let sub = _Expression(
      forSubquery: _Expression(forKeyPath: "tags"), usingIteratorVariable: "t", predicate: NSPredicate(format: "$t BEGINSWITH $prefix"))
    expect(sub.expressionType == .subquery && sub.variable == "t")
    expect(sub.expressionValue(with: anna, context: ["prefix": "w"]) as? [String], equals: ["work"])
    let chosen = _Expression(
      forConditional: NSPredicate(format: "age > 40"), trueExpression: _Expression(forConstantValue: 1),
      falseExpression: _Expression(forConstantValue: 2))
    expect(chosen.expressionValue(with: anna, context: nil) as? Int, equals: 1)
    let minus = _Expression(forMinusSet: _Expression(forKeyPath: "tags"), with: _Expression(forAggregate: ["work"]))
    expect(minus.expressionValue(with: anna, context: nil) as? [String], equals: ["tennis"])
  }

  @Test("Arithmetic with the least whole number does not end the program")
  func leastNumber() {
    let (least, minusOne) = (Int.min, -1)
    for format in ["-%d", "%d / %d", "modulus:by:(%d, %d)", "%d - 1"] {
      let expression = _Expression(format: format, argumentArray: [least, minusOne])
      expect(expression.expressionValue(with: nil, context: nil) is Int, "\(format)")
    }
  }

  @Test("Arguments are values or names of properties; SELF is the object")
  func arguments() {
    expect(NSPredicate(format: "%K == %@ AND age > %d", "name", "Anna", 40).evaluate(with: anna))
    expect(NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}").evaluate(with: "a@b.org"))
    expect(!NSPredicate(format: "SELF MATCHES %@", "[0-9]+").evaluate(with: "12a"))
    expect(NSPredicate(format: "name IN %@", argumentArray: [["Anna", "Bo"]]).evaluate(with: anna))
    let bo = Person("Bo", 20, boss: anna)
    let found = ([anna, bo] as NSArray).filtered(using: NSPredicate(format: "boss.name == %@", "Anna"))
    expect(found as? [Person], equals: [bo])
  }

  @Test("A sort descriptor finds a property by its name")
  func sorting() {
    let people = [anna, Person("Bo", 20), Person("Ada", 30)] as NSArray
    let byAge = people.sortedArray(using: [NSSortDescriptor(key: "age", ascending: true)])
    expect((byAge as? [Person])?.map(\.name), equals: ["Bo", "Ada", "Anna"])
    let byName = people.sortedArray(using: [NSSortDescriptor(key: "name", ascending: false)])
    expect((byName as? [Person])?.map(\.name), equals: ["Bo", "Anna", "Ada"])
  }

  @Test("A format that cannot be read raises UIKit's message and matches nothing")
  func errors() {
    nonisolated(unsafe) var messages: [String] = []
    let before = UIKitErrorHandler.handler
    UIKitErrorHandler.handler = { messages.append($0) }
    defer { UIKitErrorHandler.handler = before }
    let nested = String(repeating: "(", count: 100_000)
    let formats = [
      "", "name", "name ==", "name == 'x", "(a == 1", "a == 1)", "a ~ 2", "a == %@", "%", nested, "a IN {1", "a ==[c 1",
      "a + == 1", "SUBQUERY(a, b, c == 1).@count == 1", "foo(a) == 1", "a[ == 1", "FUNCTION(a) == 1", "CAST(a) == 1", "TERNARY(a, 1) == 1",
      "a == .",
    ]
    for format in formats {
      expect(!NSPredicate(format: format).evaluate(with: anna), "\(format.prefix(20))")
    }
    expect(messages.count, equals: formats.count)
    expect(messages.first?.hasPrefix("Unable to parse the format string \"\""), equals: true)
  }
}
