import CoreGraphics

extension UIScrollView {
  /// Applies the attributes of every scroll view's element, including text views, tables and collection views.
  final func takeScrollAttributes(_ element: PlannedElement) {
    isScrollEnabled = element.flag("scrollEnabled", true)
    bounces = element.flag("bounces", true)
    alwaysBounceVertical = element.flag("alwaysBounceVertical", false)
    alwaysBounceHorizontal = element.flag("alwaysBounceHorizontal", false)
    isPagingEnabled = element.flag("pagingEnabled", false)
    isDirectionalLockEnabled = element.flag("directionalLockEnabled", false)
    showsHorizontalScrollIndicator = element.flag("showsHorizontalScrollIndicator", true)
    showsVerticalScrollIndicator = element.flag("showsVerticalScrollIndicator", true)
    delaysContentTouches = element.flag("delaysContentTouches", true)
    canCancelContentTouches = element.flag("canCancelContentTouches", true)
    bouncesZoom = element.flag("bouncesZoom", true)
    if let scale = element.number("minimumZoomScale"), scale > 0 { minimumZoomScale = scale }
    if let scale = element.number("maximumZoomScale"), scale > 0 { maximumZoomScale = scale }
    if let style = element.word("indicatorStyle", ["default": IndicatorStyle.default, "black": .black, "white": .white]) {
      indicatorStyle = style
    }
    if let mode = element.word("keyboardDismissMode", ["none": KeyboardDismissMode.none, "onDrag": .onDrag, "interactive": .interactive]) {
      keyboardDismissMode = mode
    }
    if let behavior = element.word("contentInsetAdjustmentBehavior", Self.adjustments) { contentInsetAdjustmentBehavior = behavior }
    if let insets = element.insets("contentInset") { contentInset = insets }
    if let insets = element.insets("scrollIndicatorInsets") { scrollIndicatorInsets = insets }
    if let size = element.size("contentSize") { contentSize = size }
  }

  private static let adjustments: [String: ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "never": .never, "always": .always, "scrollableAxes": .scrollableAxes,
  ]
}
