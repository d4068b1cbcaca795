import CoreGraphics

/// The appearance of a view while it is shown as a preview.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, NSCopying {
  /// The visible part of the view, in its coordinates; nil for the whole view.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow; nil uses the visible path.
  open var shadowPath: UIBezierPath?
  /// The color behind the view; nil uses the system's background.
  open var backgroundColor: UIColor! = .systemBackground

  public override init() {
    super.init()
  }

  /// Creates parameters for text: `textLineRects` are the frames of its lines, which the preview encloses closely.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let rects = textLineRects.map { $0.cgRectValue.insetBy(dx: -8, dy: -4) }
    guard let first = rects.first else { return }
    visiblePath = UIBezierPath(roundedRect: rects.dropFirst().reduce(first) { $0.union($1) }, cornerRadius: 8)
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { Copied(parameters: duplicate()) }.parameters
  }

  /// Returns parameters of the class that UIKit gives copies.
  func made() -> UIPreviewParameters { UIPreviewParameters() }

  private func duplicate() -> UIPreviewParameters {
    let copy = made()
    copy.visiblePath = visiblePath
    copy.shadowPath = shadowPath
    copy.backgroundColor = backgroundColor
    return copy
  }

  /// Passes the copy out of the main actor.
  private struct Copied: @unchecked Sendable {
    let parameters: UIPreviewParameters
  }
}
