import CoreGraphics

/// Shows previews in a context menu with the previewed controller's actions.
@MainActor final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  private weak var source: UIView?
  private weak var listener: (any UIViewControllerPreviewingDelegate)?
  private lazy var interaction = UIContextMenuInteraction(delegate: self)
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ source: UIView) {
    listener = delegate
    self.source = source
    sourceRect = source.bounds
    super.init()
    source.addInteraction(interaction)
  }

  func end() { source?.removeInteraction(interaction) }

  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { interaction.recognizer }
  var delegate: any UIViewControllerPreviewingDelegate { listener ?? Nobody.shared }
  var sourceView: UIView { source ?? UIView() }

  /// Represents a released delegate.
  private final class Nobody: UIViewControllerPreviewingDelegate {
    static let shared = Nobody()

    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController? { nil }
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController) {}
  }
}

extension PreviewingContext: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    sourceRect = source?.bounds ?? .zero
    guard let controller = listener?.previewingContext(self, viewControllerForLocation: location) else { return nil }
    return UIContextMenuConfiguration(previewProvider: { controller }) { _ in
      UIMenu(children: controller.previewActionItems.compactMap { UIMenuElement.element(for: $0, controller) })
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { lifted }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { lifted }

  /// The lifted part of the view, as set by the delegate.
  private var lifted: UITargetedPreview? {
    guard let source, source.window != nil else { return nil }
    let rect = sourceRect.intersection(source.bounds)
    guard !rect.isNull, rect.width > 0, rect.height > 0, rect != source.bounds,
      let part = source.resizableSnapshotView(from: rect, afterScreenUpdates: false, withCapInsets: .zero)
    else { return nil }
    return UITargetedPreview(
      view: part, parameters: UIPreviewParameters(),
      target: UIPreviewTarget(container: source, center: CGPoint(x: rect.midX, y: rect.midY)))
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let controller = animator.previewViewController else { return }
    animator.preferredCommitStyle = .pop
    animator.addCompletion { [weak self] in
      guard let self else { return }
      listener?.previewingContext(self, commit: controller)
    }
  }
}
