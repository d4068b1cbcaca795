extension UICollectionView {
  /// Installs a transition layout between the present layout and another.
  final func beginTransition(
    to next: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    if layout is UICollectionViewTransitionLayout {
      UIKitError.raise("the collection is already in the middle of an interactive transition")
    }
    let current = layout
    let transition =
      extras.delegate?.collectionView(self, transitionLayoutForOldLayout: current, newLayout: next)
      ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
    current.prepareForTransition(to: next)
    next.owningView = self
    next.prepareForTransition(from: current)
    next.invalidateLayout(with: next.makeContext())
    next.prepare()
    transition.owningView = self
    layout = transition
    extras.transitionCompletion = completion
    layoutWasReplaced()
    return transition
  }

  /// Completes or cancels the transition.
  final func endTransition(finishes: Bool) {
    guard let transition = layout as? UICollectionViewTransitionLayout else { return }
    let completion = extras.transitionCompletion
    extras.transitionCompletion = nil
    let (target, other) =
      finishes ? (transition.nextLayout, transition.currentLayout) : (transition.currentLayout, transition.nextLayout)
    replaceLayout(by: target, animated: true) { [weak self] done in
      if other.collectionView === self { other.owningView = nil }
      transition.owningView = nil
      transition.currentLayout.finalizeLayoutTransition()
      transition.nextLayout.finalizeLayoutTransition()
      completion?(done, finishes)
    }
  }
}
