import Foundation

/// The symbols of circles, rectangles, stars and other plain shapes.
enum ShapeSymbols {
  static let family = make()

  private static func make() -> SymbolFamily {
    var family = SymbolFamily()
    family.addShape("circle", 21, 21, .circle(0, 0, 9.2))
    family.addShape("square", 19, 19, .rounded(-8.4, -8.4, 16.8, 16.8, 3.6))
    family.addShape("app", 20, 20, .rounded(-8.8, -8.8, 17.6, 17.6, 5))
    family.addShape("rectangle", 24, 18, .rounded(-10.6, -7.6, 21.2, 15.2, 3))
    family.addShape("rectangle.portrait", 18, 24, .rounded(-7.6, -10.6, 15.2, 21.2, 3))
    family.addShape("capsule", 24, 15, .rounded(-10.8, -6.2, 21.6, 12.4, 6.2))
    family.addShape("triangle", 22, 20, "M-1.6 -7.6 Q0 -10 1.6 -7.6 L9 5.6 Q10.2 8.2 7.4 8.2 H-7.4 Q-10.2 8.2 -9 5.6 Z")
    family.addShape(
      "diamond", 21, 21, "M-1.3 -8.6 Q0 -9.9 1.3 -8.6 L8.6 -1.3 Q9.9 0 8.6 1.3 L1.3 8.6 Q0 9.9 -1.3 8.6 L-8.6 1.3 Q-9.9 0 -8.6 -1.3 Z")
    for name in ["plus", "minus", "xmark", "exclamationmark", "questionmark"] {
      guard let diamond = family.symbols["diamond"], let filled = family.symbols["diamond.fill"],
        let mark = MarkSymbols.family.symbols[name]
      else { continue }
      let scale = 8.6 / max(mark.width, mark.height)
      family.add("\(name).diamond", 21, 21) { pen in
        pen.layer = 1
        diamond.draw(&pen)
        pen.layer = 0
        pen.enclosed(0, 0, scale: scale, mark.draw)
      }
      family.add("\(name).diamond.fill", 21, 21) { pen in
        pen.layer = 1
        filled.draw(&pen)
        pen.layer = 0
        pen.cutting { $0.enclosed(0, 0, scale: scale, mark.draw) }
      }
    }
    for name in ["app", "app.fill"] {
      guard let app = family.symbols[name] else { continue }
      family.add(name == "app" ? "app.badge" : "app.badge.fill", 23, 23) { pen in
        pen.layer = 1
        app.draw(&pen)
        pen.cut(.circle(7.6, -7.6, 5))
        pen.layer = 0
        pen.fill(.circle(7.6, -7.6, 3.6))
      }
    }
    family.add("memories", 21, 21) { pen in
      pen.stroke(.arc(0, 0, 9.2, from: -90, to: 150))
      for turn in stride(from: 175 as CGFloat, to: 270, by: 22) { pen.stroke(.arc(0, 0, 9.2, from: turn, to: turn + 5)) }
      pen.stroke("M0 -5 V0.6 L3.8 2.8")
    }
    family.add("selection.pin.in.out", 22, 22) { pen in
      for turn in stride(from: 0 as CGFloat, to: 360, by: 90) {
        pen.at(0, 0, turned: turn) { $0.stroke("M-9.2 -5 V-6.4 A2.8 2.8 0 0 1 -6.4 -9.2 H-5 M-1.6 -9.2 H1.6") }
      }
      pen.stroke("M-6 6 L-1.6 1.6 M-5.4 1.4 H-1.4 V5.4 M1.6 -1.6 L6 -6 M2.2 -6.2 H6.2 V-2.2")
    }
    for (name, isFilled) in [("", false), (".fill", true)] {
      family.add("point.topleft.down.to.point.bottomright.curvepath\(name)", 20, 21) { pen in
        pen.stroke("M-6.4 -4.8 V4.2 A3.2 3.2 0 0 0 0 4.2 V-4.2 A3.2 3.2 0 0 1 6.4 -4.2 V4.8")
        for (x, y) in [(-6.4, -7), (6.4, 7)] as [(CGFloat, CGFloat)] {
          if isFilled { pen.fillRounded(.circle(x, y, 2.2)) } else { pen.stroke(.circle(x, y, 2.2)) }
        }
      }
    }
    family.alias(
      "point.topleft.down.curvedto.point.bottomright.up", of: "point.topleft.down.to.point.bottomright.curvepath")
    family.alias(
      "point.topleft.down.curvedto.point.bottomright.up.fill", of: "point.topleft.down.to.point.bottomright.curvepath.fill")
    family.addShape("hexagon", 20, 22, .polygon(sides: 6, radius: 9.6, from: 30))
    family.addShape("pentagon", 21, 20, .polygon(sides: 5, radius: 9.8, from: -90))
    family.add("circle.dashed", 21, 21) { pen in
      for index in 0..<8 { pen.stroke(.arc(0, 0, 9.2, from: CGFloat(index) * 45 + 8, to: CGFloat(index) * 45 + 37)) }
    }
    family.add("circle.dotted", 21, 21) { pen in
      for index in 0..<14 {
        let angle = CGFloat(index) * 2 * .pi / 14
        pen.fill(.circle(9 * cos(angle), 9 * sin(angle), 0.25 + pen.line * 0.5))
      }
    }
    family.add("square.dashed", 19, 19) {
      $0.stroke(
        "M-8.4 -4.6 V-5.6 Q-8.4 -8.4 -5.6 -8.4 H-4.6 M4.6 -8.4 H5.6 Q8.4 -8.4 8.4 -5.6 V-4.6 M8.4 4.6 V5.6 Q8.4 8.4 5.6 8.4 H4.6 "
          + "M-4.6 8.4 H-5.6 Q-8.4 8.4 -8.4 5.6 V4.6 M-1.7 -8.4 H1.7 M-1.7 8.4 H1.7 M-8.4 -1.7 V1.7 M8.4 -1.7 V1.7")
    }
    family.add("smallcircle.filled.circle", 21, 21) { pen in
      pen.stroke(.circle(0, 0, 9.2))
      pen.fill(.circle(0, 0, 4))
    }
    family.add("largecircle.fill.circle", 21, 21) { pen in
      pen.stroke(.circle(0, 0, 9.2))
      pen.fill(.circle(0, 0, 6))
    }
    family.add("smallcircle.filled.circle.fill", 21, 21) { pen in
      pen.fillRounded(.circle(0, 0, 9.2))
      pen.cut(.circle(0, 0, 4))
    }
    for (name, half) in [("left", "M0 -9.2 A9.2 9.2 0 0 0 0 9.2 Z"), ("right", "M0 -9.2 A9.2 9.2 0 0 1 0 9.2 Z")] {
      family.add("circle.\(name)half.filled", 21, 21) { pen in
        pen.stroke(.circle(0, 0, 9.2))
        pen.fill(half)
      }
    }
    addGrids(to: &family)
    return family
  }

