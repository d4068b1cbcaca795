import CoreGraphics
import Foundation
import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// The complete texts of messages about incorrect programs.
@MainActor struct MessageTextTests {
  /// Has attributes of an item after the last one.
  private final class Surplus: UICollectionViewFlowLayout {
    let extra = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 7, section: 0))
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      extra.frame = CGRect(x: 0, y: 200, width: 50, height: 50)
      return (super.layoutAttributesForElements(in: rect) ?? []) + [extra]
    }
  }

  @Test("W-03 The warning about attributes of an item that does not exist names the attributes and the layout")
  func surplus() {
    let layout = Surplus()
    let said = collectedWarnings { _ = Shown(Items(count: 2), layout) }
    expect(
      said == [
        "Layout attributes \(layout.extra) were received from the layout \(layout) but are not valid for the data source counts. Attributes"
          + " will be ignored."
      ])
  }

  @Test("W-15 W-16 Scrolling to a section that does not exist, or to two horizontal positions, is reported")
  func wrongScroll() {
    let shown = Shown(Items(count: 3), flow(100, 100))
    expect(
      caughtUIKitError { shown.view.scrollToItem(at: IndexPath(item: 0, section: 5), at: .top, animated: false) }
        == "Attempted to scroll the collection view to an out-of-bounds section (5) when there are only 1 sections.")
    expect(
      caughtUIKitError { shown.view.scrollToItem(at: IndexPath(item: 1, section: 0), at: [.left, .right], animated: false) }
        == "attempt to use a scroll position with multiple horizontal positioning styles")
  }

  @Test("W-17 Items that do not fit are logged once in four lines, for each direction of scrolling", arguments: [false, true])
  func tooLarge(isHorizontal: Bool) {
    let layout = flow(250, 40)
    if isHorizontal {
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 40, height: 250)
    }
    var shown: Shown?
    let said = collectedWarnings {
      shown = Shown(Items(count: 3), layout, width: 200, height: 200)
      shown?.view.contentOffset = CGPoint(x: isHorizontal ? 10 : 0, y: isHorizontal ? 0 : 10)
      shown?.screen.layout()
      layout.invalidateLayout()
      shown?.screen.layout()
    }
    let rule =
      isHorizontal
      ? "the item height must be less than the height of the UICollectionView minus the section insets top and bottom values, minus the"
        + " content insets top and bottom values."
      : "the item width must be less than the width of the UICollectionView minus the section insets left and right values, minus the"
        + " content insets left and right values."
    expect(said.count, equals: 4)
    expect(said.first, equals: "The behavior of the UICollectionViewFlowLayout is not defined because:")
    expect(said.dropFirst().first, equals: rule)
    expect(
      said.dropFirst(2).first?.hasPrefix("The relevant UICollectionViewFlowLayout instance is \(layout), and it is attached to <") == true)
    expect(
      said.last == "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger.")
  }

  @Test("W-19 A group without room, and one that cannot hold an item, are logged with the container, the insets and the frame")
  func compositional() {
    let section = NSCollectionLayoutSection(
      group: row(.fractionalWidth(1), .absolute(50), item(.fractionalWidth(1), .fractionalHeight(1))))
    section.contentInsets = NSDirectionalEdgeInsets(sides: 16)
    var layout: UICollectionViewLayout?
    var said = collectedWarnings { layout = Composed(section, [3], width: 32, height: 400).layout }
    let start = "ran into an error when computing the layout for section at index 0 in container"
    let end = "from sectionInsetsReference \"safeArea\" to collection view frame"
    expect(
      said == [
        "\(layout!) \(start) {32, 400}. Container calculated by applying insets ({0, 0, 0, 0}) \(end) {{0, 0}, {32, 400}}.",
        "Error: There is no room for this NSCollectionLayoutGroup to fit into its parent group or section, or it has no room for any"
          + " subitems itself. Inspect the parent and ensure the contentInsets ({0, 16, 0, 16}) do not result in a negative"
          + " effectiveContentSize when applied to size: {32, 400}.",
      ])
    let spaced = item(.absolute(100), .absolute(50))
    spaced.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(300), top: nil, trailing: nil, bottom: nil)
    let narrow = NSCollectionLayoutSection(group: row(.fractionalWidth(1), .absolute(50), spaced))
    said = collectedWarnings { layout = Composed(narrow, [3], width: 320, height: 400).layout }
    expect(
      said == [
        "\(layout!) \(start) {320, 400}. Container calculated by applying insets ({0, 0, 0, 0}) \(end) {{0, 0}, {320, 400}}.",
        "Error: NSCollectionLayoutItem created with invalid combination of spacing and size specified. This group cannot fit even a single"
          + " item.",
      ])
  }
}
