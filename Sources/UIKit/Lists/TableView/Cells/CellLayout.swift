import Foundation

/// The frames of the image and the two texts of a standard cell in its content view, as a pure function of their sizes and the design.
struct CellLayout: Equatable {
  var image: CGRect?
  var title = CGRect.zero
  /// nil if there is no space for it.
  var detail: CGRect?

  /// The parts to lay out, with their sizes when unconstrained.
  struct Parts {
    var style: UITableViewCell.CellStyle
    var imageSize: CGSize?
    var title: CGSize
    var detail: CGSize?
    var indentation: CGFloat = 0
    /// An additional leading offset of the image.
    var imageShift: CGFloat = 0
    /// The distance between the texts and the trailing edge.
    var trailingInset: CGFloat = 0
  }

  init(size: CGSize, parts: Parts, table: UIDesign.Table) {
    var left = table.textInset + parts.indentation
    if parts.style != .value2, let natural = parts.imageSize, natural.width > 0, natural.height > 0 {
      let scale = min(1, size.height / natural.height)
      let fitted = CGSize(width: natural.width * scale, height: natural.height * scale)
      let x = Self.imageInset(height: fitted.height, in: size.height, table) + parts.indentation + parts.imageShift
      image = CGRect(x: x, y: (size.height - fitted.height) / 2, width: fitted.width, height: fitted.height)
      left = x + fitted.width + table.imageGap
    }
    let right = max(left, size.width - parts.trailingInset)
    let room = right - left
    switch parts.style {
    // A single text has the height of the content and is centered in it; an empty label takes no space.
    case .default: title = Self.line(x: left, width: room, height: parts.title.height > 0 ? size.height : 0, in: size)
    case .subtitle: stack(left: left, room: room, size: size, parts: parts)
    case .value1: putBeside(left: left, right: right, size: size, parts: parts)
    case .value2: putLabelled(right: right, size: size, parts: parts, table: table)
    }
  }

  private static func imageInset(height: CGFloat, in room: CGFloat, _ table: UIDesign.Table) -> CGFloat {
    guard table.imagesAreEvenlyInset else { return table.imageInset }
    return max(table.imageInset, min(table.textInset, (room - height) / 2).rounded(.down))
  }

  private static func line(x: CGFloat, width: CGFloat, height: CGFloat, in size: CGSize) -> CGRect {
    let height = min(height, size.height)
    return CGRect(x: x, y: (size.height - height) / 2, width: max(0, width), height: height)
  }

  private mutating func stack(left: CGFloat, room: CGFloat, size: CGSize, parts: Parts) {
    guard let below = parts.detail, below.height > 0 else {
      title = Self.line(x: left, width: room, height: parts.title.height, in: size)
      return
    }
    let height = parts.title.height + below.height
    let top = (size.height - height) / 2
    title = CGRect(x: left, y: top, width: min(parts.title.width, room), height: parts.title.height)
    detail = CGRect(x: left, y: top + parts.title.height, width: min(below.width, room), height: below.height)
  }

  private mutating func putBeside(left: CGFloat, right: CGFloat, size: CGSize, parts: Parts) {
    let gap: CGFloat = 6
    let room = right - left
    let titleWidth = min(parts.title.width, room)
    title = Self.line(x: left, width: titleWidth, height: parts.title.height, in: size)
    guard let beside = parts.detail, beside.width > 0 else { return }
    let rest = room - titleWidth - gap
    // A width below 20 points fits only an ellipsis, so the title gets the full width.
    guard rest >= min(beside.width, 20) else { return }
    let width = min(beside.width, rest)
    detail = Self.line(x: right - width, width: width, height: beside.height, in: size)
  }

  private mutating func putLabelled(right: CGFloat, size: CGSize, parts: Parts, table: UIDesign.Table) {
    let start = table.textInset + parts.indentation
    title = Self.line(x: start, width: table.labelEnd - table.textInset, height: parts.title.height, in: size)
    guard let value = parts.detail else { return }
    let x = table.labelValueStart + parts.indentation
    detail = Self.line(x: x, width: right - x, height: value.height, in: size)
  }

  /// Returns the layout for right-to-left languages.
  func mirrored(in width: CGFloat) -> Self {
    func mirror(_ frame: CGRect) -> CGRect { CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) }
    var mirrored = self
    mirrored.image = image.map(mirror)
    mirrored.title = mirror(title)
    mirrored.detail = detail.map(mirror)
    return mirrored
  }
}