  private static func addGrids(to family: inout SymbolFamily) {
    func grid(_ columns: Int, _ rows: Int, cell: CGSize, gap: CGFloat, radius: CGFloat) -> PathData {
      var path = PathData()
      let width = CGFloat(columns) * cell.width + CGFloat(columns - 1) * gap
      let height = CGFloat(rows) * cell.height + CGFloat(rows - 1) * gap
      for row in 0..<rows {
        for column in 0..<columns {
          let x = CGFloat(column) * (cell.width + gap) - width / 2
          let y = CGFloat(row) * (cell.height + gap) - height / 2
          path.append(.rounded(x, y, cell.width, cell.height, radius))
        }
      }
      return path
    }
    family.addShape("square.grid.2x2", 20, 20, grid(2, 2, cell: CGSize(width: 6.6, height: 6.6), gap: 4, radius: 1.4))
    family.addShape("square.grid.3x3", 20, 20, grid(3, 3, cell: CGSize(width: 3.6, height: 3.6), gap: 3.2, radius: 0.8))
    family.addShape("rectangle.grid.1x2", 21, 20, grid(1, 2, cell: CGSize(width: 18, height: 6.4), gap: 4, radius: 1.6))
    family.addShape("rectangle.grid.2x2", 22, 18, grid(2, 2, cell: CGSize(width: 7.8, height: 5.4), gap: 4, radius: 1.3))
    family.addShape("circle.grid.2x2", 20, 20, grid(2, 2, cell: CGSize(width: 6.8, height: 6.8), gap: 3.8, radius: 3.4))
    family.add("circle.grid.3x3.fill", 20, 20) { pen in
      for x in [-7, 0, 7] as [CGFloat] { for y in [-7, 0, 7] as [CGFloat] { pen.fill(.circle(x, y, 1.3 + pen.line * 0.6)) } }
    }
    family.add("square.on.square", 22, 22) { pen in
      pen.layer = 1
      pen.stroke(.rounded(-9.4, -9.4, 13, 13, 2.8))
      pen.cut(.rounded(-5.6 - pen.line, -5.6 - pen.line, 15 + pen.line * 2, 15 + pen.line * 2, 3.6))
      pen.layer = 0
      pen.stroke(.rounded(-3.6, -3.6, 13, 13, 2.8))
    }
    family.add("square.fill.on.square.fill", 22, 22) { pen in
      pen.layer = 1
      pen.fillRounded(.rounded(-9.4, -9.4, 13, 13, 2.8))
      pen.cut(.rounded(-6, -6, 17, 17, 4))
      pen.layer = 0
      pen.fillRounded(.rounded(-3.6, -3.6, 13, 13, 2.8))
    }
    family.add("plus.square.on.square", 22, 22) { pen in
      pen.stroke(.rounded(-9.4, -9.4, 13, 13, 2.8))
      pen.cut(.rounded(-5.6 - pen.line, -5.6 - pen.line, 15 + pen.line * 2, 15 + pen.line * 2, 3.6))
      pen.stroke(.rounded(-3.6, -3.6, 13, 13, 2.8))
      pen.stroke("M-0.4 2.9 H6.2 M2.9 -0.4 V6.2")
    }
    let card = PathData.rounded(-9, -2.6, 18, 11.4, 2.4)
    for (name, isFilled) in [("rectangle.stack", false), ("rectangle.stack.fill", true)] {
      family.add(name, 21, 20) { pen in
        if isFilled { pen.fillRounded(card) } else { pen.stroke(card) }
        pen.stroke("M-7 -5.8 H7 M-5.2 -8.8 H5.2")
      }
    }
  }
}

