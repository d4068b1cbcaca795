import Foundation

/// Symbols of everyday objects: tools, games, weather, money, charts.
enum EverydaySymbols {
  static let family = make()

  private static func make() -> SymbolFamily {
    var family = SymbolFamily()
    addCharts(to: &family)
    addWeather(to: &family)
    addTools(to: &family)
    addGames(to: &family)
    addHealth(to: &family)
    return family
  }

  private static func addCharts(to family: inout SymbolFamily) {
    family.addShape("chart.bar", 22, 18, "M-8.8 1.6 H-4.6 V7.6 H-8.8 Z M-2.1 -3 H2.1 V7.6 H-2.1 Z M4.6 -7.6 H8.8 V7.6 H4.6 Z")
    family.addShape("chart.pie", 21, 21, .circle(0, 0, 9)) { $0.stroke("M0 -9 V0 L6.4 6.4") }
    family.add("chart.line.uptrend.xyaxis", 22, 19) { $0.stroke("M-9 -8 V8 H9 M-6 4 L-2 -1 L2 2 L8 -6") }
    family.addWithEnclosed("dollarsign", 14, 22) { pen in
      pen.stroke("M5 -4.4 C4.6 -6.6 2.6 -7.6 0 -7.6 C-2.8 -7.6 -5 -6.2 -5 -3.8 C-5 1.4 5.4 -1.4 5.4 3.8 C5.4 6.4 3 7.6 0 7.6")
      pen.stroke("M0 7.6 C-3 7.6 -5.2 6.4 -5.6 4.2 M0 -10 V10")
    }
    family.addWithEnclosed("eurosign", 17, 18) { pen in
      pen.stroke("M6.6 -5.4 C5.4 -7.2 3.6 -8 1.6 -8 C-2.4 -8 -4.6 -4.4 -4.6 0 C-4.6 4.4 -2.4 8 1.6 8 C3.6 8 5.4 7.2 6.6 5.4")
      pen.stroke("M-7 -2 H3 M-7 2 H2")
    }
    family.add("sum", 16, 19) { $0.stroke("M6 -8 H-6 L1 0 L-6 8 H6") }
    family.add("infinity", 22, 12) {
      $0.stroke("M0 0 C2 -3 4 -4.6 6 -4.6 C8.4 -4.6 10 -2.6 10 0 C10 2.6 8.4 4.6 6 4.6 C2 4.6 -2 -4.6 -6 -4.6")
      $0.stroke("M-6 -4.6 C-8.4 -4.6 -10 -2.6 -10 0 C-10 2.6 -8.4 4.6 -6 4.6 C-4 4.6 -2 3 0 0")
    }
    family.add("at", 21, 21) { pen in
      pen.stroke(.circle(0, 0, 3.6))
      pen.stroke("M3.6 -3.8 V1.6 C3.6 4.8 9 4.6 9 0 C9 -5.2 5 -9 0 -9 C-5 -9 -9 -5 -9 0 C-9 5 -5 9 0 9 C2.2 9 4 8.4 5.4 7.4")
    }
  }

