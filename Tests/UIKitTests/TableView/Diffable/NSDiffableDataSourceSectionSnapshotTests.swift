import Testing
import TrestleExpectations
import UIKit

struct NSDiffableDataSourceSectionSnapshotTests {
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  private func sample() -> Outline {
    var outline = Outline()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    outline.append(["a1x"], to: "a1")
    return outline
  }

  @Test("Children show while all their ancestors are expanded")
  func visibility() {
    var outline = sample()
    expect(outline.items, equals: ["a", "a1", "a1x", "a2", "b"])
    expect(outline.visibleItems, equals: ["a", "b"])
    outline.expand(["a"])
    expect(outline.visibleItems, equals: ["a", "a1", "a2", "b"])
    expect(!outline.isVisible("a1x") && outline.isVisible("a1"))
    outline.expand(["a1"])
    expect(outline.isVisible("a1x"))
    outline.collapse(["a"])
    expect(outline.visibleItems, equals: ["a", "b"])
    expect(outline.isExpanded("a1"))
    expect(outline.level(of: "a1x"), equals: 2)
    expect(outline.parent(of: "a1x"), equals: "a1")
    expect(outline.visualDescription(), equals: "+ a\n  - a1\n    * a1x\n  * a2\n* b")
  }

  @Test("Insertion and deletion keep the outline whole")
  func edits() {
    var outline = sample()
    outline.insert(["c"], before: "b")
    outline.insert(["a15"], after: "a1")
    expect(outline.items, equals: ["a", "a1", "a1x", "a15", "a2", "c", "b"])
    outline.delete(["a1"])
    expect(outline.items, equals: ["a", "a15", "a2", "c", "b"])
    expect(!outline.contains("a1x"))
    var part = Outline()
    part.append(["n"])
    part.append(["n1"], to: "n")
    part.expand(["n"])
    outline.replace(childrenOf: "a", using: part)
    expect(outline.items, equals: ["a", "n", "n1", "c", "b"])
    expect(outline.isExpanded("n"))
    expect(outline.snapshot(of: "a").items, equals: ["n", "n1"])
    expect(outline.snapshot(of: "a", includingParent: true).items, equals: ["a", "n", "n1"])
    var other = Outline()
    other.append(["x"])
    other.append(["y"], to: "x")
    outline.insert(other, after: "c")
    expect(outline.items, equals: ["a", "n", "n1", "c", "x", "y", "b"])
  }
}
