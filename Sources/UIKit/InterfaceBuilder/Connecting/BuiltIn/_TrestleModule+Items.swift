import CoreGraphics

@MainActor extension _TrestleModule {
  /// Keys of bar items, gesture recognizers and constraints for outlets and runtime attributes.
  static var itemsTables: [_ClassTable] {
    [
      uiBarItemTable, uiBarButtonItemTable, uiTabBarItemTable, uiNavigationItemTable, uiGestureRecognizerTable, uiTapGestureRecognizerTable,
      uiPanGestureRecognizerTable, uiLongPressGestureRecognizerTable, uiSwipeGestureRecognizerTable, uiPinchGestureRecognizerTable,
      uiRotationGestureRecognizerTable, uiScreenEdgePanGestureRecognizerTable, nsLayoutConstraintTable,
    ]
  }

  private static var uiBarItemTable: _ClassTable {
    var table = _ClassTable(UIBarItem.self)
    table.property("accessibilityHint", \UIBarItem.accessibilityHint)
    table.property("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier)
    table.property("accessibilityLabel", \UIBarItem.accessibilityLabel)
    table.property("accessibilityTraits", \UIBarItem.accessibilityTraits)
    table.property("accessibilityValue", \UIBarItem.accessibilityValue)
    table.property("image", \UIBarItem.image)
    table.property("imageInsets", \UIBarItem.imageInsets)
    table.property("enabled", \UIBarItem.isEnabled)
    table.property("landscapeImagePhone", \UIBarItem.landscapeImagePhone)
    table.property("landscapeImagePhoneInsets", \UIBarItem.landscapeImagePhoneInsets)
    table.property("largeContentSizeImage", \UIBarItem.largeContentSizeImage)
    table.property("largeContentSizeImageInsets", \UIBarItem.largeContentSizeImageInsets)
    table.property("tag", \UIBarItem.tag)
    table.property("title", \UIBarItem.title)
    return table
  }

  private static var uiBarButtonItemTable: _ClassTable {
    var table = _ClassTable(UIBarButtonItem.self)
    table.property("action", \UIBarButtonItem.action)
    table.property("customView", \UIBarButtonItem.customView)
    table.property("hidden", \UIBarButtonItem.isHidden)
    table.property("selected", \UIBarButtonItem.isSelected)
    table.property("menu", \UIBarButtonItem.menu)
    table.property("possibleTitles", \UIBarButtonItem.possibleTitles)
    table.property("primaryAction", \UIBarButtonItem.primaryAction)
    table.property("style", \UIBarButtonItem.style)
    table.property("target", \UIBarButtonItem.target)
    table.property("tintColor", \UIBarButtonItem.tintColor)
    table.property("width", \UIBarButtonItem.width)
    return table
  }

  private static var uiTabBarItemTable: _ClassTable {
    var table = _ClassTable(UITabBarItem.self)
    table.property("badgeColor", \UITabBarItem.badgeColor)
    table.property("badgeValue", \UITabBarItem.badgeValue)
    table.property("scrollEdgeAppearance", \UITabBarItem.scrollEdgeAppearance)
    table.property("selectedImage", \UITabBarItem.selectedImage)
    table.property("standardAppearance", \UITabBarItem.standardAppearance)
    table.property("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment)
    return table
  }

  private static var uiNavigationItemTable: _ClassTable {
    var table = _ClassTable(UINavigationItem.self)
    table.property("backAction", \UINavigationItem.backAction)
    table.property("backBarButtonItem", \UINavigationItem.backBarButtonItem)
    table.property("backButtonDisplayMode", \UINavigationItem.backButtonDisplayMode)
    table.property("backButtonTitle", \UINavigationItem.backButtonTitle)
    table.property("compactAppearance", \UINavigationItem.compactAppearance)
    table.property("compactScrollEdgeAppearance", \UINavigationItem.compactScrollEdgeAppearance)
    table.property("hidesBackButton", \UINavigationItem.hidesBackButton)
    table.property("hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling)
    table.property("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode)
    table.property("leadingItemGroups", \UINavigationItem.leadingItemGroups)
    table.property("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
    table.property("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
    table.property("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton)
    table.property("prompt", \UINavigationItem.prompt)
    table.property("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
    table.property("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
    table.property("scrollEdgeAppearance", \UINavigationItem.scrollEdgeAppearance)
    table.property("searchController", \UINavigationItem.searchController)
    table.property("standardAppearance", \UINavigationItem.standardAppearance)
    table.property("title", \UINavigationItem.title)
    table.property("titleView", \UINavigationItem.titleView)
    table.property("trailingItemGroups", \UINavigationItem.trailingItemGroups)
    return table
  }

  private static var uiGestureRecognizerTable: _ClassTable {
    var table = _ClassTable(UIGestureRecognizer.self)
    table.property("allowedTouchTypes", \UIGestureRecognizer.allowedTouchTypes)
    table.property("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView)
    table.property("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan)
    table.property("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded)
    table.property("delegate", \UIGestureRecognizer.delegate)
    table.property("enabled", \UIGestureRecognizer.isEnabled)
    table.property("name", \UIGestureRecognizer.name)
    table.property("requiresExclusiveTouchType", \UIGestureRecognizer.requiresExclusiveTouchType)
    table.property("state", \UIGestureRecognizer.state)
    return table
  }

  private static var uiTapGestureRecognizerTable: _ClassTable {
    var table = _ClassTable(UITapGestureRecognizer.self)
    table.property("buttonMaskRequired", \UITapGestureRecognizer.buttonMaskRequired)
    table.property("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired)
    table.property("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired)
    return table
  }

  private static var uiPanGestureRecognizerTable: _ClassTable {
    var table = _ClassTable(UIPanGestureRecognizer.self)
    table.property("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches)
    table.property("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches)
    return table
  }

  private static var uiLongPressGestureRecognizerTable: _ClassTable {
    var table = _ClassTable(UILongPressGestureRecognizer.self)
    table.property("allowableMovement", \UILongPressGestureRecognizer.allowableMovement)
    table.property("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration)
    table.property("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired)
    table.property("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired)
    return table
  }

  private static var uiSwipeGestureRecognizerTable: _ClassTable {
    var table = _ClassTable(UISwipeGestureRecognizer.self)
    table.property("direction", \UISwipeGestureRecognizer.direction)
    table.property("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired)
    return table
  }

  private static var uiPinchGestureRecognizerTable: _ClassTable {
    var table = _ClassTable(UIPinchGestureRecognizer.self)
    table.property("scale", \UIPinchGestureRecognizer.scale)
    return table
  }

  private static var uiRotationGestureRecognizerTable: _ClassTable {
    var table = _ClassTable(UIRotationGestureRecognizer.self)
    table.property("rotation", \UIRotationGestureRecognizer.rotation)
    return table
  }

  private static var uiScreenEdgePanGestureRecognizerTable: _ClassTable {
    var table = _ClassTable(UIScreenEdgePanGestureRecognizer.self)
    table.property("edges", \UIScreenEdgePanGestureRecognizer.edges)
    return table
  }

  private static var nsLayoutConstraintTable: _ClassTable {
    var table = _ClassTable(NSLayoutConstraint.self)
    table.property("constant", \NSLayoutConstraint.constant)
    table.property("identifier", \NSLayoutConstraint.identifier)
    table.property("active", \NSLayoutConstraint.isActive)
    table.property("priority", \NSLayoutConstraint.priority)
    return table
  }
}
