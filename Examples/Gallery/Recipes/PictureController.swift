import UIKit

/// Shows a recipe's image in full size, in a sheet that can be dragged down.
final class PictureController: UIViewController {
  private let picture: UIImageView

  init(_ recipe: Recipe) {
    picture = UIImageView(image: recipe.picture(280))
    super.init(nibName: nil, bundle: nil)
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = recipe.name
    sheetPresentationController?.detents = [.medium(), .large()]
    sheetPresentationController?.prefersGrabberVisible = true
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    picture.contentMode = .scaleAspectFit
    view.addSubview(picture)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: PictureController.close))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    picture.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
  }

  private func close() {
    dismiss(animated: true)
  }
}
