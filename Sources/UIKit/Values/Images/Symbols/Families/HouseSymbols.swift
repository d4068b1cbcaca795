import Foundation

/// Houses, calendars, clocks, and shopping.
enum HouseSymbols {
  static let family = make()

  private static func make() -> SymbolFamily {
    var family = SymbolFamily()
    addHouse(to: &family)
    addTrade(to: &family)
    return family
  }

  private static func addHouse(to family: inout SymbolFamily) {
    for name in ["house", "house.fill"] {
      family.add(name, 24, 21) { pen in
        let walls = PathData(svg: "M-7.2 -1.2 V6.6 Q-7.2 8.8 -5 8.8 H5 Q7.2 8.8 7.2 6.6 V-1.2 L0 -7.6 Z")
        if name == "house" {
          pen.stroke("M-7.2 0.4 V6.6 Q-7.2 8.8 -5 8.8 H5 Q7.2 8.8 7.2 6.6 V0.4")
          pen.stroke("M-2.4 8.6 V3.6 Q-2.4 2.6 -1.4 2.6 H1.4 Q2.4 2.6 2.4 3.6 V8.6")
        } else {
          pen.fillRounded(walls)
          pen.cutStroke("M-10.4 0.9 L-0.9 -7.4 Q0 -8.2 0.9 -7.4 L10.4 0.9", width: 1.4)
          pen.cut("M-2.4 10 V3.8 Q-2.4 2.8 -1.4 2.8 H1.4 Q2.4 2.8 2.4 3.8 V10 Z")
        }
        pen.stroke("M-10.4 -0.6 L-0.9 -8.7 Q0 -9.5 0.9 -8.7 L10.4 -0.6")
      }
    }
    family.add("calendar", 22, 22) { pen in
      pen.stroke(.rounded(-9.2, -7.4, 18.4, 16.4, 3))
      pen.stroke("M-9.2 -2.8 H9.2 M-4.8 -9.6 V-6.4 M4.8 -9.6 V-6.4")
      for x in [-4.6, 0, 4.6] as [CGFloat] { for y in [1.2, 5] as [CGFloat] { pen.fill(.circle(x, y, 1)) } }
    }
    family.addBadged("calendar", badge: "plus") { $0.stroke("M-7 0 H7 M0 -7 V7") }
    family.addShape("clock", 21, 21, .circle(0, 0, 9.2)) { $0.stroke("M0 -5.4 V0.4 H4.2") }
    family.addShape("alarm", 22, 22, .circle(0, 0.8, 8)) { $0.stroke("M0 -3.8 V1 L3 2.8") }
    for name in ["alarm", "alarm.fill"] {
      guard let base = family.symbols[name] else { continue }
      family.add(name, 22, 22) { pen in
        base.draw(&pen)
        pen.stroke("M-9.4 -5.4 L-5.8 -8.8 M9.4 -5.4 L5.8 -8.8 M-5.4 7.2 L-7.2 9.2 M5.4 7.2 L7.2 9.2")
      }
    }
    family.add("timer", 21, 22) { pen in
      pen.stroke(.arc(0, 1, 8.4, from: -60, to: 240))
      pen.stroke("M0 -7.4 V-9.8 M-0.2 1 L-4.4 -3.2")
    }
    family.addShape("stopwatch", 20, 23, .circle(0, 1.6, 8.2)) { $0.stroke("M0 -2.6 V1.6") }
    for name in ["stopwatch", "stopwatch.fill"] {
      guard let base = family.symbols[name] else { continue }
      family.add(name, 20, 23) { pen in
        base.draw(&pen)
        pen.stroke("M0 -6.8 V-9.6 M-2.6 -9.8 H2.6 M6.4 -5.4 L7.8 -6.8")
      }
    }
    family.add("hourglass", 16, 22) {
      $0.stroke(
        "M-6.6 -9.4 H6.6 M-6.6 9.4 H6.6 M-5 -9.4 V-6 C-5 -2.4 -1.2 -2 -1.2 0 C-1.2 2 -5 2.4 -5 6 V9.4 M5 -9.4 V-6 C5 -2.4 1.2 "
          + "-2 1.2 0 C1.2 2 5 2.4 5 6 V9.4"
      )
    }
    family.addShape(
      "printer", 24, 20,
      "M-7.6 4.6 H-8.2 Q-10.6 4.6 -10.6 2.2 V-1.8 Q-10.6 -4.2 -8.2 -4.2 H8.2 Q10.6 -4.2 10.6 -1.8 V2.2 Q10.6 4.6 8.2 4.6 H7.6 Z")
    for name in ["printer", "printer.fill"] {
      guard let base = family.symbols[name] else { continue }
      family.add(name, 24, 20) { pen in
        base.draw(&pen)
        pen.cut("M-6.4 1 H6.4 V10 H-6.4 Z")
        pen.stroke(
          "M-6.4 -4.2 V-6.6 Q-6.4 -8.6 -4.4 -8.6 H4.4 Q6.4 -8.6 6.4 -6.6 V-4.2 M-5.8 1.2 H5.8 V7 Q5.8 8.6 4.2 8.6 H-4.2 Q-5.8 8.6 "
            + "-5.8 7 Z")
      }
    }
  }

