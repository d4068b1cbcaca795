extension UIControl: LargeContentControl {
  func performLargeContentTap() { if isEnabled { performTap() } }
}

extension UIButton: LargeContentSource {
  var standardLargeContentTitle: String? { configuration?.title ?? currentAttributedTitle?.string ?? currentTitle }
  var standardLargeContentImage: UIImage? { configuration?.image ?? currentImage }
}
