import SwiftParser
import Testing
import TrestleExpectations

@testable import SourceTranslator

/// A missing line with a brace costs only the block that it is of.
@Suite struct BraceRepairTests {
  private let source = """
    import UIKit

    final class Feed: UIViewController {
      var items: [Int] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        if items.isEmpty {
          load()
        } else {
          show()
        }
      }

      private func load() {
        items.forEach { item in
          print(item)
        }
      }
      func show() {}
    }

    func total(_ feed: Feed) -> Int {
      feed.items.count
    }
    """

  private func repair(_ text: String) -> BraceRepair { BraceRepair(text, Parser.parse(source: text)) }

  @Test("A source whose braces balance is unchanged")
  func balanced() {
    expect(!repair(source).isRepaired)
    expect(repair(source).text, equals: source)
  }

  @Test("Without any one line, the braces balance again, the lines keep their numbers, and all other declarations are there")
  func deletions() {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let names = ["class Feed", "func viewDidLoad", "func load", "func show", "func total"]
    for index in lines.indices {
      var rest = lines
      let gone = rest[index]
      rest[index] = ""
      let repair = repair(rest.joined(separator: "\n"))
      let text = repair.text
      expect(text.split(separator: "\n", omittingEmptySubsequences: false).count, equals: lines.count, "\(gone)")
      let tree = Parser.parse(source: text)
      var depth = 0
      for token in tree.tokens(viewMode: .sourceAccurate) {
        if token.tokenKind == .leftBrace { depth += 1 }
        if token.tokenKind == .rightBrace { depth -= 1 }
        expect(depth, atLeast: 0, "\(gone)\n\(text)")
      }
      expect(depth, equals: 0, "\(gone)\n\(text)")
      for name in names where !gone.contains(name) && !gone.contains("class Feed") { expect(text.contains(name), "\(gone)\n\(text)") }
    }
  }
}
