import CoreGraphics
import Foundation
import TrestleTrials
import UIKit
import UIKitTesting

/// A screen of scroll views in each other, under bars, on which a finger and programs scroll while rows change.
@MainActor final class RandomScrolling {
  private var generator: Noise
  let screen: TestScreen
  private let navigation: UINavigationController
  private let table: RandomRows
  private var touch: TestTouch?

  init(seed: UInt64, scale: CGFloat) {
    generator = Noise(seed: seed)
    screen = TestScreen(size: CGSize(width: 160, height: 240), scale: scale, design: seed % 3 == 0 ? .classic : .modern)
    table = RandomRows(style: [.plain, .grouped, .insetGrouped][Int(seed % 3)])
    navigation = UINavigationController(rootViewController: table)
    navigation.setToolbarHidden(seed % 2 == 0, animated: false)
    screen.show(navigation)
    screen.settle()
  }

  private func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &generator) }
  private func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < part }
  private var point: CGPoint { CGPoint(x: number(0...160), y: number(20...230)) }
  private var row: IndexPath {
    IndexPath(row: Int.random(in: 0..<20, using: &generator), section: Int.random(in: 0..<3, using: &generator))
  }

  func step() {
    let view = table.tableView!
    switch Int.random(in: 0..<16, using: &generator) {
    case 0: drag()
    case 1: screen.flick(from: point, to: point)
    case 2, 3: screen.scrollWheel(at: point, delta: CGVector(dx: number(-20...20), dy: number(-90...90)))
    case 4, 5: view.contentOffset.y += number(-40...40)
    case 6: view.setContentOffset(CGPoint(x: 0, y: number(0...600)), animated: true)
    case 7: view.flashScrollIndicators()
    case 8: view.reloadRows(at: [row], with: chance(0.5) ? .fade : .none)
    case 9: (view.cellForRow(at: row) as? RandomRow)?.alter(using: &generator)
    case 10: (view.cellForRow(at: row) as? RandomRow)?.strip.contentOffset.x += number(-15...15)
    case 11: if chance(0.3) { navigation.setNavigationBarHidden(!navigation.isNavigationBarHidden, animated: chance(0.7)) }
    case 12: if chance(0.3) { navigation.setToolbarHidden(!navigation.isToolbarHidden, animated: chance(0.7)) }
    case 13: view.backgroundColor = chance(0.5) ? .systemTeal : UIColor.white.withAlphaComponent(chance(0.3) ? 0.5 : 1)
    default: screen.advance(by: chance(0.1) ? 0.5 : 1.0 / 60)
    }
  }

  private func drag() {
    if let held = touch {
      if chance(0.25) {
        held.up()
        touch = nil
      } else {
        held.move(to: point)
      }
    } else {
      touch = screen.touchDown(point)
    }
  }

  /// Whether the frame updated by moving pixels equals the one composed from scratch.
  var isTrueToScratch: Bool { screen.snapshot().hasSamePixels(as: screen.snapshotFromScratch()) }
}

/// Rows of texts beside a strip that scrolls by itself, under headers that stay.
@MainActor private final class RandomRows: UITableViewController {
  override func viewDidLoad() {
    title = "Rows"
    tableView.register(RandomRow.self, forCellReuseIdentifier: "row")
    tableView.rowHeight = 33.4
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 3 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
}

private final class RandomRow: UITableViewCell {
  let strip = UIScrollView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    strip.backgroundColor = .systemYellow
    strip.contentSize = CGSize(width: 200, height: 20)
    for index in 0..<8 {
      let spot = UIView(frame: CGRect(x: CGFloat(index) * 25, y: 4, width: 12, height: 12))
      spot.backgroundColor = .systemRed
      spot.layer.cornerRadius = index % 2 == 0 ? 6 : 0
      strip.addSubview(spot)
    }
    contentView.addSubview(strip)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    strip.frame = CGRect(x: 60, y: 6, width: 60, height: 20)
  }

  func alter(using generator: inout Noise) {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: textLabel?.text = "\(Int.random(in: 0..<1000, using: &generator))"
    case 1: contentView.alpha = Bool.random(using: &generator) ? 1 : 0.4
    case 2: backgroundColor = Bool.random(using: &generator) ? .white : .systemPink
    default: strip.transform = Bool.random(using: &generator) ? .identity : CGAffineTransform(rotationAngle: 0.2)
    }
  }
}
