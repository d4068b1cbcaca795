import UIKit

/// Items on a circle. A tap on an item deletes it; a tap beside the items adds one. The button changes to a grid and back.
final class CircleController: UICollectionViewController {
  private var numbers = Array(0..<12)
  private var following = 12

  convenience init() {
    self.init(collectionViewLayout: CircleLayout())
    title = "Circle"
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Grid", style: .plain, target: self, action: CircleController.switchLayout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(DiscCell.self, forCellWithReuseIdentifier: "disc")
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: CircleController.tapped)
    tap.cancelsTouchesInView = false
    collectionView.addGestureRecognizer(tap)
    let pinch = UIPinchGestureRecognizer()
    pinch.addTarget(self, action: CircleController.pinched)
    collectionView.addGestureRecognizer(pinch)
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    if let path = collectionView.indexPathForItem(at: tap.location(in: collectionView)) {
      numbers.remove(at: path.item)
      collectionView.performBatchUpdates({ self.collectionView.deleteItems(at: [path]) })
    } else {
      numbers.insert(following, at: 0)
      following += 1
      collectionView.performBatchUpdates({ self.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)]) })
    }
  }

  private var otherLayout: UICollectionViewLayout {
    guard collectionViewLayout is CircleLayout else { return CircleLayout() }
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 60, height: 60)
    grid.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    return grid
  }

  private func switchLayout() {
    guard transition == nil else { return }
    collectionView.setCollectionViewLayout(otherLayout, animated: true)
    layoutChanged()
  }

  private func layoutChanged() {
    navigationItem.rightBarButtonItem?.title = collectionViewLayout is CircleLayout ? "Grid" : "Circle"
  }

  // MARK: Pinching

  private var transition: UICollectionViewTransitionLayout?

  /// Spreading the fingers leads from the circle to the grid, and bringing them together back.
  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      guard transition == nil else { return }
      transition = collectionView.startInteractiveTransition(to: otherLayout) { [weak self] _, _ in
        self?.transition = nil
        self?.layoutChanged()
      }
    case .changed:
      guard let transition else { return }
      let progress = transition.currentLayout is CircleLayout ? pinch.scale - 1 : (1 - pinch.scale) * 2
      transition.transitionProgress = min(max(progress, 0), 1)
    case .ended where transition.map { $0.transitionProgress > 0.5 } ?? false: collectionView.finishInteractiveTransition()
    case .ended, .cancelled, .failed: if transition != nil { collectionView.cancelInteractiveTransition() }
    default: break
    }
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { numbers.count }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "disc", for: indexPath)
    (cell as? DiscCell)?.show(numbers[indexPath.item])
    return cell
  }
}

/// A round tile.
final class DiscCell: TileCell {
  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.layer.cornerRadius = bounds.width / 2
  }
}
