import CoreGraphics

// Further constants that became members with Swift 4 and 4.2.

/// The older form of `UIApplication.backgroundFetchIntervalMinimum`.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundFetchIntervalMinimum")
@preconcurrency @MainActor public var UIApplicationBackgroundFetchIntervalMinimum: TimeInterval {
  UIApplication.backgroundFetchIntervalMinimum
}

/// The older form of `UIApplication.backgroundFetchIntervalNever`.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundFetchIntervalNever")
@preconcurrency @MainActor public var UIApplicationBackgroundFetchIntervalNever: TimeInterval { UIApplication.backgroundFetchIntervalNever }

/// The older form of `UICollectionViewFlowLayout.automaticSize`.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewFlowLayout.automaticSize")
@preconcurrency @MainActor public var UICollectionViewFlowLayoutAutomaticSize: CGSize { UICollectionViewFlowLayout.automaticSize }

/// The older form of `UIResponder.keyboardIsLocalUserInfoKey`.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardIsLocalUserInfoKey: String { UIResponder.keyboardIsLocalUserInfoKey }

/// The older form of `UIView.layoutFittingCompressedSize`.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize")
@preconcurrency @MainActor public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }

/// The older form of `UIView.layoutFittingExpandedSize`.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingExpandedSize")
@preconcurrency @MainActor public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }

/// The older form of `UINavigationController.hideShowBarDuration`.
@available(swift, obsoleted: 4.2, renamed: "UINavigationController.hideShowBarDuration")
@preconcurrency @MainActor public var UINavigationControllerHideShowBarDuration: CGFloat { UINavigationController.hideShowBarDuration }

/// The older form of `UISplitViewController.automaticDimension`.
@available(swift, obsoleted: 4.2, renamed: "UISplitViewController.automaticDimension")
@preconcurrency @MainActor public var UISplitViewControllerAutomaticDimension: CGFloat { UISplitViewController.automaticDimension }

/// The older form of `UIImagePickerController.InfoKey.imageURL.rawValue`.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.imageURL.rawValue")
@preconcurrency @MainActor public var UIImagePickerControllerImageURL: String { UIImagePickerController.InfoKey.imageURL.rawValue }

/// The older form of `UIImagePickerController.InfoKey.phAsset.rawValue`.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.phAsset.rawValue")
@preconcurrency @MainActor public var UIImagePickerControllerPHAsset: String { UIImagePickerController.InfoKey.phAsset.rawValue }

/// The older form of `UIImagePickerController.InfoKey.livePhoto.rawValue`.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.livePhoto.rawValue")
@preconcurrency @MainActor public var UIImagePickerControllerLivePhoto: String { UIImagePickerController.InfoKey.livePhoto.rawValue }

/// The older form of `UIFontDescriptor.AttributeName.traits`.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.AttributeName.traits")
@preconcurrency @MainActor public var UIFontDescriptorTraitsAttribute: UIFontDescriptor.AttributeName {
  UIFontDescriptor.AttributeName.traits
}

/// The older form of `UIFontDescriptor.AttributeName.family`.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.AttributeName.family")
@preconcurrency @MainActor public var UIFontDescriptorFamilyAttribute: UIFontDescriptor.AttributeName {
  UIFontDescriptor.AttributeName.family
}

/// The older form of `UIFontDescriptor.AttributeName.name`.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.AttributeName.name")
@preconcurrency @MainActor public var UIFontDescriptorNameAttribute: UIFontDescriptor.AttributeName { UIFontDescriptor.AttributeName.name }

/// The older form of `UIFontDescriptor.AttributeName.size`.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.AttributeName.size")
@preconcurrency @MainActor public var UIFontDescriptorSizeAttribute: UIFontDescriptor.AttributeName { UIFontDescriptor.AttributeName.size }

/// The older form of `NSAttributedString.Key.textEffect`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.textEffect")
@preconcurrency @MainActor public var NSTextEffectAttributeName: NSAttributedString.Key { NSAttributedString.Key.textEffect }

/// The older form of `NSAttributedString.TextEffectStyle.letterpressStyle`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.TextEffectStyle.letterpressStyle")
@preconcurrency @MainActor public var NSTextEffectLetterpressStyle: NSAttributedString.TextEffectStyle {
  NSAttributedString.TextEffectStyle.letterpressStyle
}

/// The older form of `NSAttributedString.Key.ligature`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.ligature")
@preconcurrency @MainActor public var NSLigatureAttributeName: NSAttributedString.Key { NSAttributedString.Key.ligature }

/// The older form of `NSAttributedString.Key.obliqueness`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.obliqueness")
@preconcurrency @MainActor public var NSObliquenessAttributeName: NSAttributedString.Key { NSAttributedString.Key.obliqueness }

/// The older form of `NSAttributedString.Key.expansion`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.expansion")
@preconcurrency @MainActor public var NSExpansionAttributeName: NSAttributedString.Key { NSAttributedString.Key.expansion }

/// The older form of `NSAttributedString.Key.underlineColor`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.underlineColor")
@preconcurrency @MainActor public var NSUnderlineColorAttributeName: NSAttributedString.Key { NSAttributedString.Key.underlineColor }

/// The older form of `NSAttributedString.Key.strikethroughColor`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strikethroughColor")
@preconcurrency @MainActor public var NSStrikethroughColorAttributeName: NSAttributedString.Key {
  NSAttributedString.Key.strikethroughColor
}

/// The older form of `NSAttributedString.DocumentReadingOptionKey.documentType`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.DocumentReadingOptionKey.documentType")
@preconcurrency @MainActor public var NSDocumentTypeDocumentAttribute: NSAttributedString.DocumentReadingOptionKey {
  NSAttributedString.DocumentReadingOptionKey.documentType
}

/// The older form of `NSAttributedString.DocumentReadingOptionKey.characterEncoding`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.DocumentReadingOptionKey.characterEncoding")
@preconcurrency @MainActor public var NSCharacterEncodingDocumentAttribute: NSAttributedString.DocumentReadingOptionKey {
  NSAttributedString.DocumentReadingOptionKey.characterEncoding
}

/// The older form of `NSAttributedString.DocumentType.html`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.DocumentType.html")
@preconcurrency @MainActor public var NSHTMLTextDocumentType: NSAttributedString.DocumentType { NSAttributedString.DocumentType.html }

/// The older form of `NSAttributedString.DocumentType.rtf`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.DocumentType.rtf")
@preconcurrency @MainActor public var NSRTFTextDocumentType: NSAttributedString.DocumentType { NSAttributedString.DocumentType.rtf }

/// The older form of `NSAttributedString.DocumentType.plain`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.DocumentType.plain")
@preconcurrency @MainActor public var NSPlainTextDocumentType: NSAttributedString.DocumentType { NSAttributedString.DocumentType.plain }
