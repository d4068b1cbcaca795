import Foundation
import SourceTranslator
import Testing
import TrestleExpectations

/// Parts that the compiler rejected are left out, and nothing else is.
@Suite struct HeldPartsTests {
  private let source = """
    import UIKit
    final class Feed {
      var items: [Int] = []
      func count() -> Int {
        items.missing()
        return items.count
      }
      func first(_ kind: Missing) -> Int? { items.first }
      var last: Int? { items.last }
      init?(name: String) { unknown(name) }
    }
    func total(_ feed: Feed) -> Double { Double(feed.count()) }
    """

  /// Holds parts one after another; returns which are new.
  private func hold(_ held: inout HeldParts, _ lines: [Int], after before: HeldParts? = nil, in text: String? = nil) -> [Bool] {
    lines.map { held.hold([.init(line: $0, reason: "no member")], of: text ?? source, after: before) }
  }

  private func translate(_ held: HeldParts, _ text: String? = nil) -> (text: String, warnings: [String]) {
    var options = TranslationOptions()
    options.held = ["Feed.swift": held]
    let result = TargetTranslator(module: "App", files: [SourceFile(path: "Feed.swift", text: text ?? source)], options: options)
    return (result.outputs[0].text ?? "", result.diagnostics.filter { $0.tag == "left-out" }.map(\.description))
  }

  @Test("The compiler says in two ways that a module is not there")
  func missingModules() {
    expect(HeldParts.missingModule(in: "no such module 'Realm'"), equals: "Realm")
    expect(HeldParts.missingModule(in: "cannot load underlying module for 'CxxStdlib'"), equals: "CxxStdlib")
    expect(HeldParts.missingModule(in: "cannot find 'Realm' in scope") == nil)
  }

  @Test("The body at the line of an error is replaced by an empty value, and the rest is unchanged")
  func body() throws {
    var held = HeldParts()
    let isNew = hold(&held, [5, 6])
    expect(isNew, equals: [true, false])
    let (text, warnings) = translate(held)
    expect(warnings, equals: ["Feed.swift:5:5: warning: the body of Feed.count() is left out: no member [trestle:left-out]"])
    let changed = zip(text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(), source.split(separator: "\n"))
      .enumerated().filter { $0.element.0 != $0.element.1 }.map { $0.offset + 1 }
    expect(changed, equals: [5, 6])
    expect(text.contains("_trestleLeftOut(\"Feed.count()\", \"no member\"); return 0"))
  }

  @Test("A signature that is rejected after its body leaves the declaration out, and a failable initializer returns nil")
  func declaration() throws {
    var held = HeldParts()
    let first = hold(&held, [8])
    let before = held
    let second = hold(&held, [8, 8, 10], after: before)
    expect(first + second, equals: [true, true, false, true])
    // An application without changes is not translated again, as equal parts have equal texts.
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let kept = String(decoding: try encoder.encode(held), as: UTF8.self)
    expect(kept.contains("\"reasons\":{\"body\":{") && kept.contains("\"declaration\":{"), "\(kept)")
    let (text, warnings) = translate(held)
    expect(!text.contains("Missing") && text.contains("return nil"))
    expect(warnings.count == 2 && warnings[0].contains("Feed.first(_:) is left out"), "\(warnings)")
  }

  @Test("A property that is not there is not set in its initializer either, as one of the class is") func missingProperty() {
    let text = "extension Feed {\n  convenience init(a: Int) {\n    self.init()\n    self.phrase = a\n    self.b = a\n  }\n}\n"
    let other = text.replacing("convenience init", with: "init")
    for (text, isDelegating) in [(text, true), (other, false)] {
      var held = HeldParts()
      _ = held.hold(
        [.init(line: 4, reason: "value of type 'Self' has no member 'phrase'"), .init(line: 5, reason: "other")], of: text, after: nil)
      let result = translate(held, text).text
      expect(!result.contains("self.phrase") && result.contains("self.init()"), "\(result)")
      expect(result.contains("self.b = _trestleLeftOutValue"), equals: !isDelegating)
    }
  }

  @Test("Code for systems without what is available is left out before its function", arguments: ["if", "guard"])
  func olderSystems(_ keyword: String) {
    let choice = keyword == "if" ? "if #available(iOS 13, *) {\n    return new\n  } else {" : "guard #available(iOS 13, *) else {\n\n"
    let text = "func name() -> String {\n  \(choice)\n    return old()\n  }\n  return new\n}"
    var held = HeldParts()
    let isNew = hold(&held, [5], in: text)
    expect(isNew, equals: [true])
    let (output, warnings) = translate(held, text)
    expect(output.contains("_trestleLeftOutEnd(\"name()\", \"no member\")") && output.contains("return new") && !output.contains("old()"))
    expect(warnings.first?.contains("the code for older systems in name() is left out"), equals: true)
  }

