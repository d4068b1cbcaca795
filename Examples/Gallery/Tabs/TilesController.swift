import UIKit

/// Tiles that zoom into screens and back.
final class TilesController: UICollectionViewController {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  static func color(_ index: Int) -> UIColor {
    UIColor { traits in
      UIColor(hue: CGFloat(index) / 9, saturation: 0.5, brightness: traits.userInterfaceStyle == .dark ? 0.6 : 0.9, alpha: 1)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let side = ((collectionView.bounds.width - 24 - 20) / 3).rounded(.down)
    (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: max(1, side), height: max(1, side))
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    cell.contentView.backgroundColor = Self.color(indexPath.item)
    cell.contentView.layer.cornerRadius = 12
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = "Tile \(indexPath.item + 1)"
    cell.accessibilityTraits = .button
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    let tile = TileController(indexPath.item)
    tile.modalPresentationStyle = .fullScreen
    // Called again on the way back, when the tile may have another cell.
    tile.preferredTransition = .zoom { [weak collectionView] _ in collectionView?.cellForItem(at: indexPath) }
    present(tile, animated: true)
  }
}

/// The screen of a tile. A tap closes it.
final class TileController: UIViewController {
  private let index: Int

  init(_ index: Int) {
    self.index = index
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = TilesController.color(index)
    var look = UIButton.Configuration.filled()
    look.title = "Close Tile \(index + 1)"
    let close = UIButton(configuration: look, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    close.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(close)
    NSLayoutConstraint.activate([
      close.centerXAnchor.constraint(equalTo: view.centerXAnchor), close.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
