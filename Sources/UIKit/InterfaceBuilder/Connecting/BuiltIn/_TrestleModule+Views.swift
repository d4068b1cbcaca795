import CoreGraphics

@MainActor extension _TrestleModule {
  /// Keys of views for outlets and runtime attributes.
  static var viewsTables: [_ClassTable] {
    [
      uiViewTable, uiLabelTable, uiImageViewTable, uiProgressViewTable, uiActivityIndicatorViewTable, uiStackViewTable, uiSearchBarTable,
      uiNavigationBarTable, uiToolbarTable, uiTabBarTable, uiWindowTable, uiVisualEffectViewTable,
    ]
  }

  private static var uiViewTable: _ClassTable {
    var table = _ClassTable(UIView.self)
    table.property("accessibilityActivationPoint", \UIView.accessibilityActivationPoint)
    table.property("accessibilityContainerType", \UIView.accessibilityContainerType)
    table.property("accessibilityCustomActions", \UIView.accessibilityCustomActions)
    table.property("accessibilityElements", \UIView.accessibilityElements)
    table.property("accessibilityElementsHidden", \UIView.accessibilityElementsHidden)
    table.property("accessibilityFrame", \UIView.accessibilityFrame)
    table.property("accessibilityHint", \UIView.accessibilityHint)
    table.property("accessibilityIdentifier", \UIView.accessibilityIdentifier)
    table.property("accessibilityLabel", \UIView.accessibilityLabel)
    table.property("accessibilityLanguage", \UIView.accessibilityLanguage)
    table.property("accessibilityPath", \UIView.accessibilityPath)
    table.property("accessibilityTraits", \UIView.accessibilityTraits)
    table.property("accessibilityValue", \UIView.accessibilityValue)
    table.property("accessibilityViewIsModal", \UIView.accessibilityViewIsModal)
    table.property("alpha", \UIView.alpha)
    table.property("anchorPoint", \UIView.anchorPoint)
    table.property("autoresizesSubviews", \UIView.autoresizesSubviews)
    table.property("autoresizingMask", \UIView.autoresizingMask)
    table.property("backgroundColor", \UIView.backgroundColor)
    table.property("bounds", \UIView.bounds)
    table.property("center", \UIView.center)
    table.property("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing)
    table.property("clipsToBounds", \UIView.clipsToBounds)
    table.property("contentMode", \UIView.contentMode)
    table.property("contentScaleFactor", \UIView.contentScaleFactor)
    table.property("directionalLayoutMargins", \UIView.directionalLayoutMargins)
    table.property("focusEffect", \UIView.focusEffect)
    table.property("focusGroupIdentifier", \UIView.focusGroupIdentifier)
    table.property("focusGroupPriority", \UIView.focusGroupPriority)
    table.property("frame", \UIView.frame)
    table.property("gestureRecognizers", \UIView.gestureRecognizers)
    table.property("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea)
    table.property("interactions", \UIView.interactions)
    table.property("accessibilityElement", \UIView.isAccessibilityElement)
    table.property("exclusiveTouch", \UIView.isExclusiveTouch)
    table.property("hidden", \UIView.isHidden)
    table.property("multipleTouchEnabled", \UIView.isMultipleTouchEnabled)
    table.property("opaque", \UIView.isOpaque)
    table.property("userInteractionEnabled", \UIView.isUserInteractionEnabled)
    table.property("largeContentImage", \UIView.largeContentImage)
    table.property("largeContentImageInsets", \UIView.largeContentImageInsets)
    table.property("largeContentTitle", \UIView.largeContentTitle)
    table.property("layoutMargins", \UIView.layoutMargins)
    table.property("mask", \UIView.mask)
    table.property("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle)
    table.property("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins)
    table.property("restorationIdentifier", \UIView.restorationIdentifier)
    table.property("scalesLargeContentImage", \UIView.scalesLargeContentImage)
    table.property("semanticContentAttribute", \UIView.semanticContentAttribute)
    table.property("showsLargeContentViewer", \UIView.showsLargeContentViewer)
    table.property("tag", \UIView.tag)
    table.property("tintAdjustmentMode", \UIView.tintAdjustmentMode)
    table.property("tintColor", \UIView.tintColor)
    table.property("traitOverrides", \UIView.traitOverrides)
    table.property("transform", \UIView.transform)
    table.property("translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints)
    return table
  }

  private static var uiLabelTable: _ClassTable {
    var table = _ClassTable(UILabel.self)
    table.property("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory)
    table.property("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
    table.property("allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation)
    table.property("attributedText", \UILabel.attributedText)
    table.property("baselineAdjustment", \UILabel.baselineAdjustment)
    table.property("font", \UILabel.font)
    table.property("highlightedTextColor", \UILabel.highlightedTextColor)
    table.property("enabled", \UILabel.isEnabled)
    table.property("highlighted", \UILabel.isHighlighted)
    table.property("lineBreakMode", \UILabel.lineBreakMode)
    table.property("minimumScaleFactor", \UILabel.minimumScaleFactor)
    table.property("numberOfLines", \UILabel.numberOfLines)
    table.property("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth)
    table.property("shadowColor", \UILabel.shadowColor)
    table.property("shadowOffset", \UILabel.shadowOffset)
    table.property("text", \UILabel.text)
    table.property("textAlignment", \UILabel.textAlignment)
    table.property("textColor", \UILabel.textColor)
    return table
  }

  private static var uiImageViewTable: _ClassTable {
    var table = _ClassTable(UIImageView.self)
    table.property("animationDuration", \UIImageView.animationDuration)
    table.property("animationImages", \UIImageView.animationImages)
    table.property("animationRepeatCount", \UIImageView.animationRepeatCount)
    table.property("highlightedAnimationImages", \UIImageView.highlightedAnimationImages)
    table.property("highlightedImage", \UIImageView.highlightedImage)
    table.property("image", \UIImageView.image)
    table.property("highlighted", \UIImageView.isHighlighted)
    table.property("preferredSymbolConfiguration", \UIImageView.preferredSymbolConfiguration)
    return table
  }

  private static var uiProgressViewTable: _ClassTable {
    var table = _ClassTable(UIProgressView.self)
    table.property("progress", \UIProgressView.progress)
    table.property("progressImage", \UIProgressView.progressImage)
    table.property("progressTintColor", \UIProgressView.progressTintColor)
    table.property("progressViewStyle", \UIProgressView.progressViewStyle)
    table.property("trackImage", \UIProgressView.trackImage)
    table.property("trackTintColor", \UIProgressView.trackTintColor)
    return table
  }

  private static var uiActivityIndicatorViewTable: _ClassTable {
    var table = _ClassTable(UIActivityIndicatorView.self)
    table.property("color", \UIActivityIndicatorView.color)
    table.property("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped)
    table.property("style", \UIActivityIndicatorView.style)
    return table
  }

  private static var uiStackViewTable: _ClassTable {
    var table = _ClassTable(UIStackView.self)
    table.property("alignment", \UIStackView.alignment)
    table.property("axis", \UIStackView.axis)
    table.property("distribution", \UIStackView.distribution)
    table.property("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement)
    table.property("layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement)
    table.property("spacing", \UIStackView.spacing)
    return table
  }

  private static var uiSearchBarTable: _ClassTable {
    var table = _ClassTable(UISearchBar.self)
    table.property("autocapitalizationType", \UISearchBar.autocapitalizationType)
    table.property("autocorrectionType", \UISearchBar.autocorrectionType)
    table.property("spellCheckingType", \UISearchBar.spellCheckingType)
    table.property("backgroundImage", \UISearchBar.backgroundImage)
    table.property("barStyle", \UISearchBar.barStyle)
    table.property("barTintColor", \UISearchBar.barTintColor)
    table.property("delegate", \UISearchBar.delegate)
    table.property("enablesReturnKeyAutomatically", \UISearchBar.enablesReturnKeyAutomatically)
    table.property("enabled", \UISearchBar.isEnabled)
    table.property("searchResultsButtonSelected", \UISearchBar.isSearchResultsButtonSelected)
    table.property("secureTextEntry", \UISearchBar.isSecureTextEntry)
    table.property("translucent", \UISearchBar.isTranslucent)
    table.property("keyboardAppearance", \UISearchBar.keyboardAppearance)
    table.property("keyboardType", \UISearchBar.keyboardType)
    table.property("placeholder", \UISearchBar.placeholder)
    table.property("prompt", \UISearchBar.prompt)
    table.property("returnKeyType", \UISearchBar.returnKeyType)
    table.property("scopeBarBackgroundImage", \UISearchBar.scopeBarBackgroundImage)
    table.property("scopeButtonTitles", \UISearchBar.scopeButtonTitles)
    table.property("searchBarStyle", \UISearchBar.searchBarStyle)
    table.property("searchFieldBackgroundPositionAdjustment", \UISearchBar.searchFieldBackgroundPositionAdjustment)
    table.property("searchTextPositionAdjustment", \UISearchBar.searchTextPositionAdjustment)
    table.property("selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex)
    table.property("showsBookmarkButton", \UISearchBar.showsBookmarkButton)
    table.property("showsCancelButton", \UISearchBar.showsCancelButton)
    table.property("showsScopeBar", \UISearchBar.showsScopeBar)
    table.property("showsSearchResultsButton", \UISearchBar.showsSearchResultsButton)
    table.property("smartDashesType", \UISearchBar.smartDashesType)
    table.property("smartQuotesType", \UISearchBar.smartQuotesType)
    table.property("text", \UISearchBar.text)
    return table
  }

  private static var uiNavigationBarTable: _ClassTable {
    var table = _ClassTable(UINavigationBar.self)
    table.property("backIndicatorImage", \UINavigationBar.backIndicatorImage)
    table.property("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage)
    table.property("barStyle", \UINavigationBar.barStyle)
    table.property("barTintColor", \UINavigationBar.barTintColor)
    table.property("compactAppearance", \UINavigationBar.compactAppearance)
    table.property("compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance)
    table.property("delegate", \UINavigationBar.delegate)
    table.property("translucent", \UINavigationBar.isTranslucent)
    table.property("items", \UINavigationBar.items)
    table.property("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes)
    table.property("prefersLargeTitles", \UINavigationBar.prefersLargeTitles)
    table.property("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance)
    table.property("shadowImage", \UINavigationBar.shadowImage)
    table.property("standardAppearance", \UINavigationBar.standardAppearance)
    table.property("titleTextAttributes", \UINavigationBar.titleTextAttributes)
    return table
  }

  private static var uiToolbarTable: _ClassTable {
    var table = _ClassTable(UIToolbar.self)
    table.property("barStyle", \UIToolbar.barStyle)
    table.property("barTintColor", \UIToolbar.barTintColor)
    table.property("compactAppearance", \UIToolbar.compactAppearance)
    table.property("compactScrollEdgeAppearance", \UIToolbar.compactScrollEdgeAppearance)
    table.property("delegate", \UIToolbar.delegate)
    table.property("translucent", \UIToolbar.isTranslucent)
    table.property("items", \UIToolbar.items)
    table.property("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance)
    table.property("standardAppearance", \UIToolbar.standardAppearance)
    return table
  }

  private static var uiTabBarTable: _ClassTable {
    var table = _ClassTable(UITabBar.self)
    table.property("backgroundImage", \UITabBar.backgroundImage)
    table.property("barStyle", \UITabBar.barStyle)
    table.property("barTintColor", \UITabBar.barTintColor)
    table.property("delegate", \UITabBar.delegate)
    table.property("translucent", \UITabBar.isTranslucent)
    table.property("itemPositioning", \UITabBar.itemPositioning)
    table.property("itemSpacing", \UITabBar.itemSpacing)
    table.property("itemWidth", \UITabBar.itemWidth)
    table.property("items", \UITabBar.items)
    table.property("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance)
    table.property("selectedImageTintColor", \UITabBar.selectedImageTintColor)
    table.property("selectedItem", \UITabBar.selectedItem)
    table.property("selectionIndicatorImage", \UITabBar.selectionIndicatorImage)
    table.property("shadowImage", \UITabBar.shadowImage)
    table.property("standardAppearance", \UITabBar.standardAppearance)
    table.property("unselectedItemTintColor", \UITabBar.unselectedItemTintColor)
    return table
  }

  private static var uiWindowTable: _ClassTable {
    var table = _ClassTable(UIWindow.self)
    table.property("rootViewController", \UIWindow.rootViewController)
    table.property("windowLevel", \UIWindow.windowLevel)
    table.property("windowScene", \UIWindow.windowScene)
    return table
  }

  private static var uiVisualEffectViewTable: _ClassTable {
    var table = _ClassTable(UIVisualEffectView.self)
    table.property("effect", \UIVisualEffectView.effect)
    return table
  }
}
