import UIKit

/// The most common symbols of lists and bars, in three weights.
final class SymbolsController: UIViewController {
  private let names = [
    "chevron.left", "chevron.right", "chevron.up", "chevron.down", "checkmark", "plus", "minus", "xmark", "trash", "magnifyingglass",
    "gear", "person", "person.fill", "star", "star.fill", "heart", "heart.fill", "info.circle", "ellipsis", "ellipsis.circle",
    "arrow.left", "arrow.right", "arrow.up", "arrow.down", "arrow.clockwise", "square.and.arrow.up", "square.and.pencil", "pencil",
    "folder", "tray", "paperplane", "bookmark", "flag", "bell", "tag", "house", "camera", "photo", "play.fill", "pause.fill",
  ]

  override func loadView() {
    let grid = SymbolGrid(names: names)
    grid.backgroundColor = .systemBackground
    view = grid
    edgesForExtendedLayout = []
  }
}

/// A grid of one column per weight, three per group, with as many groups as fit. It begins at the leading side.
private final class SymbolGrid: UIView {
  private let pictures: [[UIImageView]]

  init(names: [String]) {
    pictures = names.map { name in
      [UIImage.SymbolWeight.light, .regular, .bold].map { weight in
        let view = UIImageView(
          image: UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: weight)))
        view.contentMode = .center
        return view
      }
    }
    super.init(frame: .zero)
    for picture in pictures.joined() { addSubview(picture) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let group: CGFloat = 120
    let columns = max(1, Int(bounds.width / group))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (number, row) in pictures.enumerated() {
      for (weight, picture) in row.enumerated() {
        let x = CGFloat(number % columns) * group + 8 + CGFloat(weight) * 36
        picture.frame = CGRect(x: isMirrored ? bounds.width - x - 36 : x, y: 8 + CGFloat(number / columns) * 40, width: 36, height: 36)
      }
    }
  }
}
