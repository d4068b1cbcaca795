import UIKit

/// A card that is dragged, pinched and rotated with two fingers; a double tap moves it back.
final class GesturesController: UIViewController, UIGestureRecognizerDelegate {
  private let card = UIView()
  private let hint = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    edgesForExtendedLayout = []
    view.backgroundColor = .systemBackground
    hint.text = "Drag, pinch or rotate; double-tap to reset"
    hint.textColor = .secondaryLabel
    hint.textAlignment = .center
    hint.numberOfLines = 0
    hint.adjustsFontForContentSizeCategory = true
    hint.font = .preferredFont(forTextStyle: .footnote)
    view.addSubview(hint)
    card.backgroundColor = .systemIndigo
    card.layer.cornerRadius = 16
    view.addSubview(card)

    let pan = UIPanGestureRecognizer()
    pan.addTarget(self, action: GesturesController.drag)
    let pinch = UIPinchGestureRecognizer()
    pinch.addTarget(self, action: GesturesController.pinch)
    let rotation = UIRotationGestureRecognizer()
    rotation.addTarget(self, action: GesturesController.turn)
    let twice = UITapGestureRecognizer()
    twice.numberOfTapsRequired = 2
    twice.addTarget(self, action: GesturesController.putBack)
    for recognizer in [pan, pinch, rotation, twice] as [UIGestureRecognizer] {
      recognizer.delegate = self
      card.addGestureRecognizer(recognizer)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.width - 32
    let height = hint.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
    hint.frame = CGRect(x: 16, y: 24, width: room, height: max(20, height))
    if card.bounds.isEmpty {
      card.bounds.size = CGSize(width: 160, height: 200)
      card.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  private func drag(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: view)
    card.center = CGPoint(x: card.center.x + way.x, y: card.center.y + way.y)
    pan.setTranslation(.zero, in: view)
  }

  private func pinch(_ pinch: UIPinchGestureRecognizer) {
    card.transform = card.transform.scaledBy(x: pinch.scale, y: pinch.scale)
    pinch.scale = 1
  }

  private func turn(_ rotation: UIRotationGestureRecognizer) {
    card.transform = card.transform.rotated(by: rotation.rotation)
    rotation.rotation = 0
  }

  private func putBack() {
    UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
      self.card.transform = .identity
      self.card.center = CGPoint(x: self.view.bounds.midX, y: self.view.bounds.midY)
    }
  }
}
