import UIKit

final class OverlayView: UIVisualEffectView {
  private let indicator = UIActivityIndicatorView(style: .large)

  init() {
    super.init(effect: UIBlurEffect(style: .dark))
    indicator.hidesWhenStopped = true
    contentView.addSubview(indicator)
    indicator.startAnimating()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
