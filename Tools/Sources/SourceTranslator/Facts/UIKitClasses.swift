/// The class hierarchy of UIKit and QuartzCore, as far as the rules need it.
enum UIKitClasses {
  /// Returns the superclass of one of UIKit's classes.
  static func superclass(of name: String) -> String? { superclasses[name] }

  static func isKnown(_ name: String) -> Bool { superclasses[name] != nil }

  private static let superclasses: [String: String] = {
    var result: [String: String] = [:]
    for line in hierarchy.split(separator: "\n") {
      let parts = line.split(separator: ":")
      for name in parts[1].split(separator: " ") { result[String(name)] = String(parts[0]) }
    }
    return result
  }()

  /// A superclass, and its direct subclasses.
  private static let hierarchy = """
    CAAnimation: CAAnimationGroup CAPropertyAnimation CATransition
    CABasicAnimation: CASpringAnimation
    CALayer: CAEAGLLayer CAEmitterLayer CAGradientLayer CAMetalLayer CAReplicatorLayer CAScrollLayer CAShapeLayer CATextLayer
    CALayer: CATiledLayer CATransformLayer
    CAPropertyAnimation: CABasicAnimation CAKeyframeAnimation
    NSLayoutAnchor: NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
    NSMutableAttributedString: NSTextStorage
    NSObject: CAAnimation CADisplayLink CAEmitterCell CALayer CAMediaTimingFunction CATransaction CAValueFunction NSItemProvider
    NSObject: NSLayoutAnchor NSLayoutConstraint NSLayoutManager NSParagraphStyle NSShadow NSStringDrawingContext NSTextAttachment
    NSObject: NSTextContainer NSTextTab UIAccessibilityCustomAction UIActivity UIAlertAction UIBackgroundConfiguration
    NSObject: UIBandSelectionInteraction UIBarAppearance UIBarButtonItemAppearance UIBarButtonItemGroup UIBarButtonItemStateAppearance
    NSObject: UIBarItem UIBezierPath UICollectionViewDiffableDataSource UICollectionViewLayout UICollectionViewLayoutAttributes
    NSObject: UICollectionViewLayoutInvalidationContext UIColor UIContextMenuConfiguration UIContextMenuInteraction UIContextualAction
    NSObject: UICubicTimingParameters UIDevice UIDocument UIDocumentInteractionController UIDragInteraction UIDragItem UIDragPreview
    NSObject: UIDropInteraction UIDropProposal UIDynamicAnimator UIDynamicBehavior UIEditMenuConfiguration UIEditMenuInteraction
    NSObject: UIEvent UIEventAttribution UIFeedbackGenerator UIFocusAnimationCoordinator UIFocusEffect UIFocusSystem
    NSObject: UIFocusUpdateContext UIFont UIFontDescriptor UIFontMetrics UIGestureRecognizer UIGraphicsRenderer
    NSObject: UIGraphicsRendererContext UIGraphicsRendererFormat UIImage UIImageAsset UIKey UILayoutGuide UILocalNotification
    NSObject: UILocalizedIndexedCollation UIMenuController UIMenuElement UIMenuItem UIMotionEffect UIMutableUserNotificationAction
    NSObject: UINavigationItem UINib UIOpenURLContext UIPageControlProgress UIPasteboard UIPencilInteraction
    NSObject: UIPercentDrivenInteractiveTransition UIPointerInteraction UIPopoverController UIPresentationController UIPress
    NSObject: UIPreviewParameters UIPreviewTarget UIPrintInteractionController UIPrintPageRenderer UIResponder UISceneConfiguration
    NSObject: UISceneSession UISceneSizeRestrictions UIScreen UISearchDisplayController UISpringTimingParameters UIStatusBarManager
    NSObject: UIStoryboard UIStoryboardSegue UISwipeActionsConfiguration UITabBarItemAppearance UITabBarItemStateAppearance
    NSObject: UITableViewDiffableDataSource UITableViewPlaceholder UITableViewRowAction UITargetedPreview UITextChecker
    NSObject: UITextDragPreviewRenderer UITextInputStringTokenizer UITextItem UITextPosition UITextRange UITextSelectionRect UITouch
    NSObject: UITraitCollection UIViewPropertyAnimator UIVisualEffect UndoManager
    NSParagraphStyle: NSMutableParagraphStyle
    UIBarAppearance: UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance
    UIBarItem: UIBarButtonItem UITabBarItem
    UICollectionReusableView: UICollectionViewCell
    UICollectionViewCell: UICollectionViewListCell
    UICollectionViewLayout: UICollectionViewCompositionalLayout UICollectionViewFlowLayout UICollectionViewTransitionLayout
    UICollectionViewLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext
    UICommand: UIKeyCommand
    UIControl: UIButton UIColorWell UIDatePicker UIPageControl UIRefreshControl UISegmentedControl UISlider UIStepper UISwitch
    UIControl: UITextField
    UIDropProposal: UITableViewDropProposal
    UIDynamicBehavior: UIAttachmentBehavior UICollisionBehavior UIDynamicItemBehavior UIGravityBehavior UIPushBehavior UISnapBehavior
    UIEvent: UIPressesEvent
    UIFeedbackGenerator: UIImpactFeedbackGenerator UINotificationFeedbackGenerator UISelectionFeedbackGenerator
    UIFocusEffect: UIFocusHaloEffect
    UIGestureRecognizer: UIHoverGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer
    UIGestureRecognizer: UIRotationGestureRecognizer UISwipeGestureRecognizer UITapGestureRecognizer
    UIGraphicsRenderer: UIGraphicsImageRenderer
    UIGraphicsRendererContext: UIGraphicsImageRendererContext
    UIGraphicsRendererFormat: UIGraphicsImageRendererFormat
    UILayoutGuide: UIKeyboardLayoutGuide
    UIMenuElement: UIAction UICommand UIDeferredMenuElement UIMenu
    UIMotionEffect: UIInterpolatingMotionEffect UIMotionEffectGroup
    UINavigationController: UIImagePickerController UIVideoEditorController
    UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer
    UIPresentationController: UIPopoverPresentationController UISheetPresentationController
    UIPreviewParameters: UIDragPreviewParameters
    UIPreviewTarget: UIDragPreviewTarget
    UIResponder: UIAccessibilityElement UIApplication UIScene UIView UIViewController
    UIScene: UIWindowScene
    UIScrollView: UICollectionView UITableView UITextView
    UIStoryboardSegue: UIStoryboardPopoverSegue
    UITableViewPlaceholder: UITableViewDropPlaceholder
    UITargetedPreview: UITargetedDragPreview
    UITextField: UISearchTextField
    UIView: UIActionSheet UIActivityIndicatorView UIAlertView UICalendarView UICollectionReusableView UIControl UIImageView
    UIView: UIInputView UILabel UIListContentView UINavigationBar UIPickerView UIPopoverBackgroundView UIProgressView UIScrollView
    UIView: UISearchBar UIStackView UITabBar UITableViewCell UITableViewHeaderFooterView UIToolbar UIVisualEffectView UIWebView
    UIView: UIWindow
    UIViewController: UIActivityViewController UIAlertController UICollectionViewController UIColorPickerViewController
    UIViewController: UIDocumentBrowserViewController UIDocumentPickerViewController UIFontPickerViewController UIInputViewController
    UIViewController: UINavigationController UIPageViewController UIReferenceLibraryViewController UISearchController
    UIViewController: UISplitViewController UITabBarController UITableViewController
    UIVisualEffect: UIBlurEffect UIVibrancyEffect
    """
}
