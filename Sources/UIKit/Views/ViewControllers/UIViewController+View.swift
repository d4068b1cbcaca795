import CoreGraphics

extension UIViewController {
  /// The view, loaded if necessary.
  final var loadedView: UIView {
    if let viewStorage { return viewStorage }
    loadView()
    if viewStorage == nil {
      UIKitError.raise("-[\(type(of: self)) loadView] did not set the view")
      makeDefaultView()
    }
    let view = viewStorage!
    viewDidLoad()
    return view
  }

  /// Creates an empty view that is resized with its superview; the default of `loadView()` without a nib.
  final func makeDefaultView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  final func replaceView(with new: UIView?) {
    guard viewStorage !== new else { return }
    viewStorage?.controller = nil
    viewStorage = new
    guard let new else { return }
    if let other = new.controller, other !== self {
      UIKitError.raise("A view can only be associated with at most one view controller at a time! View \(new) is associated with \(other)")
      other.viewStorage = nil
    }
    new.controller = self
    new.rareStorage?.combinedTraits = nil
    if new.superview != nil { new.updateTraits() }
  }

  final func setAdditionalSafeAreaInsets(_ new: UIEdgeInsets) {
    guard ownAdditionalSafeAreaInsets != new else { return }
    ownAdditionalSafeAreaInsets = new
    viewIfLoaded?.updateSafeArea()
  }

  final var totalAdditionalSafeAreaInsets: UIEdgeInsets { ownAdditionalSafeAreaInsets + containerSafeAreaInsets }
}
