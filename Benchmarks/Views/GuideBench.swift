import Foundation
import UIKit
import UIKitTesting

/// Times the performance rules of the table view guide: as advised, and otherwise.
@MainActor enum GuideBench {
  static func run() {
    print("| rule | as advised | otherwise | ratio |\n|---|---|---|---|")
    compare("Opaque subviews, instead of translucent ones: a frame of a scroll", scroll(Row.opaque), scroll(Row.translucent))
    compare("One view that draws six texts, instead of six labels: a frame of a scroll", scroll(Row.drawn), scroll(Row.labels))
    compare(
      "No layout of visible rows, instead of a layout in each frame: a frame of a scroll", scroll(Row.labels),
      scroll(Row.labels, relays: true))
    compare("Cells from the queue, instead of new ones: a frame of a scroll", scroll(Row.labels), scroll(Row.labels, reuses: false))
    compare("Images of the size of their view, instead of larger ones: a frame of a scroll", scroll(Row.image), scroll(Row.largeImage))
    compare("One row reloaded, instead of all data", reload(all: false), reload(all: true))
    compare("One row height, instead of the delegate's for 100,000 rows: the first load", load(.fixed), load(.delegate))
    compare("Estimated heights, instead of the delegate's for 100,000 rows: the first load", load(.estimated), load(.delegate))
    compare("One row height, instead of heights by constraints: a frame of a scroll", scroll(Row.labels), scroll(Row.constraints))
    compare(
      "Content that keeps its picture, instead of one that is drawn in each frame: the animation to editing mode", edit(false), edit(true))
    compare("The advisor off, instead of on: a frame of a scroll", scroll(Row.labels), advised { scroll(Row.labels) })
  }

  /// The contents of a row.
  private enum Row { case opaque, translucent, drawn, labels, image, largeImage, constraints }

  private enum Heights { case fixed, delegate, estimated }

  private static func compare(_ rule: String, _ advised: @autoclosure () -> Double, _ otherwise: @autoclosure () -> Double) {
    // In turns, so that other work on the machine affects both.
    var first: [Double] = []
    var second: [Double] = []
    for _ in 0..<5 {
      first.append(advised())
      second.append(otherwise())
    }
    let (a, b) = (first.sorted()[2], second.sorted()[2])
    print("| \(rule) | \(text(a)) | \(text(b)) | \(String(format: "%.2f", b / a)) |")
  }

  private static func text(_ seconds: Double) -> String {
    seconds < 1e-3 ? String(format: "%.0f µs", seconds * 1e6) : String(format: "%.2f ms", seconds * 1e3)
  }

  private static func advised(_ body: () -> Double) -> Double {
    UIGuideAdvisor.start { _ in }
    defer { UIGuideAdvisor.stop() }
    return body()
  }

