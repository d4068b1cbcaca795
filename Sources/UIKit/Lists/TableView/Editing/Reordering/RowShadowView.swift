import Foundation

@preconcurrency @MainActor final class RowShadowView: UIView, HeldShadow {
  private let editing: UIDesign.Editing

  init(editing: UIDesign.Editing) {
    self.editing = editing
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    if isSoft {
      layer.shadowColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
      layer.shadowOpacity = editing.shadowOpacity
      layer.shadowRadius = editing.shadowRadius
      layer.shadowOffset = .zero
    }
  }

  required init?(coder: NSCoder) { nil }

  private var isSoft: Bool { editing.shadowBelow.isEmpty }

  /// Places the shadow around `cell`, whose frame is `frame`.
  func show(_ cell: UIView, frame: CGRect) {
    let above = CGFloat(editing.shadowAbove.count)
    let place = frame.inset(by: UIEdgeInsets(top: -above, left: 0, bottom: -CGFloat(editing.shadowBelow.count), right: 0))
    let isNew = place.size != self.frame.size
    self.frame = place
    guard isNew else { return }
    if isSoft {
      layer.shadowPath = CGPath(
        roundedRect: bounds, cornerWidth: cell.layer.cornerRadius, cornerHeight: cell.layer.cornerRadius, transform: nil)
      return
    }
    let box = (cell as? UITableViewCell)?.boxBounds ?? cell.bounds
    func line(_ y: CGFloat, _ darkness: CGFloat) -> LayerItem {
      CellArt.bar(CGRect(x: box.minX, y: y, width: box.width, height: 1), color: CellArt.color(0x000000, alpha: darkness))
    }
    layer.items =
      editing.shadowAbove.enumerated().map { line(above - 1 - CGFloat($0.offset), $0.element) }
      + editing.shadowBelow.enumerated().map { line(above + frame.height + CGFloat($0.offset), $0.element) }
  }
}
