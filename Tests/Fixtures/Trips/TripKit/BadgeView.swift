import UIKit

@objc public protocol BadgeViewDelegate: AnyObject {
  @objc optional func badgeViewWasTapped(_ view: BadgeView)
  @objc optional func badgeViewTitle(_ view: BadgeView) -> String
}

public class BadgeView: UIView {
  public weak var delegate: BadgeViewDelegate?

  public func tap() { delegate?.badgeViewWasTapped?(self) }

  public var title: String { delegate?.badgeViewTitle?(self) ?? "Badge" }

  /// Returns the view of the framework's own nib.
  public static func face() -> UIView? {
    UINib(nibName: "BadgeFace", bundle: Bundle(for: BadgeView.self)).instantiate(withOwner: nil, options: nil).first as? UIView
  }
}

/// Documents of the application set it on objects of UIKit, before any code of the framework runs.
extension UIBarButtonItem {
  @IBInspectable public var spokenHint: String? {
    get { accessibilityHint }
    set { accessibilityHint = newValue }
  }
}
