import Foundation
internal import TrestleListModel

extension UICollectionView: UISpringLoadedInteractionSupporting, ItemSpringHost {
  /// Whether a drag that rests over an item selects it, as a tap does; `false` by default.
  public final var isSpringLoaded: Bool {
    get { interactions.contains { $0 is ItemSpring } }
    set { setsSpring(newValue) { ItemSpring(self) } }
  }

  func shouldSpringLoad(_ path: ItemPath, context: any UISpringLoadedInteractionContext) -> Bool {
    extras.delegate?.collectionView(self, shouldSpringLoadItemAt: IndexPath(path), with: context) ?? true
  }

  func springOpen(_ path: ItemPath) {
    guard hasItem(path) else { return }
    selection.activate(path)
    runSelection()
    performPrimaryAction(at: path)
  }
}
