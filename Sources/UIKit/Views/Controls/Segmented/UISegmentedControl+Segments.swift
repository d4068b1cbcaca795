import CoreGraphics

extension UISegmentedControl {
  final func view(at index: Int) -> SegmentView? { segments.indices.contains(index) ? segments[index] : nil }

  final func append(_ item: Any) {
    let view: SegmentView
    switch item {
    case let action as UIAction: view = SegmentView(title: action.title, image: action.image, action: action)
    case let image as UIImage: view = SegmentView(title: nil, image: image, action: nil)
    default: view = SegmentView(title: item as? String ?? "\(item)", image: nil, action: nil)
    }
    insert(view, at: segments.count, animated: false)
  }

  final func insert(_ view: SegmentView, at index: Int, animated: Bool) {
    let index = min(max(index, 0), segments.count)
    let isAnimated = animated && window != nil
    if isAnimated {
      layoutIfNeeded()
      let edge = index < segments.count ? segments[index].frame.minX : bounds.maxX
      view.frame = CGRect(x: edge, y: 0, width: 0, height: bounds.height)
      view.alpha = 0
    }
    segments.insert(view, at: index)
    addSubview(view)
    if chosen >= index { chosen += 1 }
    contentsChanged()
    if isAnimated { slide { view.alpha = 1 } }
  }

  final func remove(at index: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = min(max(index, 0), segments.count - 1)
    let view = segments.remove(at: index)
    if chosen == index { chosen = Self.noSegment } else if chosen > index { chosen -= 1 }
    contentsChanged()
    guard animated, window != nil else {
      view.removeFromSuperview()
      return
    }
    slide {
      view.alpha = 0
      view.frame.size.width = 0
    } completion: {
      view.removeFromSuperview()
    }
  }

  final func removeAll() {
    for view in segments { view.removeFromSuperview() }
    segments = []
    chosen = Self.noSegment
    contentsChanged()
  }

  final func change(_ index: Int, _ change: (SegmentView) -> Void) {
    guard let view = view(at: index) else {
      UIKitError.raise(
        "-[UISegmentedControl segmentAtIndex:]: segment index \(index) beyond bounds (\(segments.count) segments)")
      return
    }
    change(view)
    contentsChanged()
  }

  final func contentsChanged() {
    showFace()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func slide(_ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
    UIView.animate(withDuration: look.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.layoutFace()
      changes()
    } completion: { _ in
      completion?()
    }
  }
}
