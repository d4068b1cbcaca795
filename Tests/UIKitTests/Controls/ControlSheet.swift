import Foundation
import UIKitTesting

@testable import UIKit

/// A sheet with a line for each kind of control and a column for each of its states.
@MainActor struct ControlSheet {
  let design: UIDesign
  let isDark: Bool
  let scale: CGFloat
  static let states: [(String, UIControl.State)] = [
    ("normal", .normal), ("highlighted", .highlighted), ("selected", .selected), ("disabled", .disabled), ("focused", .focused),
  ]

  /// A kind of control: what it is called, its measured size, and how to make one.
  struct Line {
    let name: String
    /// Modern and classic.
    let measured: (String?, String?)
    let width: CGFloat?
    let make: @MainActor () -> UIView

    init(_ name: String, measured: (String?, String?) = (nil, nil), width: CGFloat? = nil, _ make: @escaping @MainActor () -> UIView) {
      self.name = name
      self.measured = measured
      self.width = width
      self.make = make
    }
  }

  static let nameWidth: CGFloat = 190
  static let columnWidth: CGFloat = 150

  func picture(of lines: [Line]) -> CGImage {
    let width = Self.nameWidth + CGFloat(Self.states.count) * Self.columnWidth
    let screen = TestScreen(size: CGSize(width: width, height: 100), scale: scale, design: design)
    screen.traits = { $0.userInterfaceStyle = isDark ? .dark : .light }
    let root = UIView()
    root.backgroundColor = design == .classic ? .groupTableViewBackground : .systemBackground
    screen.show(root)
    var y: CGFloat = 26
    for (index, state) in Self.states.enumerated() {
      let label = UILabel(frame: CGRect(x: Self.nameWidth + CGFloat(index) * Self.columnWidth, y: 4, width: 140, height: 18))
      label.text = state.0
      label.font = .boldSystemFont(ofSize: 12)
      root.addSubview(label)
    }
    for line in lines {
      var height: CGFloat = 22
      var sizes = ""
      for (index, state) in Self.states.enumerated() {
        let control = line.make()
        (control as? UIControl)?.apply(state.1)
        root.addSubview(control)
        if let width = line.width { control.frame.size = control.sizeThatFits(CGSize(width: width, height: 0)) }
        if let width = line.width { control.frame.size.width = width } else { control.sizeToFit() }
        control.frame.origin = CGPoint(x: Self.nameWidth + CGFloat(index) * Self.columnWidth, y: y)
        height = max(height, control.frame.height)
        if index == 0 {
          sizes = "\(Double(control.frame.width).formatted()) × \(Double(control.frame.height).formatted())"
        }
      }
      let label = UILabel(frame: CGRect(x: 6, y: y, width: Self.nameWidth - 10, height: 34))
      label.numberOfLines = 2
      label.font = .systemFont(ofSize: 11)
      let measured = design == .classic ? line.measured.1 : line.measured.0
      label.text = line.name + "\n" + sizes + (measured.map { "  measured \($0)" } ?? "")
      root.addSubview(label)
      y += max(height, 30) + 12
    }
    showFocus(in: root)
    screen.resize(to: CGSize(width: width, height: y))
    screen.settle(timeout: 1)
    return screen.snapshot()
  }

  /// Only one element has focus, so the others of the column are told that they have it.
  private func showFocus(in root: UIView) {
    for view in root.subviews where view.frame.minX == Self.nameWidth + 4 * Self.columnWidth && view.isFocusable {
      view.layoutIfNeeded()
      view.flags.insert(.focused)
      (view as? UIControl)?.stateChanged()
      view.layoutIfNeeded()
      guard let effect = view.focusEffect else { continue }
      let ring = FocusRing()
      view.layer.addSublayer(ring)
      ring.surround(view, effect: effect)
      view.flags.remove(.focused)
    }
  }
}

extension UIControl {
  fileprivate func apply(_ state: State) {
    if state.contains(.highlighted) { isHighlighted = true }
    if state.contains(.selected) { isSelected = true }
    if state.contains(.disabled) { isEnabled = false }
  }
}
