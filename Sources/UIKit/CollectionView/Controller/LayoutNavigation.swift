import CoreGraphics
import Foundation

/// A change between two controllers of a navigation stack that show the same collection view, each by its own layout: the items move from
/// their places in one layout to those in the other, and nothing slides.
@MainActor final class LayoutNavigation: NSObject, UIViewControllerAnimatedTransitioning {
  private unowned let transition: NavigationTransition
  private let from: UICollectionViewController
  private let to: UICollectionViewController
  private let collection: UICollectionView
  private let duration: TimeInterval

  /// Nil unless the upper controller asks for it and both are controllers of one collection view.
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

  /// Hands the collection view to the controller that comes. Its layout is still the other one's.
  func handOver() {
    UIView.performWithoutAnimation { to.hold(collection) }
  }

  /// The layout of the controller that comes takes over at once, for a change without an animation.
  func finishAtOnce() {
    collection.setCollectionViewLayout(to.collectionViewLayout, animated: false)
  }

  /// The change was taken back: all is as before.
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

/// Holds the collection view of a controller that shares it with another one.
@MainActor final class SharedCollectionHolder: UIView {}

extension UICollectionViewController {
  /// Whether the controller's view is no collection view, but holds one that several controllers show in turns.
  final var sharesCollection: Bool { viewIfLoaded is SharedCollectionHolder }

  /// The controller's view becomes one that can give the collection view away and take it again.
  final func shareCollection() {
    guard let collection = viewIfLoaded as? UICollectionView else { return }
    keepLayout(collection.collectionViewLayout)
    let holder = SharedCollectionHolder(frame: collection.frame)
    holder.autoresizingMask = collection.autoresizingMask
    if let parent = collection.superview { parent.insertSubview(holder, aboveSubview: collection) }
    view = holder
    collectionView = collection
    hold(collection)
  }

  final func hold(_ collection: UICollectionView) {
    guard let holder = viewIfLoaded as? SharedCollectionHolder, collection.superview !== holder else { return }
    collection.frame = holder.bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    holder.addSubview(collection)
  }
}
