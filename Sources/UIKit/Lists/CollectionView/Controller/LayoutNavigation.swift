import CoreGraphics

/// A navigation transition between two controllers that share a collection view, each with its own layout: the items animate from one
/// layout to the other instead of a slide.
@MainActor final class LayoutNavigation: NSObject, SharedListTransition {
  private unowned let transition: NavigationTransition
  private let from: UICollectionViewController
  private let to: UICollectionViewController
  private let collection: UICollectionView
  private let duration: TimeInterval

  /// nil unless the upper controller requests it and both controllers share a collection view.
  init?(_ transition: NavigationTransition, from: UIViewController?, to: UIViewController?, duration: TimeInterval) {
    guard let from = from as? UICollectionViewController, let to = to as? UICollectionViewController, from !== to else { return nil }
    let (upper, lower) = transition.operation == .push ? (to, from) : (from, to)
    guard upper.useLayoutToLayoutNavigationTransitions, let collection = lower.collectionIfLoaded else { return nil }
    if upper.isViewLoaded {
      guard upper.sharesCollection, upper.collectionIfLoaded === collection else { return nil }
    } else {
      guard transition.operation == .push else { return nil }
      upper.willShare(collection)
    }
    lower.shareCollection()
    self.transition = transition
    self.from = from
    self.to = to
    self.collection = collection
    self.duration = duration
    super.init()
  }

  /// Moves the collection view to the incoming controller. It still has the other controller's layout.
  func handOver() {
    UIView.performWithoutAnimation { to.hold(collection) }
  }

  /// Applies the incoming controller's layout immediately, for a transition without animation.
  func finishAtOnce() {
    collection.setCollectionViewLayout(to.collectionViewLayout, animated: false)
  }

  /// Restores the previous state after a canceled transition.
  func undo() {
    UIView.performWithoutAnimation {
      from.hold(collection)
      collection.setCollectionViewLayout(from.collectionViewLayout, animated: false)
      collection.layoutIfNeeded()
    }
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut) {
      self.collection.setCollectionViewLayout(self.to.collectionViewLayout, animated: true)
      self.transition.alongside()
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension UICollectionViewController {
  final var sharesCollection: Bool { holder?.isShared == true }

  /// Lets other controllers have the collection view.
  final func shareCollection() {
    guard !sharesCollection, let collection = collectionIfLoaded else { return }
    keepLayout(collection.collectionViewLayout)
    if holder == nil { wrap(collection) }
    holder?.isShared = true
  }

  final func hold(_ collection: UICollectionView) { holder?.hold(collection) }
}