  private static func addWeather(to family: inout SymbolFamily) {
    family.addSolid("umbrella", 21, 21, "M-9 0 C-9 -5 -5 -9 0 -9 C5 -9 9 -5 9 0 Z") { $0.stroke("M0 0 V6.6 C0 9.4 4.4 9.4 4.4 6.6") }
    family.add("snow", 21, 21) { pen in
      for turn in [0, 60, 120] as [CGFloat] {
        pen.at(0, 0, turned: turn) { $0.stroke("M0 -9 V9 M-2.6 -7.6 L0 -5 L2.6 -7.6 M-2.6 7.6 L0 5 L2.6 7.6") }
      }
    }
    family.add("wind", 22, 18) {
      $0.stroke("M-9 -2 H3.4 C7.6 -2 7.6 -7.6 3.8 -7.6 C2 -7.6 1 -6.4 1 -5 M-9 2 H7 C10.4 2 10.4 6.6 7.2 6.6 M-6 6 H0")
    }
    family.add("tornado", 20, 20) { $0.stroke("M-8.6 -8 H8.6 M-6.6 -4 H7 M-4 0 H5.4 M-1.6 4 H3.6 M0.4 8 H1.8") }
    family.addShape(
      "thermometer", 12, 22, "M-2.6 -6.6 C-2.6 -10.2 2.6 -10.2 2.6 -6.6 V2.2 C6.2 4.4 4.6 9.4 0 9.4 C-4.6 9.4 -6.2 4.4 -2.6 2.2 Z"
    ) { $0.stroke("M0 -3 V5.6") }
    for (name, arrow) in [("sunrise", "M-2.8 -6.2 L0 -9 L2.8 -6.2 M0 -9 V-4.6"), ("sunset", "M-2.8 -7.4 L0 -4.6 L2.8 -7.4 M0 -9 V-4.6")] {
      family.addSolid(name, 23, 20, "M-5.4 4.4 C-5.4 1.4 -3 -1 0 -1 C3 -1 5.4 1.4 5.4 4.4 Z") { pen in
        pen.stroke(arrow)
        pen.stroke("M-9.8 4.4 H-8 M8 4.4 H9.8 M-7 -2.6 L-6 -1.6 M7 -2.6 L6 -1.6 M-9 8 H9")
      }
    }
    family.add("sparkles", 21, 21) { pen in
      pen.fill("M-2 -8 Q-1 -1 6 0 Q-1 1 -2 8 Q-3 1 -10 0 Q-3 -1 -2 -8 Z")
      pen.fill("M6 -9.4 Q6.5 -6 9.6 -5.6 Q6.5 -5.2 6 -1.8 Q5.5 -5.2 2.4 -5.6 Q5.5 -6 6 -9.4 Z")
    }
  }

