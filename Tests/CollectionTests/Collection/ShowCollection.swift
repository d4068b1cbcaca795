import CoreGraphics
import Foundation
import UIKit
import UIKitTesting

/// The items of a collection view, and a log of the calls.
@MainActor final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var sections: [[String]]
  var log: [String] = []
  var configure: (UICollectionViewCell, String) -> Void = { cell, _ in cell.contentView.backgroundColor = .systemBlue }
  var logsQuestions = false
  var allows: (String) -> Bool = { _ in true }
  var onEvent: (String) -> Void = { _ in }

  init(_ sections: [[String]]) { self.sections = sections }
  convenience init(count: Int) { self.init([(0..<count).map(String.init)]) }

  func take() -> String {
    defer { log = [] }
    return log.joined(separator: ", ")
  }

  private func note(_ event: String) {
    log.append(event)
    onEvent(event)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    if logsQuestions { note("sections") }
    return sections.count
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    if logsQuestions { note("items \(section)") }
    return sections[section].count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    if logsQuestions { note("cell \(indexPath.section)-\(indexPath.item)") }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.accessibilityIdentifier = sections[indexPath.section][indexPath.item]
    configure(cell, sections[indexPath.section][indexPath.item])
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if logsQuestions { note("\(kind.suffix(6)) \(indexPath.section)") }
    let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "part", for: indexPath)
    view.accessibilityIdentifier = "\(kind.suffix(6)) \(indexPath.section)"
    return view
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight \(indexPath.item)")
    return allows("shouldHighlight")
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("didHighlight \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    note("didUnhighlight \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    note("shouldSelect \(indexPath.item)")
    return allows("shouldSelect")
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    note("shouldDeselect \(indexPath.item)")
    return allows("shouldDeselect")
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { note("didSelect \(indexPath.item)") }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { note("didDeselect \(indexPath.item)") }
  func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
    if logsQuestions { note("will \(indexPath.section)-\(indexPath.item)") }
  }
  func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
    if logsQuestions { note("end \(indexPath.section)-\(indexPath.item)") }
  }
}

/// Gives items the sizes from a list.
@MainActor final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
  var sizes: [IndexPath: CGSize]
  var asked = 0

  init(_ sizes: [IndexPath: CGSize]) { self.sizes = sizes }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked += 1
    return sizes[indexPath] ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
}

/// Returns a flow layout in the terms of the tables of numbers.
@MainActor func flow(_ width: CGFloat, _ height: CGFloat, _ spacing: CGFloat = 10, _ between: CGFloat = 10) -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: width, height: height)
  layout.minimumLineSpacing = spacing
  layout.minimumInteritemSpacing = between
  return layout
}

/// A collection view on a screen, with its items.
@MainActor struct Shown {
  let screen: TestScreen
  let view: UICollectionView
  let items: Items
  private let kept: AnyObject?

  init(
    _ items: Items, _ layout: UICollectionViewLayout, width: CGFloat = 320, height: CGFloat = 480, scale: CGFloat = 2,
    delegate: (any UICollectionViewDelegate)? = nil, cells: UICollectionViewCell.Type = UICollectionViewCell.self,
    prepare: (UICollectionView, Items) -> Void = { _, _ in }
  ) {
    screen = TestScreen(size: CGSize(width: width, height: height), scale: scale)
    self.items = items
    kept = delegate
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    view.register(cells, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "part")
    }
    view.dataSource = items
    view.delegate = delegate ?? items
    prepare(view, items)
    screen.show(view)
  }

  func frame(_ section: Int, _ item: Int) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func part(_ kind: String, _ section: Int) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }

  func header(_ section: Int) -> CGRect? { part(UICollectionView.elementKindSectionHeader, section) }
  func footer(_ section: Int) -> CGRect? { part(UICollectionView.elementKindSectionFooter, section) }

  /// The contents of the visible cells, by path.
  var contents: String {
    view.indexPathsForVisibleItems.sorted().map { path in
      "\(path.section)-\(path.item):\(view.cellForItem(at: path)?.accessibilityIdentifier ?? "?")"
    }.joined(separator: " ")
  }
}
