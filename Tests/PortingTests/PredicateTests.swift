import Foundation
import Testing
import UIKit

private final class Person: NSObject {
  let name: String
  let age: Int
  let tags: [String]
  let boss: Person?

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
    ])
  func formats(_ format: String, _ expected: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: anna) == expected)
  }

  @Test("Arguments are values or names of properties; SELF is the object")
  func arguments() {
    #expect(NSPredicate(format: "%K == %@ AND age > %d", "name", "Anna", 40).evaluate(with: anna))
    #expect(NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}").evaluate(with: "a@b.org"))
    #expect(!NSPredicate(format: "SELF MATCHES %@", "[0-9]+").evaluate(with: "12a"))
    #expect(NSPredicate(format: "name IN %@", argumentArray: [["Anna", "Bo"]]).evaluate(with: anna))
    let bo = Person("Bo", 20, boss: anna)
    let found = ([anna, bo] as NSArray).filtered(using: NSPredicate(format: "boss.name == %@", "Anna"))
    #expect(found as? [Person] == [bo])
  }

  @Test("A sort descriptor finds a property by its name")
  func sorting() {
    let people = [anna, Person("Bo", 20), Person("Ada", 30)] as NSArray
    let byAge = people.sortedArray(using: [NSSortDescriptor(key: "age", ascending: true)])
    #expect((byAge as? [Person])?.map(\.name) == ["Bo", "Ada", "Anna"])
    let byName = people.sortedArray(using: [NSSortDescriptor(key: "name", ascending: false)])
    #expect((byName as? [Person])?.map(\.name) == ["Bo", "Anna", "Ada"])
  }

  @Test("A format that cannot be read raises UIKit's message and matches nothing")
  func errors() {
    nonisolated(unsafe) var messages: [String] = []
    let before = UIKitErrorHandler.handler
    UIKitErrorHandler.handler = { messages.append($0) }
    defer { UIKitErrorHandler.handler = before }
    let nested = String(repeating: "(", count: 100_000)
    let formats = ["", "name", "name ==", "name == 'x", "(a == 1", "a == 1)", "a ~ 2", "a == %@", "%", nested, "a IN {1", "a ==[c 1"]
    for format in formats {
      #expect(!NSPredicate(format: format).evaluate(with: anna), "\(format.prefix(20))")
    }
    #expect(messages.count == formats.count)
    #expect(messages.first?.hasPrefix("Unable to parse the format string \"\"") == true)
  }
}
