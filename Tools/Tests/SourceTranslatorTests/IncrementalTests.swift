import Foundation
import SourceTranslator
import Testing
import TrestleExpectations

@Suite struct IncrementalTests {
  private let controller = SourceFile(
    path: "A/Home.swift", text: "import UIKit\nclass Home: UIViewController {\n  func go() { print(#selector(tap)) }\n}\n")
  private let actions = SourceFile(path: "B/Home.swift", text: "import UIKit\nextension Home {\n  @objc func tap() {}\n}\n")

  @Test("Files that have not changed are not translated again")
  func unchanged() throws {
    let first = TargetTranslator(module: "App", files: [controller, actions])
    expect(first.outputs.map(\.name), equals: ["Home.linux.swift", "Home_2.linux.swift"])
    let saved = try JSONDecoder().decode(TargetIndex.self, from: JSONEncoder().encode(first.index))
    let second = TargetTranslator(module: "App", files: [controller, actions], previous: saved)
    expect(second.outputs.allSatisfy { $0.text == nil })
    expect(second.moduleFile, equals: first.moduleFile)
    expect(second.isKept && !first.isKept)
  }

  @Test("A change in the body of a function translates only its file")
  func body() {
    let first = TargetTranslator(module: "App", files: [controller, actions])
    var changed = actions
    changed.text = actions.text.replacingOccurrences(of: "tap() {}", with: "tap() { print(1) }")
    let second = TargetTranslator(module: "App", files: [controller, changed], previous: first.index)
    expect(second.outputs.map { $0.text == nil }, equals: [true, false])
  }

