import QuartzCore

extension UISegmentedControl {
  final var look: UIDesign.Controls.Segments { ownLook ?? traitCollection.design.controls.segments }

  final func prepareFace() {
    for view in [face.ground, face.groundImage, face.selection] as [UIView] { addSubview(view) }
    addInteraction(UILargeContentViewerInteraction(delegate: nil))
    showFace()
  }

  final func state(ofSegment index: Int) -> State {
    var state: State = []
    if index == chosen, !isMomentary || drag != nil { state.insert(.selected) }
    if let drag {
      if drag.index == index, !drag.slides { state.insert(.highlighted) }
    } else if isMomentary, isHighlighted, index == keyedSegment {
      state.insert(.highlighted)
    }
    if !segments[index].isOn || !isEnabled { state.insert(.disabled) }
    return state
  }

  final func showFace() {
    let look = self.look
    let hasImages = looks.hasBackgrounds
    face.ground.isHidden = hasImages
    let hasSelection = chosen >= 0 && segments.indices.contains(chosen) && !hasImages && !isMomentary
    face.selection.alpha = hasSelection ? 1 : 0
    let ground = backgroundColor == nil ? look.background : .clear
    face.ground.show(
      look.face?.normal ?? .init(top: ground, bottom: ground), border: look.face?.border ?? .clear, radius: look.cornerRadius)
    face.selection.show(
      selectionFill(look), border: .clear, radius: look.selectionCornerRadius ?? max(0, look.cornerRadius - look.selectionInset))
    let layer = face.selection.layer
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = isEnabled ? Float(look.selectionShadow?.opacity ?? 0) : 0
    layer.shadowRadius = look.selectionShadow?.radius ?? 0
    layer.shadowOffset = look.selectionShadow?.offset ?? .zero
    if face.dividers.count != max(0, segments.count - 1) {
      for view in face.dividers { view.removeFromSuperview() }
      face.dividers = (1..<max(1, segments.count)).map { _ in
        let view = UIImageView(frame: .zero)
        insertSubview(view, aboveSubview: face.groundImage)
        return view
      }
    }
    for index in segments.indices { show(segments[index], state(ofSegment: index), look) }
    for (index, divider) in face.dividers.enumerated() { show(divider, after: index, look) }
    setNeedsLayout()
  }

  private func selectionFill(_ look: UIDesign.Controls.Segments) -> UIDesign.Table.Gradient {
    if let color = selectedSegmentTintColor, let shades = look.selectedShades {
      return .init(top: color.lighter(shades.lighter, traitCollection), bottom: color.darker(shades.darker, traitCollection))
    }
    let color = selectedSegmentTintColor ?? look.selected
    return selectedSegmentTintColor == nil ? look.face?.selected ?? .init(top: color, bottom: color) : .init(top: color, bottom: color)
  }

  private func show(_ view: SegmentView, _ state: State, _ look: UIDesign.Controls.Segments) {
    let isSelected = state.contains(.selected)
    view.ground.image = looks.backgrounds[.default]?.resolved(state)
    let color: UIColor =
      state.contains(.disabled) ? (isSelected ? look.disabledSelectedText : look.disabledText) : isSelected ? look.selectedText : look.text
    if let title = view.title {
      var attributes: [NSAttributedString.Key: Any] = [
        .font: (isSelected ? look.selectedFont : look.font).font, .foregroundColor: color,
      ]
      attributes.merge(looks.attributes[.normal] ?? [:]) { $1 }
      if state != .normal, let own = looks.attributes.exact(state) { attributes.merge(own) { $1 } }
      let text = NSAttributedString(string: title, attributes: attributes)
      if !NSAttributedString.areSame(view.label.attributedText, text) { view.label.attributedText = text }
      let shadow = !isSelected ? look.textShadow : state.contains(.disabled) ? .clear : look.selectedTextShadow
      view.label.shadowColor = shadow == .clear ? nil : shadow
      view.label.shadowOffset = CGSize(width: 0, height: isSelected ? look.selectedTextShadowOffset : look.textShadowOffset)
    }
    view.label.isHidden = view.title == nil
    view.imageView.image = view.image?.renderingMode == .automatic ? view.image?.withRenderingMode(.alwaysTemplate) : view.image
    view.imageView.tintColor = color
    view.imageView.isHidden = view.image == nil
    let isDown = state.contains(.highlighted)
    view.label.alpha = isDown ? look.pressedAlpha : 1
    view.imageView.alpha = view.label.alpha
    view.backgroundColor = isDown && view.ground.image == nil ? look.pressedShade : nil
    view.setNeedsLayout()
  }

  private func show(_ divider: UIImageView, after index: Int, _ look: UIDesign.Controls.Segments) {
    divider.image = looks.divider(left: state(ofSegment: index), right: state(ofSegment: index + 1), .default)
    divider.backgroundColor = divider.image == nil ? look.divider : nil
    // No line is drawn beside the selection where the selection is a separate plate.
    let isBeside = look.hidesDividersBesideSelection && divider.image == nil && !isMomentary && (index == chosen || index + 1 == chosen)
    divider.alpha = isBeside ? 0 : 1
  }

