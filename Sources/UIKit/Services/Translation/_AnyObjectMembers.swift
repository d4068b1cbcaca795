import CoreGraphics

/// Members of an object of unknown class. The importer generates it for `(object as AnyObject).member`, which Objective-C looks up by name.
///
/// As with a lookup on iOS, a missing member is nil.
@preconcurrency @MainActor public struct _AnyObjectMembers {
  let object: Any?

  public init(_ object: Any?) {
    self.object = object
  }

  // MARK: Views and controls

  public var tag: Int! { (object as? UIView)?.tag ?? (object as? UIBarItem)?.tag }
  public var frame: CGRect! { (object as? UIView)?.frame }
  public var bounds: CGRect! { (object as? UIView)?.bounds }
  public var center: CGPoint! { (object as? UIView)?.center }
  public var superview: UIView?! { (object as? UIView).map(\.superview) }
  public var isHidden: Bool! { (object as? UIView)?.isHidden }
  public var isEnabled: Bool! { (object as? UIControl)?.isEnabled ?? (object as? UIBarItem)?.isEnabled }
  public var isSelected: Bool! { (object as? UIControl)?.isSelected ?? (object as? UITableViewCell)?.isSelected }
  public var isOn: Bool! { (object as? UISwitch)?.isOn }
  public var selectedSegmentIndex: Int! { (object as? UISegmentedControl)?.selectedSegmentIndex }
  public var currentPage: Int! { (object as? UIPageControl)?.currentPage }
  public var currentTitle: String?! { (object as? UIButton).map(\.currentTitle) }
  public var titleLabel: UILabel?! { (object as? UIButton).map(\.titleLabel) }
  public var date: Date! { (object as? UIDatePicker)?.date }
  public var view: UIView?! {
    if let controller = object as? UIViewController { return controller.view }
    return (object as? UIGestureRecognizer).map(\.view)
  }
  public var text: String?! {
    switch object {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let view as UITextView: view.text
    case let bar as UISearchBar: bar.text
    default: nil
    }
  }
  public var title: String?! {
    switch object {
    case let controller as UIViewController: controller.title
    case let item as UIBarItem: item.title
    case let item as UINavigationItem: item.title
    default: nil
    }
  }
  public var alpha: CGFloat! { (object as? UIView)?.alpha }
  public var backgroundColor: UIColor?! { (object as? UIView).map(\.backgroundColor) }
  public var subviews: [UIView]! { (object as? UIView)?.subviews }
  public var window: UIWindow?! { (object as? UIView).map(\.window) }
  public var layer: CALayer! { (object as? UIView)?.layer }
  public var image: UIImage?! {
    switch object {
    case let view as UIImageView: view.image
    case let item as UIBarItem: item.image
    default: nil
    }
  }
  public var state: UIGestureRecognizer.State! { (object as? UIGestureRecognizer)?.state }
  public var scale: CGFloat! { (object as? UIPinchGestureRecognizer)?.scale ?? (object as? UIImage)?.scale }
  public var rotation: CGFloat! { (object as? UIRotationGestureRecognizer)?.rotation }
  public var contentOffset: CGPoint! { (object as? UIScrollView)?.contentOffset }
  public var destination: UIViewController! { (object as? UIStoryboardSegue)?.destination }
  public var topViewController: UIViewController?! { (object as? UINavigationController).map(\.topViewController) }
  public var viewControllers: [UIViewController]! {
    (object as? UINavigationController)?.viewControllers ?? (object as? UITabBarController)?.viewControllers
  }
  public var accessibilityIdentifier: String?! { (object as? UIView).map(\.accessibilityIdentifier) }
  public var placeholder: String?! {
    switch object {
    case let field as UITextField: field.placeholder
    case let bar as UISearchBar: bar.placeholder
    default: nil
    }
  }

  public func title(for state: UIControl.State) -> String?! { (object as? UIButton).map { $0.title(for: state) } }

  public func translation(in view: UIView?) -> CGPoint! { (object as? UIPanGestureRecognizer)?.translation(in: view) }

  public func velocity(in view: UIView?) -> CGPoint! { (object as? UIPanGestureRecognizer)?.velocity(in: view) }

  public var identifier: String?! { (object as? UIStoryboardSegue).map(\.identifier) }

