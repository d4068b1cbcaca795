internal import TrestleListModel

/// Draws the items of a group as text, for debugging.
struct GroupDrawing {
  private static let columns = 48
  private static let mostRows = 24
  private var canvas: [[Character]]
  private let scaleX: Double
  private let scaleY: Double

  init(_ solved: SolvedComposition) {
    let width = max(1, solved.size.width)
    let height = max(1, solved.size.height)
    // A character is about twice as high as it is wide.
    let rows = min(Self.mostRows, max(3, Int((height / width * Double(Self.columns) / 2).rounded())))
    scaleX = Double(Self.columns - 1) / width
    scaleY = Double(rows - 1) / height
    canvas = Array(repeating: Array(repeating: " ", count: Self.columns), count: rows)
    outline(CompositionFrame(0, 0, width, height))
    for (index, cell) in solved.cells.enumerated() {
      outline(cell.frame)
      write(String(index), in: cell.frame)
    }
  }

  var text: String { canvas.map { String($0) }.joined(separator: "\n") }

  private func place(_ frame: CompositionFrame) -> (left: Int, top: Int, right: Int, bottom: Int) {
    func column(_ x: Double) -> Int { min(max(Int((x * scaleX).rounded()), 0), Self.columns - 1) }
    func line(_ y: Double) -> Int { min(max(Int((y * scaleY).rounded()), 0), canvas.count - 1) }
    return (column(frame.x), line(frame.y), column(frame.x + frame.width), line(frame.y + frame.height))
  }

  private mutating func outline(_ frame: CompositionFrame) {
    let (left, top, right, bottom) = place(frame)
    for column in left...max(left, right) {
      canvas[top][column] = "-"
      canvas[bottom][column] = "-"
    }
    for line in top...max(top, bottom) {
      canvas[line][left] = "|"
      canvas[line][right] = "|"
    }
    for (line, column) in [(top, left), (top, right), (bottom, left), (bottom, right)] { canvas[line][column] = "+" }
  }

  private mutating func write(_ text: String, in frame: CompositionFrame) {
    let (left, top, right, bottom) = place(frame)
    let line = (top + bottom) / 2
    var column = (left + right - text.count + 1) / 2
    for character in text where column > left && column < right && line > top && line < bottom {
      canvas[line][column] = character
      column += 1
    }
  }
}
