import CoreGraphics

/// Methods that change an object of unknown class. On an object without the method they do nothing; on iOS such a call ends the program.
extension _AnyObjectMembers {
  // MARK: Buttons and controls

  public func setTitle(_ title: String?, for state: UIControl.State) { (object as? UIButton)?.setTitle(title, for: state) }

  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) { (object as? UIButton)?.setTitleColor(color, for: state) }

  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    (object as? UIButton)?.setAttributedTitle(title, for: state)
  }

  public func setImage(_ image: UIImage?, for state: UIControl.State) { (object as? UIButton)?.setImage(image, for: state) }

  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    (object as? UIButton)?.setBackgroundImage(image, for: state)
  }

  public func setOn(_ isOn: Bool, animated: Bool) { (object as? UISwitch)?.setOn(isOn, animated: animated) }

  public func titleForSegment(at segment: Int) -> String?! { (object as? UISegmentedControl).map { $0.titleForSegment(at: segment) } }

  public func beginRefreshing() { (object as? UIRefreshControl)?.beginRefreshing() }

  public func endRefreshing() { (object as? UIRefreshControl)?.endRefreshing() }

  // MARK: Views and responders

  @discardableResult public func becomeFirstResponder() -> Bool { (object as? UIResponder)?.becomeFirstResponder() ?? false }

  @discardableResult public func resignFirstResponder() -> Bool { (object as? UIResponder)?.resignFirstResponder() ?? false }

  public func removeFromSuperview() { (object as? UIView)?.removeFromSuperview() }

  public func setNeedsDisplay() { (object as? UIView)?.setNeedsDisplay() }

  public func reloadData() {
    (object as? UITableView)?.reloadData()
    (object as? UICollectionView)?.reloadData()
  }

  // MARK: Text and identity

  public var hasText: Bool! { (object as? any UIKeyInput)?.hasText }
  public var isFirstResponder: Bool! { (object as? UIResponder)?.isFirstResponder }
  public var isHighlighted: Bool! { (object as? UIControl)?.isHighlighted }
  public var currentImage: UIImage?! { (object as? UIButton).map(\.currentImage) }
  public var restorationIdentifier: String?! {
    switch object {
    case let view as UIView: view.restorationIdentifier
    case let controller as UIViewController: controller.restorationIdentifier
    default: nil
    }
  }
}
