import Foundation

// Constants that became members with Swift 4 and 4.2, and functions of the first versions of iOS.

/// The older form of `NSAttributedString.Key.font`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.font")
public var NSFontAttributeName: NSAttributedString.Key { .font }
/// The older form of `NSAttributedString.Key.foregroundColor`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.foregroundColor")
public var NSForegroundColorAttributeName: NSAttributedString.Key { .foregroundColor }
/// The older form of `NSAttributedString.Key.backgroundColor`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.backgroundColor")
public var NSBackgroundColorAttributeName: NSAttributedString.Key { .backgroundColor }
/// The older form of `NSAttributedString.Key.paragraphStyle`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.paragraphStyle")
public var NSParagraphStyleAttributeName: NSAttributedString.Key { .paragraphStyle }
/// The older form of `NSAttributedString.Key.kern`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.kern")
public var NSKernAttributeName: NSAttributedString.Key { .kern }
/// The older form of `NSAttributedString.Key.underlineStyle`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.underlineStyle")
public var NSUnderlineStyleAttributeName: NSAttributedString.Key { .underlineStyle }
/// The older form of `NSAttributedString.Key.strikethroughStyle`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strikethroughStyle")
public var NSStrikethroughStyleAttributeName: NSAttributedString.Key { .strikethroughStyle }
/// The older form of `NSAttributedString.Key.strokeColor`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strokeColor")
public var NSStrokeColorAttributeName: NSAttributedString.Key { .strokeColor }
/// The older form of `NSAttributedString.Key.strokeWidth`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strokeWidth")
public var NSStrokeWidthAttributeName: NSAttributedString.Key { .strokeWidth }
/// The older form of `NSAttributedString.Key.shadow`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.shadow")
public var NSShadowAttributeName: NSAttributedString.Key { .shadow }
/// The older form of `NSAttributedString.Key.link`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.link")
public var NSLinkAttributeName: NSAttributedString.Key { .link }
/// The older form of `NSAttributedString.Key.attachment`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.attachment")
public var NSAttachmentAttributeName: NSAttributedString.Key { .attachment }
/// The older form of `NSAttributedString.Key.baselineOffset`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.baselineOffset")
public var NSBaselineOffsetAttributeName: NSAttributedString.Key { .baselineOffset }

/// Returns the kind of device the program runs on.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

