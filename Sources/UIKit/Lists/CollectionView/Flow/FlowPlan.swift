import CoreGraphics
internal import TrestleListModel

/// The positions of all parts of a flow layout.
///
/// A value, so that the geometry before an update can be queried after it.
struct FlowPlan {
  var geometry = FlowGeometry()
  var isVertical = true
  var scale: CGFloat = 1
  /// The length of the content across the scrolling axis.
  var breadth: CGFloat = 0

  var contentSize: CGSize {
    isVertical ? CGSize(width: breadth, height: geometry.extent) : CGSize(width: geometry.extent, height: breadth)
  }

  /// Returns a rectangle of the content. Origins are rounded to pixels, half up; sizes are not rounded.
  private func rect(main: Double, cross: Double, length: Double, breadth: Double) -> CGRect {
    let main = pixel(main)
    let cross = pixel(cross)
    return isVertical
      ? CGRect(x: cross, y: main, width: breadth, height: length) : CGRect(x: main, y: cross, width: length, height: breadth)
  }

  private func pixel(_ value: Double) -> Double { (value * scale + 0.5).rounded(.down) / scale }

  func itemFrame(_ path: ItemPath) -> CGRect {
    let frame = geometry.frame(of: path)
    return rect(main: frame.main, cross: frame.cross, length: frame.size.main, breadth: frame.size.cross)
  }

  /// Returns the frame of a position after the last item of its section; in an empty section, of an item of a standard size.
  func frameBehindLast(_ place: ItemPath, standard: FlowSize) -> CGRect {
    var frame = geometry.sections[place.section].frame(behindLast: place.item, standard: standard)
    frame.main += geometry.start(ofSection: place.section)
    return rect(main: frame.main, cross: frame.cross, length: frame.size.main, breadth: frame.size.cross)
  }

  /// Returns the frame of a section's header, or nil if it has none. A pinned header stays within `stretch` and its section.
  func headerFrame(_ section: Int, pinnedTo stretch: ClosedRange<Double>?) -> CGRect? {
    let length = geometry.sections[section].metrics.header
    guard length > 0 else { return nil }
    var start = geometry.start(ofSection: section)
    if let stretch { start = min(max(start, stretch.lowerBound), geometry.footerStart(ofSection: section) - length) }
    return rect(main: start, cross: 0, length: length, breadth: breadth)
  }

  func footerFrame(_ section: Int, pinnedTo stretch: ClosedRange<Double>?) -> CGRect? {
    let metrics = geometry.sections[section].metrics
    guard metrics.footer > 0 else { return nil }
    var start = geometry.footerStart(ofSection: section)
    if let stretch {
      start = max(min(start, stretch.upperBound - metrics.footer), geometry.start(ofSection: section) + metrics.header)
    }
    return rect(main: start, cross: 0, length: metrics.footer, breadth: breadth)
  }

  /// Returns the range of a rectangle along the scrolling axis. Rounded origins may differ from the exact ones by half a pixel.
  func stretch(of rect: CGRect) -> (low: Double, high: Double) {
    let slack = 1 / scale
    return isVertical ? (rect.minY - slack, rect.maxY + slack) : (rect.minX - slack, rect.maxX + slack)
  }
}
