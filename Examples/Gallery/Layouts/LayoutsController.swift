import UIKit

/// The same tiles in five layouts. A tap on a tile deletes it; a tap beside them adds one.
final class LayoutsController: UICollectionViewController {
  private enum Choice: CaseIterable {
    case flow, sideways, left, circle, line

    var name: String {
      switch self {
      case .flow: "Flow"
      case .sideways: "Sideways"
      case .left: "Left"
      case .circle: "Circle"
      case .line: "Line"
      }
    }

    @MainActor func makeLayout() -> UICollectionViewLayout {
      switch self {
      case .circle: return CircleLayout()
      case .line: return LineLayout()
      case .left: return LeftAlignedLayout()
      case .flow, .sideways:
        let layout = MirroredFlow()
        layout.itemSize = CGSize(width: 64, height: 64)
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        if self == .sideways { layout.scrollDirection = .horizontal }
        return layout
      }
    }
  }

  private var numbers = Array(0..<9)
  private var following = 9
  private let choice = UISegmentedControl(items: Choice.allCases.map(\.name))

  convenience init() {
    self.init(collectionViewLayout: Choice.flow.makeLayout())
    title = "Layouts"
    choice.selectedSegmentIndex = 0
    choice.apportionsSegmentWidthsByContent = true
    choice.addTarget(self, action: LayoutsController.switchLayout, for: .valueChanged)
    navigationItem.titleView = choice
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: LayoutsController.tapped)
    tap.cancelsTouchesInView = false
    collectionView.addGestureRecognizer(tap)
  }

  private func switchLayout() {
    let new = Choice.allCases[choice.selectedSegmentIndex]
    collectionView.setCollectionViewLayout(new.makeLayout(), animated: true)
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    if let path = collectionView.indexPathForItem(at: tap.location(in: collectionView)) {
      numbers.remove(at: path.item)
      collectionView.performBatchUpdates({ self.collectionView.deleteItems(at: [path]) })
    } else {
      numbers.append(following)
      following += 1
      collectionView.performBatchUpdates({ self.collectionView.insertItems(at: [IndexPath(item: self.numbers.count - 1, section: 0)]) })
    }
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { numbers.count }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.show(numbers[indexPath.item])
    return cell
  }
}
