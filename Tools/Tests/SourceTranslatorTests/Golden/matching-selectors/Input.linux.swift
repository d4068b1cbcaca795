#sourceLocation(file: "Input.swift", line: 1)
import UIKit

open class Bar: UIViewController, UICollectionViewDelegate {
        open func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAtIndexPath path: IndexPath) -> CGSize {
    .zero
  }; public func collectionView(_ _p0: UICollectionView, layout _p1: UICollectionViewLayout, sizeForItemAt _p2: IndexPath) -> CGSize { collectionView(_p0, layout: _p1, sizeForItemAtIndexPath: _p2) }
        func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAtIndex _: Int) -> UIEdgeInsets { .zero }; public func collectionView(_ _p0: UICollectionView, layout _p1: UICollectionViewLayout, insetForSectionAt _p2: Int) -> UIEdgeInsets { collectionView(_p0, layout: _p1, insetForSectionAtIndex: _p2) }
        public func collectionView(_ view: UICollectionView, didSelectItemAtIndexPath path: IndexPath) {}; public func collectionView(_ _p0: UICollectionView, didSelectItemAt _p1: IndexPath) { collectionView(_p0, didSelectItemAtIndexPath: _p1) }
  // Not found by its selector.
  func collectionView(_ view: UICollectionView, didHighlightItemAtIndexPath path: IndexPath) {}
@MainActor static func _trestleTable_Bar() -> UIKit._ClassTable { var t = UIKit._ClassTable(Bar.self); t.action("collectionView:layout:sizeForItemAtIndexPath:", { (o: Bar) in { (p0: UICollectionView, p1: UICollectionViewLayout, p2: IndexPath) in o.collectionView(p0, layout: p1, sizeForItemAtIndexPath: p2) } }); t.action("collectionView:layout:insetForSectionAtIndex:", { (o: Bar) in { (p0: UICollectionView, p1: UICollectionViewLayout, p2: Int) in o.collectionView(p0, layout: p1, insetForSectionAtIndex: p2) } }); t.action("collectionView:didSelectItemAtIndexPath:", { (o: Bar) in { (p0: UICollectionView, p1: IndexPath) in o.collectionView(p0, didSelectItemAtIndexPath: p1) } }); return t } }

class List: UIViewController, UICollectionViewDelegateFlowLayout {
        func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize { .zero }
@MainActor static func _trestleTable_List() -> UIKit._ClassTable { var t = UIKit._ClassTable(List.self); t.action("collectionView:layout:sizeForItemAt:", { (o: List) in { (p0: UICollectionView, p1: UICollectionViewLayout, p2: IndexPath) in o.collectionView(p0, layout: p1, sizeForItemAt: p2) } }); return t } }
extension Bar: UICollectionViewDelegateFlowLayout {}; @MainActor func _trestleTables_Input() -> [UIKit._ClassTable] { [Bar._trestleTable_Bar(), List._trestleTable_List()] }