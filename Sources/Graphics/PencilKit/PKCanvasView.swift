import UIKit

/// Receives the events of a canvas. All methods are optional.
@preconcurrency @MainActor public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
}
extension PKCanvasViewDelegate {
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
  public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
  public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
  public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
}

/// The input that can draw.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
  /// The setting of the user.
  case `default`
  /// Fingers and pencils draw.
  case anyInput
  /// Only a pencil draws. There is none on Linux, so nothing is drawn.
  case pencilOnly
}

/// A canvas for drawing with fingers, the mouse or a pen.
@preconcurrency @MainActor open class PKCanvasView: UIScrollView {
  private final class Page: UIView {
    var drawing = PKDrawing() { didSet { setNeedsDisplay() } }
    var current: PKStroke? { didSet { setNeedsDisplay() } }
    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      for stroke in drawing.strokes { stroke.draw(in: context) }
      current?.draw(in: context)
    }
  }
  private let page = Page()
  private var tracked: UITouch?

  /// Creates an empty canvas with a pen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }
  private func prepare() {
    page.backgroundColor = .clear
    page.isOpaque = false
    page.isUserInteractionEnabled = false
    addSubview(page)
    isScrollEnabled = false
    if backgroundColor == nil { backgroundColor = .systemBackground }
  }

  /// The strokes on the canvas; empty by default.
  open var drawing: PKDrawing {
    get { page.drawing }
    set {
      page.drawing = newValue
      changed()
    }
  }
  /// The tool with which touches draw or erase; a pen by default.
  open var tool: any PKTool = PKInkingTool(.pen)
  /// The input that can draw; the setting of the user by default.
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default
  /// Whether fingers draw, not only pencils; true by default.
  open var allowsFingerDrawing = true
  /// Has no effect, because no ruler is shown.
  open var isRulerActive = false
  /// Whether touches draw; true by default.
  open var isDrawingEnabled = true
  private var canvasDelegate: (any PKCanvasViewDelegate)? { delegate as? any PKCanvasViewDelegate }

  open override var canBecomeFirstResponder: Bool { true }

  private func changed() { canvasDelegate?.canvasViewDrawingDidChange(self) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: max(bounds.width, contentSize.width), height: max(bounds.height, contentSize.height))
    if page.frame != CGRect(origin: .zero, size: size) {
      page.frame = CGRect(origin: .zero, size: size)
      page.setNeedsDisplay()
    }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isDrawingEnabled, allowsFingerDrawing, drawingPolicy != .pencilOnly, tracked == nil, let touch = touches.first else { return }
    tracked = touch
    canvasDelegate?.canvasViewDidBeginUsingTool(self)
    if let tool = tool as? PKInkingTool {
      page.current = PKStroke(ink: tool.ink, path: PKStrokePath(controlPoints: [point(touch, tool, nil)], creationDate: Date()))
    } else {
      erase(at: touch.location(in: page))
    }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let tracked, touches.contains(tracked) else { return }
    if let tool = tool as? PKInkingTool, var stroke = page.current {
      stroke.path.points.append(point(tracked, tool, stroke))
      page.current = stroke
    } else {
      erase(at: tracked.location(in: page))
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let tracked, touches.contains(tracked) else { return }
    self.tracked = nil
    if let stroke = page.current {
      page.current = nil
      let before = page.drawing
      page.drawing.strokes.append(stroke)
      remember(before)
      changed()
    }
    canvasDelegate?.canvasViewDidEndUsingTool(self)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let tracked, touches.contains(tracked) else { return }
    self.tracked = nil
    page.current = nil
    canvasDelegate?.canvasViewDidEndUsingTool(self)
  }

  private var began: TimeInterval = 0
  private func point(_ touch: UITouch, _ tool: PKInkingTool, _ stroke: PKStroke?) -> PKStrokePoint {
    if stroke == nil { began = touch.timestamp }
    return PKStrokePoint(
      location: touch.location(in: page), timeOffset: touch.timestamp - began, size: CGSize(width: tool.width, height: tool.width),
      opacity: tool.inkType == .marker ? 0.5 : tool.inkType == .pencil ? 0.8 : 1, force: 1, azimuth: 0, altitude: .pi / 2)
  }
  private func erase(at place: CGPoint) {
    guard tool is PKEraserTool else { return }
    let kept = page.drawing.strokes.filter { stroke in
      !stroke.path.contains {
        hypot($0.location.applying(stroke.transform).x - place.x, $0.location.applying(stroke.transform).y - place.y)
          < max(8, $0.size.width)
      }
    }
    guard kept.count != page.drawing.strokes.count else { return }
    let before = page.drawing
    page.drawing.strokes = kept
    remember(before)
    changed()
  }
  private func remember(_ before: PKDrawing) {
    undoManager?.registerUndo(withTarget: self) { canvas in
      MainActor.assumeIsolated {
        let now = canvas.drawing
        canvas.drawing = before
        canvas.remember(now)
      }
    }
  }
}

