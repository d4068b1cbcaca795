import Foundation
import UIKitTesting

import UIKit
@testable import UIKitValues
@_spi(UIKitParts) @testable import UIKitViews

/// A sheet with a line for each kind of control and a column for each of its states, beside the measured sizes.
@MainActor struct ControlSheet {
  let look: Look
  let scale: CGFloat

  /// The designs and appearances that sheets show.
  enum Look: String, CaseIterable {
    case modern, dark, classic

    @MainActor var design: UIDesign { self == .classic ? .classic : .modern }
  }

  enum State: String, CaseIterable {
    case normal, highlighted, selected, disabled, focused
  }

  /// A kind of control: its name, its measured size, and its creation.
  struct Line {
    let name: String
    /// Modern and classic; a dimension of nil was not measured.
    var measured: (modern: Size?, classic: Size?) = (nil, nil)
    var width: CGFloat?
    /// The states that differ from the normal one.
    var shows: [State] = [.highlighted, .disabled, .focused]
    /// The touch location for the highlighted state, as fractions of the size.
    var press = CGPoint(x: 0.5, y: 0.5)
    let make: @MainActor () -> UIView
  }

  struct Size: CustomStringConvertible {
    var width: CGFloat?
    var height: CGFloat?

    var description: String {
      guard let height else { return "" }
      return width.map { "\(Double($0).formatted()) × \(Double(height).formatted())" } ?? "\(Double(height).formatted()) high"
    }
    func fits(_ size: CGSize) -> Bool { (width ?? size.width) == size.width && (height ?? size.height) == size.height }
  }

  static let nameWidth: CGFloat = 190
  static let columnWidth: CGFloat = 150

  /// An image, and its differences from the measurements and between states.
  struct Result {
    var image: CGImage
    var flaws: [String] = []
  }

  func result(of lines: [Line], states: [State] = State.allCases, columnWidth: CGFloat = columnWidth) -> Result {
    let width = Self.nameWidth + CGFloat(states.count) * columnWidth
    let screen = TestScreen(size: CGSize(width: width, height: 100), scale: scale, design: look.design)
    screen.traits = { $0.userInterfaceStyle = look == .dark ? .dark : .light }
    let root = UIView()
    root.backgroundColor = look == .classic ? .groupTableViewBackground : .systemBackground
    screen.show(root)
    for (index, state) in states.enumerated() {
      let label = UILabel(frame: CGRect(x: Self.nameWidth + CGFloat(index) * columnWidth, y: 4, width: 140, height: 18))
      label.text = state.rawValue
      label.font = .boldSystemFont(ofSize: 12)
      root.addSubview(label)
    }
    var placed: [(line: Line, views: [State: UIView])] = []
    var flaws: [String] = []
    var y: CGFloat = 32
    for line in lines {
      var views: [State: UIView] = [:]
      var height: CGFloat = 22
      for (index, state) in states.enumerated() {
        let view = line.make()
        root.addSubview(view)
        // The dots of the classic design are white.
        if look == .classic, view is UIPageControl { view.backgroundColor = UIColor(white: 0.55, alpha: 1) }
        apply(state, to: view)
        var size = view.sizeThatFits(CGSize(width: line.width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        if let width = line.width { size.width = width }
        if let height = measured(line)?.height, view is UIToolbar { size.height = height }
        view.frame = CGRect(x: Self.nameWidth + CGFloat(index) * columnWidth, y: y, width: size.width, height: size.height)
        height = max(height, view.frame.height)
        views[state] = view
      }
      let size = views[.normal]?.frame.size ?? .zero
      let measured = measured(line)
      if let measured, !measured.fits(size) { flaws.append("\(line.name) is \(size), measured \(measured)") }
      let label = UILabel(frame: CGRect(x: 6, y: y, width: Self.nameWidth - 10, height: 34))
      label.numberOfLines = 2
      label.font = .systemFont(ofSize: 11)
      label.text =
        line.name + "\n" + Size(width: size.width, height: size.height).description + (measured.map { ", measured \($0)" } ?? "")
      root.addSubview(label)
      placed.append((line, views))
      y += max(height, 30) + 14
    }
    screen.resize(to: CGSize(width: width, height: y))
    screen.settle(timeout: 1)
    let fingers = placed.compactMap { press($0.views[.highlighted], at: $0.line.press, on: screen) }
    for (_, views) in placed { if let view = views[.focused] { showFocus(in: view) } }
    // An activity indicator rotates continuously; all images of a line are of the same time.
    screen.advance(by: 0.4)
    let image = screen.snapshot()
    for (line, views) in placed {
      guard let normal = views[.normal] else { continue }
      for (index, state) in states.enumerated() where line.shows.contains(state) {
        if looksAlike(normal, offset: CGFloat(index) * columnWidth, in: image) { flaws.append("\(line.name) looks \(state) as normal") }
      }
    }
    for finger in fingers { finger.cancel() }
    return Result(image: image, flaws: flaws)
  }

  private func measured(_ line: Line) -> Size? { look == .classic ? line.measured.classic : line.measured.modern }

  private func apply(_ state: State, to view: UIView) {
    let controls = [view as? UIControl, (view as? UISearchBar)?.searchTextField].compactMap { $0 }
    for control in controls {
      if state == .selected { control.isSelected = true }
      if state == .disabled { control.isEnabled = false }
    }
    for item in (view as? UIToolbar)?.items ?? [] {
      if state == .selected { item.isSelected = true }
      if state == .disabled { item.isEnabled = false }
    }
  }

  private func press(_ view: UIView?, at share: CGPoint, on screen: TestScreen) -> TestTouch? {
    guard let view, view.isUserInteractionEnabled else { return nil }
    let point = CGPoint(x: view.bounds.width * share.x, y: view.bounds.height * share.y)
    return screen.touchDown(view.convert(point, to: nil))
  }

  /// Only one element can have focus, so the state is set explicitly for the others of the column.
  private func showFocus(in root: UIView) {
    guard let view = FocusOrder.items(in: root).first else { return }
    view.layoutIfNeeded()
    view.flags.insert(.focused)
    (view as? UIControl)?.stateChanged()
    view.layoutIfNeeded()
    defer { view.flags.remove(.focused) }
    guard let effect = view.focusEffect else { return }
    let ring = FocusRing()
    view.layer.addSublayer(ring)
    ring.surround(view, effect: effect)
  }

  /// Returns whether a view's surroundings look the same as those `offset` points to the right.
  private func looksAlike(_ view: UIView, offset: CGFloat, in image: CGImage) -> Bool {
    let box = view.frame.insetBy(dx: -5, dy: -5)
    for y in stride(from: Int(box.minY * scale), to: Int(box.maxY * scale), by: 1) {
      for x in stride(from: Int(box.minX * scale), to: Int(box.maxX * scale), by: 1) {
        let other = Int((CGFloat(x) / scale + offset) * scale)
        guard other < image.width, y < image.height else { continue }
        let (first, second) = (image.pixel(x: x, y: y), image.pixel(x: other, y: y))
        let distance = [(first.red, second.red), (first.green, second.green), (first.blue, second.blue)].reduce(0) {
          max($0, abs(Int($1.0) - Int($1.1)))
        }
        // The stripes of the classic ground differ from column to column.
        if distance > 12 { return false }
      }
    }
    return true
  }
}