  private static func addTrade(to family: inout SymbolFamily) {
    let basket = PathData(svg: "M-6.8 -5.2 H9.4 L7.6 1.8 Q7.2 3.2 5.8 3.2 H-3.6 Q-5 3.2 -5.2 1.8 Z")
    for (name, isFilled) in [("cart", false), ("cart.fill", true)] {
      family.add(name, 24, 21) { pen in
        if isFilled { pen.fillRounded(basket) } else { pen.stroke(basket) }
        pen.stroke("M-10.4 -8.4 H-8.6 Q-7.6 -8.4 -7.4 -7.4 L-5 4.4 Q-4.7 6 -3.2 6 H7")
        for x in [-2.8, 5.6] as [CGFloat] { pen.fill(.circle(x, 8.6, 1.1 + pen.line * 0.3)) }
      }
    }
    family.addShape(
      "bag", 19, 22,
      "M-6.4 -4.4 H6.4 Q7.6 -4.4 7.7 -3.2 L8.3 6.4 Q8.4 9.4 5.6 9.4 H-5.6 Q-8.4 9.4 -8.3 6.4 L-7.7 -3.2 Q-7.6 -4.4 -6.4 -4.4 Z")
    for name in ["bag", "bag.fill"] {
      guard let base = family.symbols[name] else { continue }
      family.add(name, 19, 22) { pen in
        base.draw(&pen)
        pen.stroke("M-3.8 -4.6 V-6 A3.8 3.8 0 0 1 3.8 -6 V-4.6")
      }
    }
    family.addShape("creditcard", 24, 18, .rounded(-10.4, -7.6, 20.8, 15.2, 3)) { pen in
      pen.stroke("M-10.4 -2.8 H10.4", width: pen.line * 1.3)
      pen.stroke("M-6.6 3.4 H-3.4")
    }
    family.addShape("gift", 21, 22, "M-8.6 -4.2 H8.6 V-0.4 H7.2 V7.2 Q7.2 9.4 5 9.4 H-5 Q-7.2 9.4 -7.2 7.2 V-0.4 H-8.6 Z") { pen in
      pen.stroke("M0 -4.2 V9.4 M-8.4 -0.4 H8.4")
    }
    for name in ["gift", "gift.fill"] {
      guard let base = family.symbols[name] else { continue }
      family.add(name, 21, 22) { pen in
        base.draw(&pen)
        pen.stroke("M0 -4.4 C-6 -4.4 -6.2 -9.4 -3.2 -9.4 C-1.2 -9.4 0 -7 0 -4.4 C0 -7 1.2 -9.4 3.2 -9.4 C6.2 -9.4 6 -4.4 0 -4.4")
      }
    }
  }
}
