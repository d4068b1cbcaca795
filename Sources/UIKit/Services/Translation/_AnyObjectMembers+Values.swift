import CoreGraphics

/// Members of paths, texts, collections, index paths and players of unknown class.
extension _AnyObjectMembers {
  // MARK: Paths

  public func contains(_ point: CGPoint) -> Bool! { (object as? UIBezierPath)?.contains(point) }

  public func stroke() { (object as? UIBezierPath)?.stroke() }

  public func fill() { (object as? UIBezierPath)?.fill() }

  // MARK: Texts and collections

  public func contains(_ element: Any) -> Bool! {
    switch object {
    case let text as String: (element as? String).map { text.contains($0) }
    case let array as NSArray: array.contains(element)
    case let set as NSSet: set.contains(element)
    default: nil
    }
  }

  public func hasPrefix(_ prefix: String) -> Bool! { (object as? String)?.hasPrefix(prefix) }

  public func hasSuffix(_ suffix: String) -> Bool! { (object as? String)?.hasSuffix(suffix) }

  public func replacingOccurrences(of target: String, with replacement: String) -> String! {
    (object as? String)?.replacingOccurrences(of: target, with: replacement)
  }

  public var pathExtension: String?! {
    if let url = object as? URL { return url.pathExtension }
    return (object as? String).map { ($0 as NSString).pathExtension }
  }

  // MARK: Index paths

  public var row: Int! { (object as? IndexPath)?.row }
  public var section: Int! { (object as? IndexPath)?.section }
  public var item: Int! { (object as? IndexPath)?.item }

  // MARK: Views

  public var font: UIFont?! {
    switch object {
    case let label as UILabel: label.font
    case let field as UITextField: field.font
    case let view as UITextView: view.font
    default: nil
    }
  }

  public var textColor: UIColor?! {
    switch object {
    case let label as UILabel: label.textColor
    case let field as UITextField: field.textColor
    case let view as UITextView: view.textColor
    default: nil
    }
  }

  public var size: CGSize! { (object as? UIImage)?.size }

  public var isAnimating: Bool! { (object as? UIActivityIndicatorView)?.isAnimating ?? (object as? UIImageView)?.isAnimating }

  public func startAnimating() {
    (object as? UIActivityIndicatorView)?.startAnimating()
    (object as? UIImageView)?.startAnimating()
  }

  public func stopAnimating() {
    (object as? UIActivityIndicatorView)?.stopAnimating()
    (object as? UIImageView)?.stopAnimating()
  }

  public func addSubview(_ view: UIView) { (object as? UIView)?.addSubview(view) }

  public func setNeedsLayout() { (object as? UIView)?.setNeedsLayout() }

  public func layoutIfNeeded() { (object as? UIView)?.layoutIfNeeded() }

  public func sizeToFit() { (object as? UIView)?.sizeToFit() }

  public func invalidate() { (object as? Timer)?.invalidate() }
}