@available(swift, obsoleted: 4.2, renamed: "UIApplication.openSettingsURLString")
@preconcurrency @MainActor public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }
@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric")
@preconcurrency @MainActor public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }
@available(swift, obsoleted: 4.2, renamed: "UILayoutPriority.required")
@preconcurrency @MainActor public var UILayoutPriorityRequired: UILayoutPriority { UILayoutPriority.required }
@available(swift, obsoleted: 4.2, renamed: "UILayoutPriority.defaultHigh")
@preconcurrency @MainActor public var UILayoutPriorityDefaultHigh: UILayoutPriority { UILayoutPriority.defaultHigh }
@available(swift, obsoleted: 4.2, renamed: "UILayoutPriority.defaultLow")
@preconcurrency @MainActor public var UILayoutPriorityDefaultLow: UILayoutPriority { UILayoutPriority.defaultLow }
@available(swift, obsoleted: 4.2, renamed: "UILayoutPriority.fittingSizeLevel")
@preconcurrency @MainActor public var UILayoutPriorityFittingSizeLevel: UILayoutPriority { UILayoutPriority.fittingSizeLevel }
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.normal")
@preconcurrency @MainActor
public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate { UIScrollView.DecelerationRate.normal }
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.fast")
@preconcurrency @MainActor public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate { UIScrollView.DecelerationRate.fast }
@available(swift, obsoleted: 4.2, renamed: "UITableView.indexSearch")
@preconcurrency @MainActor public var UITableViewIndexSearch: String { UITableView.indexSearch }
@available(swift, obsoleted: 4.2, renamed: "UISegmentedControl.noSegment")
@preconcurrency @MainActor public var UISegmentedControlNoSegment: Int { UISegmentedControl.noSegment }
@available(swift, obsoleted: 4.2, renamed: "UIBackgroundTaskIdentifier.invalid")
@preconcurrency @MainActor public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier.invalid }
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.normal")
@preconcurrency @MainActor public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.alert")
@preconcurrency @MainActor public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.statusBar")
@preconcurrency @MainActor public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionHeader")
@preconcurrency @MainActor public var UICollectionElementKindSectionHeader: String { UICollectionView.elementKindSectionHeader }
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionFooter")
@preconcurrency @MainActor public var UICollectionElementKindSectionFooter: String { UICollectionView.elementKindSectionFooter }
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.OptionsKey.spineLocation")
@preconcurrency @MainActor
public var UIPageViewControllerOptionSpineLocationKey: String { UIPageViewController.OptionsKey.spineLocation.rawValue }
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.OptionsKey.interPageSpacing")
@preconcurrency @MainActor
public var UIPageViewControllerOptionInterPageSpacingKey: String { UIPageViewController.OptionsKey.interPageSpacing.rawValue }
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputUpArrow")
@preconcurrency @MainActor public var UIKeyInputUpArrow: String { UIKeyCommand.inputUpArrow }
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputDownArrow")
@preconcurrency @MainActor public var UIKeyInputDownArrow: String { UIKeyCommand.inputDownArrow }
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputLeftArrow")
@preconcurrency @MainActor public var UIKeyInputLeftArrow: String { UIKeyCommand.inputLeftArrow }
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputRightArrow")
@preconcurrency @MainActor public var UIKeyInputRightArrow: String { UIKeyCommand.inputRightArrow }
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputEscape")
@preconcurrency @MainActor public var UIKeyInputEscape: String { UIKeyCommand.inputEscape }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.screenChanged")
@preconcurrency @MainActor
public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification { UIAccessibility.Notification.screenChanged }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.layoutChanged")
@preconcurrency @MainActor
public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification { UIAccessibility.Notification.layoutChanged }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.announcement")
@preconcurrency @MainActor
public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification { UIAccessibility.Notification.announcement }
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaType")
@preconcurrency @MainActor public var UIImagePickerControllerMediaType: String { UIImagePickerController.InfoKey.mediaType.rawValue }
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.originalImage")
@preconcurrency @MainActor
public var UIImagePickerControllerOriginalImage: String { UIImagePickerController.InfoKey.originalImage.rawValue }
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.editedImage")
@preconcurrency @MainActor public var UIImagePickerControllerEditedImage: String { UIImagePickerController.InfoKey.editedImage.rawValue }
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.cropRect")
@preconcurrency @MainActor public var UIImagePickerControllerCropRect: String { UIImagePickerController.InfoKey.cropRect.rawValue }
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaURL")
@preconcurrency @MainActor public var UIImagePickerControllerMediaURL: String { UIImagePickerController.InfoKey.mediaURL.rawValue }
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.referenceURL")
@preconcurrency @MainActor public var UIImagePickerControllerReferenceURL: String { UIImagePickerController.InfoKey.referenceURL.rawValue }
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaMetadata")
@preconcurrency @MainActor
public var UIImagePickerControllerMediaMetadata: String { UIImagePickerController.InfoKey.mediaMetadata.rawValue }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.none")
@preconcurrency @MainActor public var UIAccessibilityTraitNone: UIAccessibilityTraits { UIAccessibilityTraits.none }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.button")
@preconcurrency @MainActor public var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.link")
@preconcurrency @MainActor public var UIAccessibilityTraitLink: UIAccessibilityTraits { UIAccessibilityTraits.link }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.image")
@preconcurrency @MainActor public var UIAccessibilityTraitImage: UIAccessibilityTraits { UIAccessibilityTraits.image }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.selected")
@preconcurrency @MainActor public var UIAccessibilityTraitSelected: UIAccessibilityTraits { UIAccessibilityTraits.selected }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.staticText")
@preconcurrency @MainActor public var UIAccessibilityTraitStaticText: UIAccessibilityTraits { UIAccessibilityTraits.staticText }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.header")
@preconcurrency @MainActor public var UIAccessibilityTraitHeader: UIAccessibilityTraits { UIAccessibilityTraits.header }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.searchField")
@preconcurrency @MainActor public var UIAccessibilityTraitSearchField: UIAccessibilityTraits { UIAccessibilityTraits.searchField }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.summaryElement")
@preconcurrency @MainActor public var UIAccessibilityTraitSummaryElement: UIAccessibilityTraits { UIAccessibilityTraits.summaryElement }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.notEnabled")
@preconcurrency @MainActor public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits { UIAccessibilityTraits.notEnabled }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.updatesFrequently")
@preconcurrency @MainActor
public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits { UIAccessibilityTraits.updatesFrequently }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.adjustable")
@preconcurrency @MainActor public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits { UIAccessibilityTraits.adjustable }
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.ultraLight")
@preconcurrency @MainActor public var UIFontWeightUltraLight: UIFont.Weight { UIFont.Weight.ultraLight }
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.thin")
@preconcurrency @MainActor public var UIFontWeightThin: UIFont.Weight { UIFont.Weight.thin }
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.light")
@preconcurrency @MainActor public var UIFontWeightLight: UIFont.Weight { UIFont.Weight.light }
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.regular")
@preconcurrency @MainActor public var UIFontWeightRegular: UIFont.Weight { UIFont.Weight.regular }
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.medium")
@preconcurrency @MainActor public var UIFontWeightMedium: UIFont.Weight { UIFont.Weight.medium }
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.semibold")
@preconcurrency @MainActor public var UIFontWeightSemibold: UIFont.Weight { UIFont.Weight.semibold }
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.bold")
@preconcurrency @MainActor public var UIFontWeightBold: UIFont.Weight { UIFont.Weight.bold }
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.heavy")
@preconcurrency @MainActor public var UIFontWeightHeavy: UIFont.Weight { UIFont.Weight.heavy }
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.black")
@preconcurrency @MainActor public var UIFontWeightBlack: UIFont.Weight { UIFont.Weight.black }

@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isVoiceOverRunning")
@preconcurrency @MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isReduceMotionEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

/// Joins sets of traits, which were numbers before Swift 4.2.
@available(swift, obsoleted: 4.2)
public func | (left: UIAccessibilityTraits, right: UIAccessibilityTraits) -> UIAccessibilityTraits { left.union(right) }

@available(swift, obsoleted: 4.2)
public func |= (left: inout UIAccessibilityTraits, right: UIAccessibilityTraits) { left.formUnion(right) }