  private static func show(_ source: Source) -> (TestScreen, UITableView) {
    let screen = TestScreen(size: CGSize(width: 375, height: 667), scale: 2)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)
    table.dataSource = source
    table.delegate = source
    if source.row == .constraints {
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 44
    } else {
      table.rowHeight = 44
    }
    screen.show(table)
    screen.settle()
    return (screen, table)
  }

  /// Returns the time of a frame of a scroll by 24 points, in which a row appears every second frame.
  private static func scroll(_ row: Row, reuses: Bool = true, relays: Bool = false) -> Double {
    let source = Source(row, reuses: reuses)
    let (screen, table) = show(source)
    let frames = 200
    let start = CACurrentTime()
    for _ in 0..<frames {
      table.contentOffset.y += 24
      if relays { for cell in table.visibleCells { cell.setNeedsLayout() } }
      screen.advance(by: 1.0 / 60)
    }
    return (CACurrentTime() - start) / Double(frames)
  }

  private static func reload(all: Bool) -> Double {
    let (screen, table) = show(Source(.labels))
    let path = IndexPath(row: 3, section: 0)
    let start = CACurrentTime()
    for _ in 0..<50 {
      if all { table.reloadData() } else { table.reloadRows(at: [path], with: .none) }
      screen.advance(by: 1.0 / 60)
    }
    return (CACurrentTime() - start) / 50
  }

  private static func load(_ heights: Heights) -> Double {
    let source: any UITableViewDataSource & UITableViewDelegate = heights == .fixed ? Source(.labels) : TallSource()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)
    if heights == .fixed { table.rowHeight = 44 }
    if heights == .estimated { table.estimatedRowHeight = 45 }
    table.dataSource = source
    table.delegate = source
    let start = CACurrentTime()
    table.reloadData()
    table.layoutIfNeeded()
    return CACurrentTime() - start
  }

  private static func edit(_ redraws: Bool) -> Double {
    let source = Source(.drawn)
    source.redraws = redraws
    let (screen, table) = show(source)
    let start = CACurrentTime()
    for isOn in [true, false, true, false] {
      table.setEditing(isOn, animated: true)
      for _ in 0..<24 {
        if redraws { for cell in table.visibleCells { cell.contentView.subviews.first?.setNeedsDisplay() } }
        screen.advance(by: 1.0 / 60)
      }
    }
    return (CACurrentTime() - start) / 4
  }

  /// Real time: the clock of a test screen is virtual.
  private static func CACurrentTime() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  /// A hundred thousand rows of one kind.
  private class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    let row: Row
    private let reuses: Bool
    var redraws = false

    init(_ row: Row, reuses: Bool = true) {
      self.row = row
      self.reuses = reuses
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100_000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let used = reuses ? tableView.dequeueReusableCell(withIdentifier: "row") : nil
      let cell = used as? BenchCell ?? BenchCell(row)
      cell.fill(indexPath.row)
      return cell
    }
  }

  /// Rows whose heights the delegate provides.
  private final class TallSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100_000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { CGFloat(44 + indexPath.row % 3) }
  }

  private final class BenchCell: UITableViewCell {
    /// Draws six texts in one bitmap.
    final class Texts: UIView {
      var number = 0
      override func draw(_ rect: CGRect) {
        for index in 0..<6 {
          ("Text \(number) \(index)" as NSString).draw(
            at: CGPoint(x: 10 + index % 3 * 110, y: 3 + index / 3 * 20), withAttributes: [.font: UIFont.systemFont(ofSize: 14)])
        }
      }
    }

    private static let images: [CGFloat: UIImage] = [40: image(40), 640: image(640)]
    private var labels: [UILabel] = []
    private let texts = Texts(frame: CGRect(x: 0, y: 0, width: 375, height: 43))

    init(_ row: Row) {
      super.init(style: .default, reuseIdentifier: "row")
      switch row {
      case .opaque, .translucent:
        for index in 0..<6 {
          let part = UIView(frame: CGRect(x: 10 + index % 3 * 110, y: 3 + index / 3 * 20, width: 100, height: 18))
          part.backgroundColor = UIColor.systemBlue.withAlphaComponent(row == .opaque ? 1 : 0.5)
          contentView.addSubview(part)
        }
      case .drawn:
        texts.backgroundColor = .white
        contentView.addSubview(texts)
      case .labels:
        for index in 0..<6 {
          let label = UILabel(frame: CGRect(x: 10 + index % 3 * 110, y: 3 + index / 3 * 20, width: 105, height: 18))
          label.font = .systemFont(ofSize: 14)
          labels.append(label)
          contentView.addSubview(label)
        }
      case .constraints:
        var above: UILabel?
        for _ in 0..<2 {
          let label = UILabel()
          label.font = .systemFont(ofSize: 14)
          label.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(label)
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10).isActive = true
          label.topAnchor.constraint(equalTo: above?.bottomAnchor ?? contentView.topAnchor, constant: 3).isActive = true
          above = label
          labels.append(label)
        }
        above?.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -3).isActive = true
      case .image, .largeImage:
        let view = UIImageView(frame: CGRect(x: 10, y: 2, width: 40, height: 40))
        view.image = Self.images[row == .image ? 40 : 640]
        contentView.addSubview(view)
      }
    }

    required init?(coder: NSCoder) { nil }

    func fill(_ number: Int) {
      for (index, label) in labels.enumerated() { label.text = "Text \(number) \(index)" }
      guard texts.superview != nil else { return }
      texts.number = number
      texts.setNeedsDisplay()
    }

    private static func image(_ side: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
        for index in 0..<8 {
          UIColor(hue: CGFloat(index) / 8, saturation: 1, brightness: 1, alpha: 1).setFill()
          context.fill(CGRect(x: side * CGFloat(index) / 8, y: 0, width: side / 8, height: side))
        }
      }
    }
  }
}