  package final var naturalSize: CGSize {
    let look = self.look
    let widths = segments.map { $0.ownWidth > 0 ? $0.ownWidth : ($0.contentWidth + 2 * look.padding).rounded(.up) }
    let height = max(look.height, looks.backgrounds[.default]?.resolved(.normal)?.size.height ?? 0)
    guard !apportionsSegmentWidthsByContent else { return CGSize(width: widths.reduce(0, +), height: height) }
    let widest = segments.indices.filter { segments[$0].ownWidth <= 0 }.map { widths[$0] }.max() ?? 0
    let width = segments.reduce(0) { $0 + ($1.ownWidth > 0 ? $1.ownWidth : widest) }
    return CGSize(width: width, height: height)
  }

  final func layoutFace() {
    let look = self.look
    let bounds = self.bounds
    face.ground.frame = bounds
    face.groundImage.frame = bounds
    let widths = shares(of: bounds.width, look)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = isMirrored ? bounds.maxX : bounds.minX
    for (index, view) in segments.enumerated() {
      let width = widths[index]
      if isMirrored { x -= width }
      let type: Segment = segments.count == 1 ? .alone : index == 0 ? .left : index == segments.count - 1 ? .right : .center
      let adjustment = contentPositionAdjustment(forSegmentType: type, barMetrics: .default)
      view.frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height).offsetBy(
        dx: adjustment.horizontal, dy: adjustment.vertical)
      if !isMirrored { x += width }
      if index < face.dividers.count {
        let divider = face.dividers[index]
        let thickness = divider.image?.size.width ?? 1
        let inset = divider.image == nil ? look.dividerInset : 0
        divider.frame = CGRect(x: x - thickness / 2, y: bounds.minY + inset, width: thickness, height: bounds.height - 2 * inset)
      }
    }
    guard let view = view(at: chosen) else { return }
    var box = CGRect(x: view.frame.minX, y: bounds.minY, width: view.frame.width, height: bounds.height)
    if look.face != nil {
      roundEnds(of: face.selection, look, isMirrored)
    } else {
      box = box.insetBy(dx: look.selectionInset, dy: look.selectionInset)
      if let drag, drag.slides { box = box.insetBy(dx: box.width * 0.025, dy: box.height * 0.04) }
    }
    face.selection.frame = box
  }

  /// Rounds the selection, which fills its segment in the classic design and shares the outer corners.
  private func roundEnds(of view: ControlFace, _ look: UIDesign.Controls.Segments, _ isMirrored: Bool) {
    var corners: CACornerMask = []
    let isFirst = chosen == (isMirrored ? segments.count - 1 : 0)
    let isLast = chosen == (isMirrored ? 0 : segments.count - 1)
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMinXMaxYCorner]) }
    if isLast { corners.formUnion([.layerMaxXMinYCorner, .layerMaxXMaxYCorner]) }
    view.layer.maskedCorners = corners
    view.layer.cornerRadius = corners.isEmpty ? 0 : look.cornerRadius
    view.layer.borderWidth = 1
    view.layer.borderColor = look.selectionBorder.cgColor
  }

  private func shares(of width: CGFloat, _ look: UIDesign.Controls.Segments) -> [CGFloat] {
    let fixed = segments.reduce(0) { $0 + max(0, $1.ownWidth) }
    let flexible = segments.filter { $0.ownWidth <= 0 }
    guard !flexible.isEmpty else { return segments.map(\.ownWidth) }
    let rest = max(0, width - fixed)
    guard apportionsSegmentWidthsByContent else {
      return segments.map { $0.ownWidth > 0 ? $0.ownWidth : rest / CGFloat(flexible.count) }
    }
    let wanted = segments.map { $0.contentWidth + 2 * look.padding }
    let sum = zip(segments, wanted).reduce(0) { $0 + ($1.0.ownWidth > 0 ? 0 : $1.1) }
    return zip(segments, wanted).map { $0.ownWidth > 0 ? $0.ownWidth : rest * $1 / max(1, sum) }
  }

  static var segmentedAppearanceProperties: [UIAppearanceProperty] {
    [
      UIAppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
      UIAppearanceProperty(\UISegmentedControl.apportionsSegmentWidthsByContent),
      UIAppearanceProperty { (proxy: UISegmentedControl, _: UISegmentedControl, control: UISegmentedControl) in
        control.looks.attributes.adopt(proxy.looks.attributes)
        for (metrics, images) in proxy.looks.backgrounds { control.looks.backgrounds[metrics, default: StateValues()].adopt(images) }
        for (metrics, images) in proxy.looks.dividers { control.looks.dividers[metrics, default: [:]].merge(images) { own, _ in own } }
        control.looks.adjustments.merge(proxy.looks.adjustments) { own, _ in own }
        control.contentsChanged()
      },
    ]
  }
}
