import Foundation

/// The appearance of a bar item, set on the item itself or through an appearance proxy.
struct BarItemLooks {
  var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  var tintColor: UIColor?
  var badgeColor: UIColor?
  var titlePosition: UIOffset?
  var images = BarButtonImages()
  var backImages = BarButtonImages()

  /// Returns these looks, with missing values taken from `other`.
  func over(_ other: BarItemLooks) -> BarItemLooks {
    BarItemLooks(
      titleAttributes: titleAttributes.merging(other.titleAttributes) { own, _ in own },
      badgeAttributes: badgeAttributes.merging(other.badgeAttributes) { own, _ in own }, tintColor: tintColor ?? other.tintColor,
      badgeColor: badgeColor ?? other.badgeColor, titlePosition: titlePosition ?? other.titlePosition, images: images.over(other.images),
      backImages: backImages.over(other.backImages))
  }
}