  public func location(in view: UIView?) -> CGPoint! {
    (object as? UIGestureRecognizer)?.location(in: view) ?? (object as? UITouch)?.location(in: view)
  }

  // MARK: Foundation

  public var intValue: Int32! { number?.int32Value ?? (object as? NSString)?.intValue }
  public var integerValue: Int! { number?.intValue ?? (object as? NSString)?.integerValue }
  public var floatValue: Float! { number?.floatValue ?? (object as? NSString)?.floatValue }
  public var doubleValue: Double! { number?.doubleValue ?? (object as? NSString)?.doubleValue }
  public var boolValue: Bool! { number?.boolValue ?? (object as? NSString)?.boolValue }
  public var stringValue: String! { number?.stringValue }
  public var count: Int! {
    switch object {
    case let array as [Any]: array.count
    case let dictionary as [AnyHashable: Any]: dictionary.count
    case let array as NSArray: array.count
    case let dictionary as NSDictionary: dictionary.count
    default: nil
    }
  }
  public var length: Int! { (object as? String)?.utf16.count ?? (object as? Data)?.count }
  public var description: String! { object.map { "\($0)" } }
  public var localizedDescription: String! { (object as? any Error)?.localizedDescription }

  public var allKeys: [Any]! { (object as? NSDictionary)?.allKeys }
  public var allValues: [Any]! { (object as? NSDictionary)?.allValues }
  public var firstObject: Any?! { (object as? NSArray).map(\.firstObject) }
  public var lastObject: Any?! { (object as? NSArray).map(\.lastObject) }
  public var code: Int! { (object as? any Error).map { ($0 as NSError).code } }
  public var domain: String! { (object as? any Error).map { ($0 as NSError).domain } }
  public var userInfo: [AnyHashable: Any]?! {
    switch object {
    case let notification as Notification: notification.userInfo
    case let error as NSError: error.userInfo
    default: nil
    }
  }
  public var name: NSNotification.Name! { (object as? Notification)?.name }
  public var absoluteString: String! { (object as? URL)?.absoluteString }
  public var path: String! { (object as? URL)?.path }
  public var lastPathComponent: String! { (object as? URL)?.lastPathComponent ?? (object as? NSString)?.lastPathComponent }
  public var cgRectValue: CGRect! { (object as? NSValue)?.cgRectValue ?? object as? CGRect }
  public var cgPointValue: CGPoint! { (object as? NSValue)?.cgPointValue ?? object as? CGPoint }
  public var cgSizeValue: CGSize! { (object as? NSValue)?.cgSizeValue ?? object as? CGSize }

  public var uiEdgeInsetsValue: UIEdgeInsets! { (object as? NSValue)?.uiEdgeInsetsValue ?? object as? UIEdgeInsets }
  public var cgAffineTransformValue: CGAffineTransform! {
    (object as? NSValue)?.cgAffineTransformValue ?? object as? CGAffineTransform
  }
  public var rangeValue: NSRange! { (object as? NSValue)?.rangeValue ?? object as? NSRange }

  public func object(at index: Int) -> Any! { (object as? NSArray).map { $0.object(at: index) } }

  public func components(separatedBy separator: String) -> [String]! { (object as? String)?.components(separatedBy: separator) }

  public func isKind(of type: AnyClass) -> Bool! { (object as? NSObject)?.isKind(of: type) }

  public func object(forKey key: Any) -> Any? {
    if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key) }
    return (key as? AnyHashable).flatMap { (object as? [AnyHashable: Any])?[$0] }
  }

  public func value(forKey key: String) -> Any? {
    object.flatMap { object in
      (object as? [String: Any]).map { $0[key] } ?? KeyValueCoding.value(forKey: key, of: object as AnyObject)
    }
  }

  private var number: NSNumber? {
    switch object {
    case let number as NSNumber: number
    case let value as Double: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Bool: NSNumber(value: value)
    default: nil
    }
  }
}

/// Returns the value of a key in an object of unknown class. The importer generates it for `object["key"]`, if the object is an
/// `AnyObject`.
public func _subscripted(_ object: AnyObject?, _ key: String) -> Any! { (object as? NSDictionary)?.object(forKey: key) }

/// Returns the element at an index in an object of unknown class.
public func _subscripted(_ object: AnyObject?, _ index: Int) -> Any! {
  guard let array = object as? NSArray, array.count > index, index >= 0 else { return nil }
  return array[index]
}