/// Receives events about the tool picker. All methods are optional.
@preconcurrency @MainActor public protocol PKToolPickerObserver: AnyObject {
  func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
  func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
  func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
  /// Called when the area covered by the picker changed.
  func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}
extension PKToolPickerObserver {
  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}
extension PKCanvasView: PKToolPickerObserver {
  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) { tool = toolPicker.selectedTool }
}

/// A bar with inks and an eraser at the bottom of the window, for the view that is first responder.
@preconcurrency @MainActor open class PKToolPicker: NSObject {
  private var observers: [ObjectIdentifier: Weak] = [:]
  private struct Weak { weak var value: (any PKToolPickerObserver)? }
  private var bar: UIStackView?
  @InterfaceState private static var pickers: [ObjectIdentifier: PKToolPicker] = [:]
  /// Creates a picker of tools, which is hidden until a responder shows it.
  public override init() { super.init() }
  open class func shared(for window: UIWindow) -> PKToolPicker? {
    let id = ObjectIdentifier(window)
    if let known = pickers[id] { return known }
    let made = PKToolPicker()
    pickers[id] = made
    return made
  }
  /// The tool that draws or erases; a pen by default.
  open var selectedTool: any PKTool = PKInkingTool(.pen) { didSet { tell { $0.toolPickerSelectedToolDidChange(self) } } }
  /// Whether the ruler is active. Observers are notified, but no ruler is shown.
  open var isRulerActive = false { didSet { tell { $0.toolPickerIsRulerActiveDidChange(self) } } }
  open var isVisible: Bool { bar != nil }
  /// Whether the user may show the ruler.
  open var showsDrawingPolicyControls = true
  /// Shows or hides the bar with a view.
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
    guard visible != isVisible else { return }
    if visible, let window = (responder as? UIView)?.window {
      let bar = UIStackView(
        arrangedSubviews: tools.map { name, tool in
          let button = UIButton(primaryAction: UIAction(title: name) { [weak self] _ in self?.selectedTool = tool })
          button.accessibilityLabel = name
          return button
        })
      bar.distribution = .fillEqually
      bar.backgroundColor = .secondarySystemBackground
      bar.layer.cornerRadius = 12
      bar.frame = CGRect(x: 12, y: window.bounds.height - 72, width: window.bounds.width - 24, height: 52)
      bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      window.addSubview(bar)
      self.bar = bar
    } else {
      bar?.removeFromSuperview()
      bar = nil
    }
    tell { $0.toolPickerVisibilityDidChange(self) }
  }
  private var tools: [(String, any PKTool)] {
    let tools: [(String, any PKTool)] = [
      ("Pen", PKInkingTool(.pen)), ("Pencil", PKInkingTool(.pencil)), ("Marker", PKInkingTool(.marker, color: .systemYellow)),
      ("Red", PKInkingTool(.pen, color: .systemRed)), ("Eraser", PKEraserTool(.vector)),
    ]
    return tools.map { (LocalizedStrings.word($0.0), $0.1) }
  }
  /// Returns the part of a view that the bar covers.
  open func frameObscured(in view: UIView) -> CGRect { bar.map { $0.convert($0.bounds, to: view) } ?? .null }
  open func addObserver(_ observer: any PKToolPickerObserver) {
    observers[ObjectIdentifier(observer)] = Weak(value: observer)
    observer.toolPickerSelectedToolDidChange(self)
  }
  open func removeObserver(_ observer: any PKToolPickerObserver) { observers[ObjectIdentifier(observer)] = nil }
  private func tell(_ call: (any PKToolPickerObserver) -> Void) { for observer in observers.values.compactMap(\.value) { call(observer) } }
}
