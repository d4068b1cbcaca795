import UIKit

/// A view in a cell's hierarchy, with its frame in the cell.
@MainActor struct CellPart {
  var name: String
  /// In the coordinates of the cell.
  var frame: CGRect
  /// The number of views between the part and the cell, which has 0.
  var depth: Int

  /// One line for each fact: the name, then frame and depth.
  var summary: String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0.rounded()))" }
    return "\(name)\nx \(numbers[0])  y \(numbers[1])  \(numbers[2]) × \(numbers[3])  " + "depth".translated + " \(depth)"
  }

  /// Returns the visible parts of a cell, from back to front. The inside of controls, labels and images is not divided.
  static func parts(of cell: UITableViewCell) -> [CellPart] {
    var parts: [CellPart] = []
    func add(_ view: UIView, _ depth: Int) {
      guard !view.isHidden, view.alpha > 0, !view.bounds.isEmpty else { return }
      parts.append(CellPart(name: name(of: view, in: cell), frame: view.convert(view.bounds, to: cell), depth: depth))
      if view is UIControl || view is UILabel || view is UIImageView { return }
      for child in view.subviews { add(child, depth + 1) }
    }
    add(cell, 0)
    return parts
  }

  private static func name(of view: UIView, in cell: UITableViewCell) -> String {
    switch view {
    case cell: return "cell"
    case cell.contentView: return "contentView"
    case cell.backgroundView: return "backgroundView"
    case cell.selectedBackgroundView: return "selectedBackgroundView"
    case cell.accessoryView: return "accessoryView"
    case cell.textLabel: return "textLabel"
    case cell.detailTextLabel: return "detailTextLabel"
    case cell.imageView: return "imageView"
    default: break
    }
    switch String(describing: type(of: view)) {
    case "CellEditControl": return "editing control"
    case "CellReorderControl": return "reordering control"
    case "CellBackgroundView": return "backgroundView"
    case "SeparatorView": return "separator"
    case let name where name.contains("Accessory"): return "accessory"
    case let name: return name
    }
  }
}