  private static func addTools(to family: inout SymbolFamily) {
    family.addSolid("hammer", 22, 22, "M-9 -4.6 C-6 -8.6 -1 -8.8 2.4 -6 L5 -3.4 L1.6 0 L-1 -2.6 C-3.4 -5 -6 -5 -9 -4.6 Z") {
      $0.stroke("M1.6 -1.6 L9 6 M9 6 L6.6 8.4 L-0.4 1")
    }
    family.addShape(
      "wrench", 21, 21, "M8.6 -5 L5 -3.4 L3.4 -5 L5 -8.6 C1 -9.4 -2.6 -5.6 -1.2 -1.6 L-8.2 5.4 L-5.4 8.2 L1.6 1.2 C5.6 2.6 9.4 -1 8.6 -5 Z")
    family.addShape("ruler", 24, 12, .rounded(-10.4, -4.4, 20.8, 8.8, 1.6)) { $0.stroke("M-6 -4 V-0.6 M-2 -4 V0.8 M2 -4 V-0.6 M6 -4 V0.8") }
    family.addSolid("paintbrush", 22, 22, "M9 -9 L-1.4 -1.4 L1.4 1.4 Z") {
      $0.stroke("M-2.4 0 C-6.4 0.4 -5 6 -9 8 C-4 10 1.4 7.6 0.2 2.6")
    }
    family.addShape(
      "paintpalette", 22, 20,
      "M0 -8.6 C6 -8.6 9.6 -5 9.6 -1 C9.6 2.4 7 3 4.6 2.6 C2 2.2 1.4 4 2.2 5.6 C3 7.4 2 8.6 0 8.6 C-5.6 8.6 -9.6 5 -9.6 0 C-9.6 -5 -5.6 -8.6 0 -8.6 Z"
    ) { pen in
      for point in [(-5, -2), (-1.6, -5), (3.4, -4.6)] as [(CGFloat, CGFloat)] { pen.fill(.circle(point.0, point.1, 1.4)) }
    }
    family.addShape("cube", 21, 22, "M0 -9.4 L8.4 -4.8 V4.8 L0 9.4 L-8.4 4.8 V-4.8 Z") { $0.stroke("M-8 -4.6 L0 0 L8 -4.6 M0 0 V9") }
    family.addShape("shippingbox", 21, 22, "M0 -9.4 L8.4 -4.8 V4.8 L0 9.4 L-8.4 4.8 V-4.8 Z") {
      $0.stroke("M-8 -4.6 L0 0 L8 -4.6 M0 0 V9 M-4.2 -7 L4.2 -2.4")
    }
    family.add("crop", 21, 21) { $0.stroke("M-5.4 -9 V5.4 H9 M-9 -5.4 H5.4 V9") }
    family.addSolid("cpu", 21, 21, "M-4 -6 H4 Q6 -6 6 -4 V4 Q6 6 4 6 H-4 Q-6 6 -6 4 V-4 Q-6 -6 -4 -6 Z") { pen in
      pen.stroke("M-2.6 -6 V-9 M2.6 -6 V-9 M-2.6 6 V9 M2.6 6 V9 M-6 -2.6 H-9 M-6 2.6 H-9 M6 -2.6 H9 M6 2.6 H9")
    }
    family.add("network", 21, 21) { pen in
      pen.stroke(.circle(0, 0, 9))
      pen.stroke("M-9 0 H9 M0 -9 V9 M0 -9 C-5.4 -4 -5.4 4 0 9 M0 -9 C5.4 -4 5.4 4 0 9")
    }
    family.addSolid("pin", 16, 22, "M-3.4 -9 H3.4 L2.6 -2.4 C5 -1.2 5.8 0.6 5.8 2.4 H-5.8 C-5.8 0.6 -5 -1.2 -2.6 -2.4 Z") {
      $0.stroke("M0 2.4 V9.4")
    }
    family.add("fork.knife", 20, 22) {
      $0.stroke("M-7.6 -9 V-4 C-7.6 -1.6 -2.4 -1.6 -2.4 -4 V-9 M-5 -9 V9 M6 -9 C2.4 -7 2.4 1 4 1.6 H6 Z V9")
    }
    family.addSolid("cup.and.saucer", 23, 19, "M-7.6 -7 H5 V0 C5 5.4 -7.6 5.4 -7.6 0 Z") {
      $0.stroke("M5 -5 C9.6 -6 9.6 1.6 4.6 1.2 M-9 8 H7")
    }
    family.addSolid("bed.double", 24, 18, "M-10 1 C-10 -1.6 -9 -2 -7 -2 H7 C9 -2 10 -1.6 10 1 V4.4 H-10 Z") {
      $0.stroke("M-7.6 -2 V-5.6 C-7.6 -6.8 -7 -7.4 -5.8 -7.4 H5.8 C7 -7.4 7.6 -6.8 7.6 -5.6 V-2 M-9 4.4 V7.4 M9 4.4 V7.4")
    }
    family.addSolid("graduationcap", 25, 18, "M0 -7.6 L11 -2.6 L0 2.4 L-11 -2.6 Z") {
      $0.stroke("M-6 0 V4.6 C-3.4 7.6 3.4 7.6 6 4.6 V0 M10 -2 V5")
    }
  }

