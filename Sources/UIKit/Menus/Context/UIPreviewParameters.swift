import CoreGraphics
import Foundation

/// The look of a view while it is shown as a preview.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, NSCopying {
  /// The visible part of the view, in its coordinates; nil for the whole view.
  open var visiblePath: UIBezierPath?
  /// Where the shadow falls from; nil for the visible path.
  open var shadowPath: UIBezierPath?
  /// Behind the view; nil for the system's background.
  open var backgroundColor: UIColor! = .systemBackground

  public override required init() {
    super.init()
  }

  /// Parameters for text: `textLineRects` are the places of its lines, which the preview encloses closely.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let rects = textLineRects.map { $0.cgRectValue.insetBy(dx: -8, dy: -4) }
    guard let first = rects.first else { return }
    visiblePath = UIBezierPath(roundedRect: rects.dropFirst().reduce(first) { $0.union($1) }, cornerRadius: 8)
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { Copied(parameters: duplicate()) }.parameters
  }

  private func duplicate() -> UIPreviewParameters {
    let copy = type(of: self).init()
    copy.visiblePath = visiblePath
    copy.shadowPath = shadowPath
    copy.backgroundColor = backgroundColor
    return copy
  }

  /// Carries the copy out of the main actor, as whose it goes on.
  private struct Copied: @unchecked Sendable {
    let parameters: UIPreviewParameters
  }
}
