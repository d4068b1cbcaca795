import CoreGraphics

/// Presents over the whole window, or over a context in it, optionally keeping the presenter's view.
@MainActor final class CoverPresentationController: UIPresentationController {
  private let style: UIModalPresentationStyle

  init(style: UIModalPresentationStyle, presented: UIViewController, presenting: UIViewController?) {
    self.style = style
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var presentationStyle: UIModalPresentationStyle { style }
  override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }
  override var shouldPresentInFullscreen: Bool { style == .fullScreen || style == .overFullScreen }
}