  @Test("A function that throws and has no empty value throws what is left out, and so does a statement that throws")
  func throwing() throws {
    let text = """
      struct Feed {
        func made<T>() throws -> T { try unknown() }
        func typed() throws(Failure) -> Feed { try unknown() }
        func viewDidLoad() throws {
          throw unknown()
        }
      }
      """
    var held = HeldParts()
    _ = hold(&held, [2, 3, 5], in: text)
    let lines = translate(held, text).text.split(separator: "\n").filter { $0.contains("_trestleLeftOut") }
    expect(lines.count == 3 && lines.indices.allSatisfy { lines[$0].contains("throw _trestleLeftOutError(") == ($0 != 1) }, "\(lines)")
  }

  @Test("A use of a library that is not there leaves out a statement, or a closure for its value, and takes the alternative of a guard")
  func libraries() throws {
    let text = """
      import Purchases
      final class Feed: Observer, Listed {
        func show() -> [Int] {
          Shop.load { print($0) }
          let prices = [1].map { Shop.price($0) }
          guard let shop = try? Shop() else { return [] }
          shop.open()
          return prices
        }
      }
      """
    var held = HeldParts()
    let isNew = ["Shop", "Shop", "Listed"].map { held.hold(name: $0, of: "Purchases") }
    expect(isNew, equals: [true, false, true])
    let missing = ["type 'Shop'", "'Shop'", "'shop'", "'NSErrorPointer'"].map { HeldParts.missingName(in: "cannot find \($0) in scope") }
    expect(missing, equals: ["Shop", "Shop", nil, nil])
    let (output, warnings) = translate(held, text)
    let lines = output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    expect(!output.contains("Shop.") && !output.contains("shop.open"))
    expect(output.contains("Feed: Observer, Listed") && output.contains("return prices"))
    expect(lines.contains { $0.hasPrefix("let prices = [1].map { _ = ($0); return _trestleLeftOutValue(") }, "\(output)")
    expect(lines.contains { $0.hasPrefix("_trestleLeftOut(") && $0.hasSuffix("; return []") }, "\(output)")
    expect(warnings.count == 4 && warnings.allSatisfy { !$0.contains("Listed") }, "\(warnings)")
  }

  @Test("A condition of a library that is not there is left out alone where a closure has no other value that shows its type")
  func condition() {
    let text = """
      import Purchases
      func load(_ feed: Feed) -> Prices {
        let all = feed.compactMap { name in
          if let shop = try? Shop(), let shown = shop.first(name) {
            let found = shop.all(shown)
            let list = List(name)
            return list.data()
          }
          return nil
        }
        let count = feed.map { name in
          if let shop = try? Shop() { return shop.count }
          return 0
        }
        return Prices(all, count)
      }
      """
    var held = HeldParts()
    _ = held.hold(name: "Shop", of: "Purchases")
    let (output, warnings) = translate(held, text)
    expect(output.contains("if _trestleLeftOutCondition(") && output.contains("return list.data()"), "\(output)")
    expect(!output.contains("shop.") && output.contains("return 0"), "\(output)")
    expect(warnings.count, equals: 4, "\(warnings)")
  }

  @Test("Of a function without a result, or whose result has no empty value, a statement is left out first")
  func noEmptyResult() {
    let text = """
      struct Feed {
        func made(_ a: Int) -> Feed {
          let feed = Feed()
          feed.missing()
          return feed
        }
        var own: Feed {
          missing()
          return self
        }
        func short() -> Feed { missing() }
        func number() -> Int {
          missing()
          return 1
        }
        func load(done: () -> Void) {
          missing()
          if isEmpty { missing() }
          done()
        }
      }
      """
    var held = HeldParts()
    _ = hold(&held, [4, 8, 11, 13, 17, 18], in: text)
    let (output, warnings) = translate(held, text)
    expect(output.contains("return feed") && output.contains("return self") && !output.contains("missing()"), "\(output)")
    let subjects = warnings.compactMap { $0.firstMatch(of: #/warning: (.*?) is left out: /#).map { String($0.1) } }
    expect(
      subjects == ["a statement of Feed.made(_:)", "a statement of Feed.own", "the body of Feed.short()", "the body of Feed.number()"]
        + Array(repeating: "a statement of Feed.load(done:)", count: 2), "\(subjects)")
    expect(output.contains("done()"))
  }

  @Test("A part that has changed is compiled again")
  func change() throws {
    var held = HeldParts()
    _ = hold(&held, [5], in: source.replacing("missing()", with: "other()"))
    expect(translate(held).warnings.isEmpty)
  }
}