  private static func addGames(to family: inout SymbolFamily) {
    family.addShape(
      "gamecontroller", 25, 18,
      "M-6 -6.6 H6 C9 -6.6 10.8 1 10.8 5 C10.8 8.4 7.6 8 5.4 4.4 L4.4 3 H-4.4 L-5.4 4.4 C-7.6 8 -10.8 8.4 -10.8 5 C-10.8 1 -9 -6.6 -6 -6.6 Z"
    ) { pen in
      pen.stroke("M-7 -2 H-2.6 M-4.8 -4.2 V0.2")
      for point in [(3.6, -3.2), (6.6, -0.8)] as [(CGFloat, CGFloat)] { pen.fill(.circle(point.0, point.1, 1.1)) }
    }
    family.addShape("crown", 24, 18, "M-8.4 6.6 L-10.4 -4.6 L-4.6 -0.4 L0 -7.4 L4.6 -0.4 L10.4 -4.6 L8.4 6.6 Z")
    family.addSolid("trophy", 22, 22, "M-5.4 -9 H5.4 V-3 C5.4 2.6 -5.4 2.6 -5.4 -3 Z") {
      $0.stroke("M-5.4 -6.6 C-10 -8 -10 -0.6 -5 -1 M5.4 -6.6 C10 -8 10 -0.6 5 -1 M0 1.4 V6.6 M-4.4 8.8 H4.4 M-3 6.6 H3")
    }
    family.addShape(
      "puzzlepiece", 22, 22,
      "M-8.6 -5 H-3.4 C-5.2 -9.8 2.2 -9.8 0.4 -5 H5.6 V0 C10.4 -1.8 10.4 5.4 5.6 3.6 V8.6 H-8.6 V3.6 C-4 5.4 -4 -1.8 -8.6 0 Z")
    family.addShape(
      "suit.heart", 20, 20, "M0 8.4 C-4 5 -8.6 1.8 -8.6 -3 C-8.6 -8.6 -2 -9.4 0 -4.8 C2 -9.4 8.6 -8.6 8.6 -3 C8.6 1.8 4 5 0 8.4 Z")
    family.addShape("suit.diamond", 18, 22, "M0 -9.4 L7 0 L0 9.4 L-7 0 Z")
    family.addShape(
      "suit.spade", 20, 22,
      "M0 -9.4 C4 -5.4 8.6 -2.6 8.6 1.8 C8.6 6 3 6.8 0.8 3.4 L2.6 9 H-2.6 L-0.8 3.4 C-3 6.8 -8.6 6 -8.6 1.8 C-8.6 -2.6 -4 -5.4 0 -9.4 Z")
    family.addShape(
      "suit.club", 21, 22,
      "M-3 -2 C-5.4 -9.8 5.4 -9.8 3 -2 C10.6 -4 10.6 6 3.6 4.4 C2.4 4.2 1.4 3.6 0.9 2.8 L2.6 9 H-2.6 L-0.9 2.8 C-1.4 3.6 -2.4 4.2 -3.6 4.4 C-10.6 6 -10.6 -4 -3 -2 Z"
    )
    let dots: [[(CGFloat, CGFloat)]] = [
      [(0, 0)], [(4, -4), (-4, 4)], [(4, -4), (0, 0), (-4, 4)], [(4, -4), (-4, 4), (-4, -4), (4, 4)],
      [(4, -4), (-4, 4), (-4, -4), (4, 4), (0, 0)], [(4, -4), (-4, 4), (-4, -4), (4, 4), (-4, 0), (4, 0)],
    ]
    for (index, points) in dots.enumerated() {
      family.addShape("die.face.\(index + 1)", 21, 21, .rounded(-8.4, -8.4, 16.8, 16.8, 3.6)) { pen in
        for point in points { pen.fill(.circle(point.0, point.1, 1.7)) }
      }
    }
    family.addSolid("pawprint", 21, 20, "M0 -0.6 C3 -0.6 6.4 4 6 6.6 C5.4 9.4 2 7.4 0 7.4 C-2 7.4 -5.4 9.4 -6 6.6 C-6.4 4 -3 -0.6 0 -0.6 Z")
    { pen in
      for point in [(-7.4, -1.4), (-3, -6), (3, -6), (7.4, -1.4)] as [(CGFloat, CGFloat)] { pen.fill(.circle(point.0, point.1, 1.9)) }
    }
  }

