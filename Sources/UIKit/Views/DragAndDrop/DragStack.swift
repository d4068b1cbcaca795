import CoreGraphics

/// The images of the dragged items, stacked under the finger, with their count if there are several.
@MainActor final class DragStack {
  struct Card {
    let view: UIView
    let items: [UIDragItem]
    /// The rectangle it was lifted from, in the window.
    let home: CGRect
  }

  private(set) var cards: [Card] = []
  private let window: UIWindow
  private let holder = UIView()
  private let badge = UILabel()
  /// The position of the finger in the first image.
  private var grip = CGPoint.zero

  init(_ window: UIWindow) {
    self.window = window
    holder.isUserInteractionEnabled = false
    badge.backgroundColor = .systemRed
    badge.textColor = .white
    badge.font = .systemFont(ofSize: 13, weight: .semibold)
    badge.textAlignment = .center
    badge.layer.cornerRadius = 10
    badge.clipsToBounds = true
  }

  /// Adds a lifted image at the back of the stack.
  func take(_ lift: DragLift, at point: CGPoint) {
    let home = window.convert(lift.rect, from: lift.view)
    let picture = lift.makePicture()
    UIView.performWithoutAnimation {
      if cards.isEmpty {
        holder.frame = CGRect(
          x: home.midX - picture.bounds.width / 2, y: home.midY - picture.bounds.height / 2, width: picture.bounds.width,
          height: picture.bounds.height)
        grip = CGPoint(x: point.x - holder.frame.minX, y: point.y - holder.frame.minY)
        window.addSubview(holder)
      }
      picture.center = holder.convert(CGPoint(x: home.midX, y: home.midY), from: window)
      holder.insertSubview(picture, at: 0)
    }
    cards.append(Card(view: picture, items: lift.items, home: home))
    // Only the first few cards of a stack show at the edge.
    let offset = CGFloat(min(cards.count - 1, 3)) * 5
    UIView.animate(withDuration: 0.2) { [holder] in
      picture.layer.shadowOpacity = 0.3
      if offset > 0 { picture.center = CGPoint(x: holder.bounds.midX + offset, y: holder.bounds.midY + offset) }
    }
    showCount()
  }

  private func showCount() {
    let count = cards.reduce(0) { $0 + $1.items.count }
    guard count > 1 else { return }
    badge.text = "\(count)"
    let width = max(20, badge.intrinsicContentSize.width + 10)
    badge.frame = CGRect(x: holder.bounds.width - width / 2 - 4, y: -10, width: width, height: 20)
    if badge.superview == nil { holder.addSubview(badge) }
  }

  func move(to point: CGPoint) {
    holder.frame.origin = CGPoint(x: point.x - grip.x, y: point.y - grip.y)
  }

  /// Ends the drag of each image: it moves back, moves to the target of its item, or fades.
  func putDown(_ place: @escaping (Card) -> CGRect?, alongside: @escaping () -> Void, completion: @escaping () -> Void) {
    UIView.performWithoutAnimation {
      badge.removeFromSuperview()
      for card in cards.reversed() {
        let center = window.convert(card.view.center, from: holder)
        window.addSubview(card.view)
        card.view.center = center
      }
      holder.removeFromSuperview()
    }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .allowUserInteraction,
      animations: { [cards] in
        for card in cards {
          if let place = place(card) {
            card.view.center = CGPoint(x: place.midX, y: place.midY)
            // If the target has another size, the item moves into it and shrinks.
            if place.width > 0, place.width < card.view.bounds.width / 2 {
              card.view.transform = CGAffineTransform(
                scaleX: place.width / card.view.bounds.width, y: place.height / max(1, card.view.bounds.height))
              card.view.alpha = 0
            }
          } else {
            card.view.alpha = 0
          }
          card.view.layer.shadowOpacity = 0
        }
        alongside()
      },
      completion: { [cards] _ in
        for card in cards { card.view.removeFromSuperview() }
        completion()
      })
  }
}