extension PathData {
  /// Returns a polygon whose corners are slightly rounded by its stroke.
  static func polygon(sides: Int, radius: CGFloat, from degrees: CGFloat) -> PathData {
    var path = PathData()
    for index in 0..<sides {
      let angle = (degrees + 360 * CGFloat(index) / CGFloat(sides)) * .pi / 180
      let point = CGPoint(x: radius * cos(angle), y: radius * sin(angle))
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
    return path
  }

  /// Returns a star that rests on two of its points.
  static func star(_ count: Int, outer: CGFloat, inner: CGFloat, y: CGFloat = 0) -> PathData {
    var path = PathData()
    for index in 0..<count * 2 {
      let angle = CGFloat(index) * .pi / CGFloat(count) - .pi / 2
      let radius = index % 2 == 0 ? outer : inner
      let point = CGPoint(x: radius * cos(angle), y: radius * sin(angle) + y)
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
    return path
  }

  /// Returns a closed line that oscillates between two radii.
  static func wave(count: Int, inner: CGFloat, outer: CGFloat) -> PathData {
    var path = PathData()
    let steps = count * 12
    for index in 0..<steps {
      let angle = CGFloat(index) * 2 * .pi / CGFloat(steps)
      let radius = (inner + outer) / 2 + (outer - inner) / 2 * cos(angle * CGFloat(count))
      let point = CGPoint(x: radius * cos(angle), y: radius * sin(angle))
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
    return path
  }

  /// Returns a gear whose teeth narrow outward.
  static func gear(teeth: Int, inner: CGFloat, outer: CGFloat) -> PathData {
    var path = PathData()
    let step = 2 * CGFloat.pi / CGFloat(teeth)
    for index in 0..<teeth {
      let middle = CGFloat(index) * step - .pi / 2
      for (offset, radius) in [(-0.31, inner), (-0.18, outer), (0.18, outer), (0.31, inner)] as [(CGFloat, CGFloat)] {
        let angle = middle + offset * step
        let point = CGPoint(x: radius * cos(angle), y: radius * sin(angle))
        if path.isEmpty { path.move(to: point) } else { path.line(to: point) }
      }
    }
    path.close()
    return path
  }
}
