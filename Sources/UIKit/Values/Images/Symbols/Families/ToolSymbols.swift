import Foundation

/// Magnifiers, gears, pencils, keys and locks.
enum ToolSymbols {
  static let family = make()

  private static func make() -> SymbolFamily {
    var family = SymbolFamily()
    family.addWithEnclosed("magnifyingglass", 20, 20) { pen in
      pen.stroke(.circle(-1.8, -1.8, 6.4))
      pen.stroke("M3 3 L8.6 8.6")
    }
    family.add("plus.magnifyingglass", 20, 20) { pen in
      pen.stroke(.circle(-1.8, -1.8, 6.4))
      pen.stroke("M3 3 L8.6 8.6 M-4.8 -1.8 H1.2 M-1.8 -4.8 V1.2")
    }
    family.add("minus.magnifyingglass", 20, 20) { pen in
      pen.stroke(.circle(-1.8, -1.8, 6.4))
      pen.stroke("M3 3 L8.6 8.6 M-4.8 -1.8 H1.2")
    }
    let wheel = PathData.gear(teeth: 8, inner: 7.4, outer: 9.8)
    family.add("gearshape", 22, 22) { pen in
      pen.stroke(wheel)
      pen.stroke(.circle(0, 0, 3.1))
    }
    family.add("gearshape.fill", 22, 22) { pen in
      pen.fillRounded(wheel)
      pen.cut(.circle(0, 0, 3.3))
    }
    family.add("gearshape.2", 28, 22) { pen in
      pen.at(-4, 1.6, scale: 0.86) { pen in
        pen.stroke(wheel)
        pen.stroke(.circle(0, 0, 3.1))
      }
      pen.at(8.4, -5, scale: 0.5) { pen in
        pen.stroke(wheel)
        pen.fill(.circle(0, 0, 2.6))
      }
    }
    family.add("gear", 22, 22) { pen in
      pen.stroke(.circle(0, 0, 7.2))
      for index in 0..<12 { pen.at(0, 0, turned: CGFloat(index) * 30) { $0.stroke("M0 -8 V-9.4") } }
      pen.stroke(.circle(0, 0, 2.2))
      for index in 0..<3 { pen.at(0, 0, turned: CGFloat(index) * 120) { $0.stroke("M2.2 0 H7") } }
    }
    let pencil = PathData(svg: "M-8 8 L-6.8 3.6 L5 -8.2 Q6.4 -9.4 7.8 -8.2 L8.2 -7.8 Q9.4 -6.4 8.2 -5 L-3.6 6.8 Z")
    family.addWithEnclosed("pencil", 20, 20) { pen in
      pen.stroke(pencil)
      pen.stroke("M2.8 -6 L6 -2.8")
    }
    family.addSlashed("pencil")
    family.add("square.and.pencil", 22, 22) { pen in
      pen.layer = 1
      pen.stroke("M0.6 -7.2 H-5.4 Q-8.6 -7.2 -8.6 -4 V5.8 Q-8.6 9 -5.4 9 H4.4 Q7.6 9 7.6 5.8 V0.4")
      pen.layer = 0
      pen.at(2.8, -2.6, scale: 0.8) { pen in pen.stroke(pencil) }
    }
    family.add("scissors", 20, 20) { pen in
      pen.stroke(.circle(-5.6, -5, 2.8))
      pen.stroke(.circle(-5.6, 5, 2.8))
      pen.stroke("M-3.2 -3.4 L8.6 5.2 M-3.2 3.4 L8.6 -5.2")
    }
    family.add("paperclip", 18, 22) {
      $0.stroke(
        "M6.8 -0.4 L-0.4 6.8 C-3.4 9.8 -7.8 6 -4.8 2.8 L3.8 -6.2 C5.6 -8 8.4 -5.8 6.6 -3.8 L-1.4 4.4 C-2.2 5.2 -3.2 4.2 -2.4 "
          + "3.4 L3.4 -2.4",
        width: min($0.line, 1.9))
    }
    family.add("link", 21, 21) {
      $0.stroke(
        "M-1.6 -3.6 L1.8 -7 A3.9 3.9 0 0 1 7.4 -1.4 L3.6 2.4 A3.9 3.9 0 0 1 -1.4 2.8 M1.6 3.6 L-1.8 7 A3.9 3.9 0 0 1 -7.4 1.4 "
          + "L-3.6 -2.4 A3.9 3.9 0 0 1 1.4 -2.8"
      )
    }
    family.addShape("key", 13, 23, .circle(0, -5, 4.8))
    for name in ["key", "key.fill"] {
      family.add(name, 14, 23) { pen in
        if name == "key" { pen.stroke(.circle(0, -5, 4.6)) } else { pen.fillRounded(.circle(0, -5, 4.6)) }
        if name == "key.fill" { pen.cut(.circle(0, -6.2, 1.5)) }
        pen.stroke("M0 -0.4 V9.6 M0 9.2 H3.2 M0 5.6 H2.6")
      }
    }
    family.addShape(
      "lightbulb", 16, 23,
      "M-3.2 5 C-3.2 2.4 -6.4 0.8 -6.4 -3.6 C-6.4 -7.4 -3.6 -9.8 0 -9.8 C3.6 -9.8 6.4 -7.4 6.4 -3.6 C6.4 0.8 3.2 2.4 3.2 5 Z")
    for name in ["lightbulb", "lightbulb.fill"] {
      guard let base = family.symbols[name] else { continue }
      family.add(name, 16, 23) { pen in
        base.draw(&pen)
        pen.stroke("M-2.6 7.8 H2.6 M-1.4 10 H1.4")
      }
    }
    family.add("power", 20, 20) { $0.stroke("M0 -9 V-0.6 M-4.6 -6.4 A8 8 0 1 0 4.6 -6.4") }
    family.addShape("lock", 16, 22, .rounded(-6.2, -1.6, 12.4, 10.8, 2.4))
    for (name, shackle) in [
      ("lock", "M-3.9 -1.6 V-5.2 A3.9 4 0 0 1 3.9 -5.2 V-1.6"), ("lock.open", "M-3.9 -1.6 V-5.2 A3.9 4 0 0 0 -11.7 -5.2 V-3.4"),
    ] {
      for isFilled in [false, true] {
        let shift: CGFloat = name == "lock" ? 0 : 3.6
        family.add(isFilled ? name + ".fill" : name, name == "lock" ? 16 : 23, 22) { pen in
          pen.at(shift, 0) { pen in
            let body = PathData.rounded(-6.2, -1.6, 12.4, 10.8, 2.4)
            if isFilled { pen.fillRounded(body) } else { pen.stroke(body) }
            pen.stroke(shackle)
          }
        }
      }
    }
    family.addSlashed("lock")
    family.addSlashed("lock.fill")
    return family
  }
}
