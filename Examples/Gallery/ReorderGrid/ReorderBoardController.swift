import UIKit

/// A grid of tiles above a tray. Tiles are moved within the grid by a long press, and dragged from the tray into it.
final class ReorderBoardController: UIViewController {
  let grid = ReorderGridController()
  let tray = TrayController()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Reorder"
    view.backgroundColor = .systemBackground
    for child in [grid, tray] {
      addChild(child)
      child.view.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    grid.taken = { [weak self] number in self?.tray.remove(number) }
    NSLayoutConstraint.activate([
      grid.view.topAnchor.constraint(equalTo: view.topAnchor), grid.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      grid.view.trailingAnchor.constraint(equalTo: view.trailingAnchor), grid.view.bottomAnchor.constraint(equalTo: tray.view.topAnchor),
      tray.view.leadingAnchor.constraint(equalTo: view.leadingAnchor), tray.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tray.view.heightAnchor.constraint(equalToConstant: 72),
      tray.view.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
  }
}
