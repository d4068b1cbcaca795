import Foundation

/// The button of one swipe action: a panel as high as the row, or the glossy one of the classic design.
@preconcurrency @MainActor final class SwipeActionButton: UIControl {
  let action: UIContextualAction
  private let design: UIDesign
  private let label = UILabel()
  private let picture = UIImageView()
  private var effectView: UIVisualEffectView?
  /// The width for which the button is laid out; during a full swipe the first action is wider.
  var contentWidth: CGFloat = 0

  init(_ action: UIContextualAction, design: UIDesign, perform: @escaping @MainActor (SwipeActionButton) -> Void) {
    self.action = action
    self.design = design
    super.init(frame: .zero)
    clipsToBounds = true
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = action.title
    label.text = action.title
    label.textAlignment = .center
    label.textColor = editing.actionText
    label.font = editing.actionFont.font
    picture.image = action.image?.withRenderingMode(.alwaysTemplate)
    picture.tintColor = editing.actionText
    picture.contentMode = .center
    label.shadowColor = editing.actionTextShadow == .clear ? nil : editing.actionTextShadow
    label.shadowOffset = editing.actionTextShadowOffset
    if let effect = action.backgroundEffect, editing.rowsFollowFinger {
      let view = UIVisualEffectView(effect: effect)
      view.isUserInteractionEnabled = false
      effectView = view
      addSubview(view)
    }
    for view in [picture, label] { addSubview(view) }
    addAction(UIAction { [weak self] _ in if let self { perform(self) } }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    action = UIContextualAction(style: .normal, title: nil) { _, _, done in done(false) }
    design = .modern
    super.init(coder: coder)
  }

  private var editing: UIDesign.Editing { design.editing }

  /// The color of the action: its own, or the design's for its style.
  var color: UIColor {
    if let effectColor { return effectColor }
    return action.backgroundColor ?? (action.style == .destructive ? editing.destructiveAction : editing.normalAction)
  }

  /// The color below an effect.
  private var effectColor: UIColor? { effectView == nil ? nil : action.backgroundColor ?? .clear }

  func preferredWidth(height: CGFloat) -> CGFloat {
    var content: CGFloat = 0
    if showsTitle(height) { content = label.sizeThatFits(CGSize(width: 200, height: 44)).width }
    if showsImage { content = max(content, action.image?.size.width ?? 0) }
    return max(editing.actionWidth, (content + 2 * editing.actionPadding).rounded(.up))
  }

  private var showsImage: Bool { action.image != nil && editing.rowsFollowFinger }
  private func showsTitle(_ height: CGFloat) -> Bool { action.title != nil && (!showsImage || height >= editing.imageAndTitleHeight) }

  override var isHighlighted: Bool { didSet { show() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    effectView?.frame = bounds
    // Until the row is open by the width of the action, its content keeps its size and is uncovered by the panel.
    let width = contentWidth
    let x = ((bounds.width - width) / 2).rounded()
    let showsTitle = showsTitle(bounds.height)
    picture.isHidden = !showsImage
    label.isHidden = !showsTitle
    if showsImage, showsTitle, let size = action.image?.size {
      let line = label.sizeThatFits(CGSize(width: 200, height: 44)).height
      let top = ((bounds.height - size.height - editing.imageTitleGap - line) / 2).rounded()
      picture.frame = CGRect(x: x, y: top, width: width, height: size.height)
      label.frame = CGRect(x: x, y: top + size.height + editing.imageTitleGap, width: width, height: line)
    } else {
      picture.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      label.frame = CGRect(x: x, y: face.minY, width: width, height: face.height)
    }
    show()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  /// The frame of the glossy face: 33 points high, 5 points below the top of a row of 44 points.
  private var face: CGRect {
    let height = min(editing.actionHeight ?? bounds.height, bounds.height)
    return CGRect(x: 0, y: ((bounds.height - height) / 2).rounded(.down), width: bounds.width, height: height)
  }

  private func show() {
    if let look = editing.actionFace {
      let color = self.color.resolvedColor(with: traitCollection)
      layer.items = SwipeActionFace(look: look, frame: face, color: color, isPressed: isHighlighted).items
    } else {
      backgroundColor = isHighlighted ? color.withAlphaComponent(editing.pressedActionAlpha) : color
    }
  }
}