  private static func addHealth(to family: inout SymbolFamily) {
    family.addShape("cross", 21, 21, "M-3 -9 H3 V-3 H9 V3 H3 V9 H-3 V3 H-9 V-3 H-3 Z")
    family.addShape("pills", 22, 22, "M-7.8 0.6 L0.6 -7.8 C4.6 -10.6 10.6 -4.6 7.8 -0.6 L-0.6 7.8 C-4.6 10.6 -10.6 4.6 -7.8 0.6 Z") {
      $0.stroke("M-3.6 -3.6 L3.6 3.6")
    }
    family.addSolid(
      "hand.thumbsup", 21, 21,
      "M-3.6 -0.6 C-1 -2.6 -0.6 -5 -0.4 -7.6 C-0.2 -9.8 3.4 -9.6 3.4 -6.4 C3.4 -4.6 3 -3.4 2.6 -2.4 H7.2 C9.4 -2.4 9.4 0 8.6 0.8 L6.6 7 "
        + "C6.2 8.2 5.4 8.6 4.2 8.6 H0 C-1.4 8.6 -2.4 8 -3.6 7.4 Z"
    ) { $0.stroke("M-8.6 -1 H-6.4 V8 H-8.6 Z") }
    if let up = family.symbols["hand.thumbsup"], let filled = family.symbols["hand.thumbsup.fill"] {
      for (name, base) in [("hand.thumbsdown", up), ("hand.thumbsdown.fill", filled)] {
        family.add(name, 21, 21) { pen in pen.at(0, 0, turned: 180) { base.draw(&$0) } }
      }
    }
    family.addShape(
      "hand.raised", 20, 22,
      "M-5.4 1.6 V-5.6 C-5.4 -7.6 -2.6 -7.6 -2.6 -5.6 V-7.8 C-2.6 -9.8 0.2 -9.8 0.2 -7.8 V-6.8 C0.2 -8.8 3 -8.8 3 -6.8 V-4.6 C3 -6.4 5.6 -6.4 "
        + "5.6 -4.6 V2 C7 0.4 9.2 1.4 8.2 3.2 L5.4 7.6 C4 9.4 2.6 9.6 0.6 9.6 C-3.4 9.6 -5.4 7 -5.4 1.6 Z"
    ) { $0.stroke("M-2.6 -5.6 V-0.4 M0.2 -6.8 V-0.6 M3 -4.6 V-0.4") }
    family.add("figure.walk", 16, 22) { pen in
      pen.fill(.circle(0.6, -8, 1.8))
      pen.stroke("M0.4 -4.4 L-0.8 1.4 L2.4 4.4 L3.6 9 M-0.8 1.4 L-2.4 5 L-5.2 8.8 M-4.8 0.4 L-4 -2.8 L0.4 -4.4 L2.6 -1.2 L5.4 -0.4")
    }
    family.alias("figure.run", of: "figure.walk")
    family.add("bicycle", 26, 18) { pen in
      pen.stroke(.circle(-7, 3.4, 4.4))
      pen.stroke(.circle(7, 3.4, 4.4))
      pen.stroke("M-7 3.4 L-3 -3.6 H4.4 L0 3.4 Z M-4.2 -6.4 L0 3.4 M-5.8 -6.4 H-2.4 M7 3.4 L3.6 -7 H6.4")
    }
    family.addShape("bus", 20, 22, .rounded(-7.4, -8.8, 14.8, 15.6, 2.4)) { pen in
      pen.stroke("M-7 0.4 H7 M-4.6 6.8 V9.2 M4.6 6.8 V9.2")
      for x in [-4, 4] as [CGFloat] { pen.fill(.circle(x, 3.6, 1.2)) }
    }
    family.alias("tram", of: "bus")
    family.alias("tram.fill", of: "bus.fill")
  }
}

extension SymbolFamily {
  /// Adds an outline with parts outside of it, and its filled form as `.fill`, which keeps these parts.
  fileprivate mutating func addSolid(_ name: String, _ width: CGFloat, _ height: CGFloat, _ path: String, outside: @escaping Drawing) {
    let path = PathData(svg: path)
    add(name, width, height) { pen in
      pen.stroke(path)
      outside(&pen)
    }
    add(name + ".fill", width, height) { pen in
      pen.fillRounded(path)
      outside(&pen)
    }
  }
}