  @Test("What is left out for a framework that is not there stays so while nothing changes, and with the change of a body")
  func leftOut() throws {
    var options = TranslationOptions()
    options.leavesOutMissing = true
    let page = SourceFile(path: "Page.swift", text: "import SwiftUI\nstruct Page: View { var body: some View { Text(\"a\") } }\n")
    let user = SourceFile(path: "User.swift", text: "import UIKit\nfunc show() {\n  print(Page())\n}\n")
    let first = TargetTranslator(module: "App", files: [page, user], options: options)
    let second = TargetTranslator(module: "App", files: [page, user], options: options, previous: first.index)
    expect(second.outputs.allSatisfy { $0.text == nil } && second.diagnostics.count == first.diagnostics.count)
    var changed = user
    changed.text += "\n"
    let third = TargetTranslator(module: "App", files: [page, changed], options: options, previous: second.index)
    expect(third.outputs[0].text == nil)
    try expect(#require(third.outputs[1].text).contains("_trestleLeftOut(\"show()\""))
    // Without the view its user is whole.
    let fourth = TargetTranslator(module: "App", files: [changed], options: options, previous: third.index)
    try expect(!#require(fourth.outputs[0].text).contains("_trestleLeftOut("))
  }

  @Test("A body that does not compile is left out of its file alone; others and dependents are kept, unless a name goes with it")
  func held() throws {
    let feed = SourceFile(path: "Feed.swift", text: "import UIKit\npublic struct Feed {\n  func load() {\n    nothing()\n  }\n}\n")
    let user = SourceFile(path: "User.swift", text: "import UIKit\nfunc show() {\n  print(Feed())\n}\n")
    let page = SourceFile(path: "Page.swift", text: "import Kit\nfunc open() {}\n")
    func opened(after kit: TargetIndex, _ previous: TargetIndex? = nil) -> TargetTranslator {
      TargetTranslator(module: "App", files: [page], dependencies: [kit], previous: previous)
    }
    var options = TranslationOptions()
    let first = TargetTranslator(module: "Kit", files: [feed, user], options: options)
    let app = opened(after: first.index)
    var held = HeldParts()
    expect(held.hold([.init(line: 4, reason: "no member")], of: feed.text, after: nil))
    options.held = ["Feed.swift": held]
    let second = TargetTranslator(module: "Kit", files: [feed, user], options: options, previous: first.index)
    expect(second.outputs.map { $0.text == nil }, equals: [false, true])
    expect(opened(after: second.index, app.index).isKept)
    let saved = try JSONDecoder().decode(TargetIndex.self, from: JSONEncoder().encode(second.index))
    expect(TargetTranslator(module: "Kit", files: [feed, user], options: options, previous: saved).isKept)
    let before = held
    let calm = SourceFile(path: "Calm.swift", text: "import UIKit\nfunc rest() {}\n")
    let all = TargetTranslator(module: "Kit", files: [feed, user, calm], options: options)
    let third = TargetTranslator(module: "Kit", files: [feed, user, calm], options: options, previous: all.index)
    let round = TargetTranslator(module: "Kit", files: [feed, user, calm], options: options, previous: all.index, leavesOutMore: true)
    expect(third.isKept && round.isKept)
    expect(held.hold([.init(line: 2, reason: "no type")], of: feed.text, after: before))
    options.held = ["Feed.swift": held]
    let slow = TargetTranslator(module: "Kit", files: [feed, user, calm], options: options, previous: all.index)
    let quick = TargetTranslator(module: "Kit", files: [feed, user, calm], options: options, previous: all.index, leavesOutMore: true)
    expect(quick.outputs.map { $0.text == nil }, equals: [false, false, true])
    expect(quick.outputs.map(\.text), equals: slow.outputs.map(\.text))
    try expect(#require(quick.outputs[1].text).contains("_trestleLeftOut(\"show()\""))
    // What a dependent does not use does not concern it.
    let kept = opened(after: quick.index, opened(after: all.index).index)
    expect(!kept.isKept && kept.outputs.allSatisfy { $0.text == nil })
  }

  @Test("A change of a declaration reaches the other files")
  func declaration() throws {
    let first = TargetTranslator(module: "App", files: [controller, actions])
    try expect(#require(first.outputs[0].text).contains("Selector(\"tap\""))
    var changed = actions
    changed.text = actions.text.replacingOccurrences(of: "tap()", with: "tap(_ sender: Any)")
    let second = TargetTranslator(module: "App", files: [controller, changed], previous: first.index)
    try expect(#require(second.outputs[0].text).contains("Selector(\"tap:\""))
  }

  private let method = SourceFile(
    path: "A.swift", text: "import UIKit\nextension UIView {\n  @objc func other_didMoveToWindow() { other_didMoveToWindow() }\n}\n")

  @Test("A method is translated again when another file begins to exchange it")
  func exchange() throws {
    let calm = SourceFile(path: "B.swift", text: "import UIKit\nfunc start() {}\n")
    var busy = calm
    busy.text = """
      import UIKit
      func start() { _ = class_getInstanceMethod(UIView.self, #selector(UIView.other_didMoveToWindow)) }

      """
    let first = TargetTranslator(module: "App", files: [method, calm])
    try expect(#require(first.outputs[0].text).contains("{ other_didMoveToWindow() }"))
    expect(first.diagnostics, equals: [])
    let second = TargetTranslator(module: "App", files: [method, busy], previous: first.index)
    try expect(#require(second.outputs[0].text).contains("func other_didMoveToWindow() { () }"))
    expect(second.diagnostics.map { "\($0.file):\($0.line) \($0.severity)" }, equals: ["A.swift:3 warning"])
    // The warning is repeated for a file that is not translated again.
    let saved = try JSONDecoder().decode(TargetIndex.self, from: JSONEncoder().encode(second.index))
    let third = TargetTranslator(module: "App", files: [method, busy], previous: saved)
    expect(third.isKept)
    expect(third.diagnostics, equals: second.diagnostics)
  }

  @Test("A function of a dependency exchanges the methods that it is given")
  func exchanger() throws {
    let kit = TargetTranslator(
      module: "Kit",
      files: [
        SourceFile(
          path: "K.swift",
          text: "public func swap(_ a: Selector, _ b: Selector) { method_exchangeImplementations(find(a), find(b)) }\n")
      ])
    let saved = try JSONDecoder().decode(TargetIndex.self, from: JSONEncoder().encode(kit.index))
    let user = SourceFile(
      path: "B.swift",
      text: "import Kit\nlet done: Void = swap(#selector(UIView.didMoveToWindow), #selector(UIView.other_didMoveToWindow))\n")
    let app = TargetTranslator(module: "App", files: [method, user], dependencies: [saved])
    try expect(#require(app.outputs[0].text).contains("func other_didMoveToWindow() { () }"))
  }

  @Test("Optional protocols of a dependency need any in its dependents")
  func dependencies() throws {
    let kit = TargetTranslator(
      module: "Kit", files: [SourceFile(path: "P.swift", text: "@objc public protocol P { @objc optional func f() -> Int }\n")])
    let app = TargetTranslator(
      module: "App",
      files: [SourceFile(path: "A.swift", text: "import Kit\nclass A { weak var p: P?; func g() -> Int { p?.f?() ?? 0 } }\n")],
      dependencies: [kit.index])
    let text = try #require(app.outputs[0].text)
    expect(text.contains("weak var p: (any P)?"))
    expect(text.contains("(p?.f() as? Int) ?? 0"))
  }

  @Test("A hundred files take less than five seconds of processor time")
  func speed() {
    let members = (0..<40).map {
      "  @IBOutlet weak var label\($0): UILabel!\n  @objc func tap\($0)(_ sender: UIButton) { print(#selector(tap\($0))) }\n"
    }
    let files = (0..<100).map {
      SourceFile(path: "C\($0).swift", text: "import UIKit\nclass C\($0): UIViewController {\n\(members.joined())}\n")
    }
    // Processor time, so that a busy machine does not fail the test; that of tests which run at the same time in this process counts too,
    // so the limit is three times that of the test's name.
    let start = clock()
    _ = TargetTranslator(module: "App", files: files)
    let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    print("100 files of \(files[0].text.utf8.count) bytes: \(seconds) s of processor time")
    expect(seconds, below: 15)
  }
}
