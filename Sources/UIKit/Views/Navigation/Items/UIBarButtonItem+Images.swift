import CoreGraphics

/// The background images and adjustments of an item, by state, style and metrics.
struct BarButtonImages {
  struct Key: Hashable {
    var state: UIControl.State
    var style: UIBarButtonItem.Style?
    var metrics: UIBarMetrics
  }

  var images: [Key: UIImage] = [:]
  var verticalAdjustments: [UIBarMetrics: CGFloat] = [:]
  var titleAdjustments: [UIBarMetrics: UIOffset] = [:]

  func over(_ other: BarButtonImages) -> BarButtonImages {
    BarButtonImages(
      images: images.merging(other.images) { own, _ in own },
      verticalAdjustments: verticalAdjustments.merging(other.verticalAdjustments) { own, _ in own },
      titleAdjustments: titleAdjustments.merging(other.titleAdjustments) { own, _ in own })
  }

  /// Returns the image for a state, or that of the normal state.
  func image(for state: UIControl.State, style: UIBarButtonItem.Style, metrics: UIBarMetrics) -> UIImage? {
    if images.isEmpty { return nil }
    for metrics in metrics.inOrder() {
      for state in [state, .normal] {
        for style in [style, nil] {
          if let image = images[Key(state: state, style: style, metrics: metrics)] { return image }
        }
      }
    }
    return nil
  }
}

extension UIBarButtonItem {
  final var backgroundImages: BarButtonImages { shownLooks.images }
  final var backBackgroundImages: BarButtonImages { shownLooks.backImages }

  /// Sets an image behind the button in a state and a bar height.
  public final func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    ownLooks.images.images[.init(state: state, style: nil, metrics: barMetrics)] = backgroundImage
  }

  /// Returns the image behind the button in a state and a bar height.
  public final func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages.images[.init(state: state, style: nil, metrics: barMetrics)]
  }

  /// Sets an image behind the button in a state, for buttons of a style.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    ownLooks.images.images[.init(state: state, style: style, metrics: barMetrics)] = backgroundImage
  }

  /// Returns the image behind the button in a state, for buttons of a style.
  public final func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages.images[.init(state: state, style: style, metrics: barMetrics)]
  }

  /// Moves the background image down by a distance in points.
  public final func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    ownLooks.images.verticalAdjustments[barMetrics] = adjustment
  }

  /// Returns the distance by which the background image is moved down.
  public final func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backgroundImages.verticalAdjustments[barMetrics] ?? 0
  }

  /// Shifts the title in points.
  public final func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    ownLooks.images.titleAdjustments[barMetrics] = adjustment
  }

  /// Returns the shift of the title.
  public final func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backgroundImages.titleAdjustments[barMetrics] ?? .zero
  }

  /// Sets the image behind the back button that shows this item's title.
  public final func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    ownLooks.backImages.images[.init(state: state, style: nil, metrics: barMetrics)] = backgroundImage
  }

  /// Returns the image behind the back button in a state and a bar height.
  public final func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backBackgroundImages.images[.init(state: state, style: nil, metrics: barMetrics)]
  }

  /// Shifts the title of the back button in points.
  public final func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    ownLooks.backImages.titleAdjustments[barMetrics] = adjustment
  }

  /// Returns the shift of the back button's title.
  public final func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backBackgroundImages.titleAdjustments[barMetrics] ?? .zero
  }

  /// Moves the back button's background image down by a distance in points.
  public final func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    ownLooks.backImages.verticalAdjustments[barMetrics] = adjustment
  }

  /// Returns the distance by which the back button's background image is moved down.
  public final func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backBackgroundImages.verticalAdjustments[barMetrics] ?? 0
  }
}
