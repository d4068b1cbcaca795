import CoreGraphics

/// What hides the bars at a swipe or a tap.
struct BarHidingGestures {
  var isOnSwipe = false
  var isOnTap = false
  var tap: UITapGestureRecognizer?
  var lastOffset: CGFloat?
}

extension UINavigationController {
  final func setHidesBarsOnSwipe(_ new: Bool) {
    barHiding.isOnSwipe = new
    barHiding.lastOffset = nil
  }

  final func setHidesBarsOnTap(_ new: Bool) {
    guard barHiding.isOnTap != new else { return }
    barHiding.isOnTap = new
    if new {
      let tap = UITapGestureRecognizer()
      tap.cancelsTouchesInView = false
      tap.addTarget(self, action: UINavigationController.contentTapped)
      view.addGestureRecognizer(tap)
      barHiding.tap = tap
    } else if let tap = barHiding.tap {
      viewIfLoaded?.removeGestureRecognizer(tap)
      barHiding.tap = nil
    }
  }

  /// The recognizer of taps that hide the bars.
  public final var barHideOnTapGestureRecognizer: UITapGestureRecognizer? { barHiding.tap }

  private func contentTapped(_ tap: UITapGestureRecognizer) {
    guard tap.state == .ended, !ownBar.bounds.contains(tap.location(in: ownBar)) || barState.isBarHidden else { return }
    hideBars(!barState.isBarHidden)
  }

  private func hideBars(_ hidden: Bool) {
    setNavigationBarHidden(hidden, animated: true)
    if ownToolbar != nil, stack.last?.toolbarItems != nil { setToolbarHidden(hidden, animated: true) }
  }

  /// Content that a finger moves up takes the bars away, and down brings them back.
  final func swipeMoved(_ scrollView: UIScrollView) {
    guard barHiding.isOnSwipe else { return }
    guard scrollView.isDragging else {
      barHiding.lastOffset = nil
      return
    }
    let offset = scrollView.contentOffset.y
    let start = barHiding.lastOffset ?? offset
    barHiding.lastOffset = start
    if offset - start > 40, !barState.isBarHidden, offset > 0 {
      barHiding.lastOffset = offset
      hideBars(true)
    } else if start - offset > 40, barState.isBarHidden {
      barHiding.lastOffset = offset
      hideBars(false)
    }
  }
}
