import CoreGraphics

/// Symbols that apps use less often: instruments, sports, travel, parts of the body, keys.
enum ThingSymbols {
  static let family = make()

  private static func make() -> SymbolFamily {
    var family = SymbolFamily()
    addWeb(to: &family)
    addHands(to: &family)
    addText(to: &family)
    addMeasures(to: &family)
    addAnimals(to: &family)
    addTools(to: &family)
    addPlaces(to: &family)
    addDevices(to: &family)
    return family
  }

  private static func addWeb(to family: inout SymbolFamily) {
    family.add("safari", 21, 21) { pen in
      pen.stroke(.circle(0, 0, 9.2))
      pen.fill("M5.6 -5.6 L1.6 1.6 L-5.6 5.6 L-1.6 -1.6 Z")
      pen.cut(.circle(0, 0, 1.1))
    }
    family.add("safari.fill", 21, 21) { pen in
      pen.fill(.circle(0, 0, 10))
      pen.cut("M5.6 -5.6 L1.6 1.6 L-5.6 5.6 L-1.6 -1.6 Z")
      pen.fill(.circle(0, 0, 1.1))
    }
    family.add("function", 20, 21) { pen in
      pen.stroke("M4 -8.6 C1 -9.8 -0.6 -8.4 -1.2 -5.4 L-3.4 5.6 C-4 8.6 -5.6 9.8 -8.4 8.6 M-6 -2.2 H3.2")
      pen.stroke("M3.2 1.6 L8.4 8.4 M8.4 1.6 L3.2 8.4", width: pen.line * 0.9)
    }
    family.addShape("rhombus", 21, 21, "M0 -9.2 L9.2 0 L0 9.2 L-9.2 0 Z")
    family.addShape("squareshape", 20, 20, "M-8.4 -8.4 H8.4 V8.4 H-8.4 Z")
    family.addShape("document", 17, 21, "M-7 -7.4 Q-7 -9.4 -5 -9.4 H1.4 L7 -3.8 V7.4 Q7 9.4 5 9.4 H-5 Q-7 9.4 -7 7.4 Z M1.4 -9.4 V-3.8 H7")
    family.add("document.on.document", 22, 24) { pen in
      pen.stroke("M-2.6 -10.4 H3.4 L8.8 -5 V3.4 Q8.8 5.4 6.8 5.4 H-0.6 Q-2.6 5.4 -2.6 3.4 Z M3.4 -10.4 V-5 H8.8")
      pen.stroke("M-5.6 -5 H-6.8 Q-8.8 -5 -8.8 -3 V8.4 Q-8.8 10.4 -6.8 10.4 H2 Q4 10.4 4 8.4")
    }
    family.addShape("ticket", 25, 17, "M-11 -7 H11 V-2.4 A2.4 2.4 0 0 0 11 2.4 V7 H-11 V2.4 A2.4 2.4 0 0 0 -11 -2.4 Z") {
      $0.stroke("M4.4 -5 V-2.6 M4.4 -1 V1 M4.4 2.6 V5")
    }
  }

  private static func addHands(to family: inout SymbolFamily) {
    let pointing =
      "M-9.4 -2.6 H0.6 L-0.4 -5.4 C-0.6 -7.4 1.4 -8 2.4 -6.4 L5 -2.6 H8.6 V6.6 H3.6 C0.4 6.6 -1.6 5.8 -1.6 3.6 V1 H-9.4 A1.8 1.8 0 0 1 -9.4 -2.6 Z"
    family.addShape("hand.point.left", 22, 18, pointing)
    for (name, turn) in [("right", 180), ("up", 90), ("down", 270)] as [(String, CGFloat)] {
      let isUpright = name != "right"
      family.add("hand.point.\(name)", isUpright ? 18 : 22, isUpright ? 22 : 18) { pen in pen.at(0, 0, turned: turn) { $0.stroke(pointing) }
      }
      family.add("hand.point.\(name).fill", isUpright ? 18 : 22, isUpright ? 22 : 18) { pen in
        pen.at(0, 0, turned: turn) { $0.fill(pointing) }
      }
    }
    let tap =
      "M-3.4 9.6 L-7.6 3.4 C-8.6 1.6 -6.4 0.4 -5.2 1.8 L-3.4 3.6 V-5 A1.7 1.7 0 0 1 0 -5 V0 L4.6 0.8 C6.6 1.2 7.4 2.4 7 4.4 L6 9.6 Z"
    family.add("hand.tap", 21, 23) { pen in
      pen.stroke(tap)
      pen.stroke("M-6.4 -4 A4.9 4.9 0 1 1 3 -4")
    }
    family.add("hand.tap.fill", 21, 23) { pen in
      pen.fill(tap)
      pen.stroke("M-6.4 -4 A4.9 4.9 0 1 1 3 -4")
    }
    for (name, isFilled) in [("hand.draw", false), ("hand.draw.fill", true)] {
      family.add(name, 21, 23) { pen in
        pen.at(1.6, 1) { if isFilled { $0.fill(tap) } else { $0.stroke(tap) } }
        pen.stroke("M-8.8 -1.4 C-10.4 -6.4 -6.8 -9.8 -3.2 -9.8 C1 -9.8 3 -7.2 6.4 -7.2 C7.6 -7.2 8.6 -7.6 9.2 -8.2")
      }
    }
    family.add("faceid", 21, 21) { pen in
      pen.stroke(
        "M-9 -4.6 V-6.6 Q-9 -9 -6.6 -9 H-4.6 M4.6 -9 H6.6 Q9 -9 9 -6.6 V-4.6 M9 4.6 V6.6 Q9 9 6.6 9 H4.6 M-4.6 9 H-6.6 Q-9 9 -9 6.6 V4.6")
      pen.stroke("M-3.8 -4 V-2.2 M3.8 -4 V-2.2 M0.4 -4 V0.6 H-0.8 M-3.6 3.8 C-1.6 5.8 1.6 5.8 3.6 3.8")
    }
    family.add("touchid", 21, 21) { pen in
      pen.stroke("M-8 -3.6 C-6 -9.6 6 -9.6 8 -3.6 M-9 1.6 C-9 -6.8 9 -6.8 9 1.6 M-5.8 6.6 C-6.6 -4.8 6.2 -4.8 6 2.4")
      pen.stroke("M-2.6 8.6 C-3.8 -1.6 3 -1.8 3 3.2 C3 5.2 3.4 6.6 4 8 M0 3 C0 5.6 0.4 7.4 1 9")
    }
    family.add("eyes", 22, 16) { pen in
      for x in [-5.4, 5.4] as [CGFloat] {
        pen.at(x, 0) {
          $0.stroke("M0 -6.4 C-5.4 -6.4 -5.4 6.4 0 6.4 C5.4 6.4 5.4 -6.4 0 -6.4 Z")
          $0.fill(.circle(-1.2, 1, 2))
        }
      }
    }
    family.add("ear", 15, 21) { pen in
      pen.stroke(
        "M-5.6 -2 C-5.6 -11.6 6.4 -11 6.2 -2.6 C6 2 2.4 2.4 2.2 5.4 C2 9.8 -3.6 10.2 -4.4 6.4 M-2.4 -2.2 C-2.4 -6.8 3 -6.4 3 -2.8 C3 -0.6 1 0 0.6 1.8"
      )
    }
    family.add("brain", 22, 19) { pen in
      pen.stroke(
        "M-1 -7 C-4.6 -9.4 -7.6 -6.6 -7 -4.4 C-10 -3.4 -10.2 1 -7.8 2.2 C-8.4 6 -4.6 8.6 -1 6.8 Z M1 -7 C4.6 -9.4 7.6 -6.6 7 -4.4 C10 -3.4 10.2 1 7.8 2.2 C8.4 6 4.6 8.6 1 6.8 Z"
      )
    }
  }

  private static func addText(to family: inout SymbolFamily) {
    family.add("text.quote", 22, 16) { pen in
      pen.stroke("M-9.4 -7 V7 M-4.8 -6 H9.2 M-4.8 0 H9.2 M-4.8 6 H4")
    }
    family.add("textformat.size.smaller", 20, 14) { pen in
      pen.stroke("M-7.6 6 L-3.2 -6 L1.2 6 M-6 1.8 H-0.4 M4 -2.6 L6.4 0 L8.8 -2.6")
    }
    family.add("textformat.size.larger", 26, 20) { pen in
      pen.stroke("M-11 9 L-4.4 -9 L2.2 9 M-8.6 2.8 H-0.2 M6 -1 L9 -4.2 L12 -1")
    }
    family.add("signature", 25, 15) { pen in
      pen.stroke(
        "M-10.6 5.8 H10.6 M-9 2.6 L-5.8 -0.6 M-9 -0.6 L-5.8 2.6 M-3.6 2.8 C-0.4 -2 2 -7 -0.2 -6.8 C-2.6 -6.4 -1.6 3.2 1 2.8 C3 2.4 2.8 -1.4 4.4 -1.2 C5.6 -1 4.6 2.6 9 1.6"
      )
    }
    family.add("highlighter", 21, 21) { pen in
      pen.stroke("M-3.6 3.4 L5.6 -8 C6.6 -9.2 9.2 -7.4 8.4 -6 L1.6 7 H-3 L-5 5.4 Z M-5 5.4 L-8.6 9 H-3.6 L-3 7")
    }
    family.add("scribble", 21, 17) { pen in
      pen.stroke(
        "M-8.8 -4 C-5.2 -9.6 -1.6 -7.4 -5 -1.6 C-8.8 5 -5.8 6.2 -2 0.4 C1.8 -5.6 4.6 -5.2 1.8 0.4 C-1 6 1.4 7.4 4.4 3.4 C6 1.2 8 1.2 8.8 3")
    }
    family.add("curlybraces", 21, 20) { pen in
      pen.stroke("M-4 -8.6 C-8.6 -8.6 -4.4 -1 -9 0 C-4.4 1 -8.6 8.6 -4 8.6 M4 -8.6 C8.6 -8.6 4.4 -1 9 0 C4.4 1 8.6 8.6 4 8.6")
    }
    for name in ["terminal", "apple.terminal"] {
      family.addShape(
        name, 24, 20, "M-10.4 -6.6 Q-10.4 -8.6 -8.4 -8.6 H8.4 Q10.4 -8.6 10.4 -6.6 V6.6 Q10.4 8.6 8.4 8.6 H-8.4 Q-10.4 8.6 -10.4 6.6 Z"
      ) {
        $0.stroke("M-6.6 -4.4 L-3 -1.8 L-6.6 0.8 M-1.6 1 H3")
      }
    }
    family.add("control", 18, 12) { $0.stroke("M-6.8 4 L0 -3.6 L6.8 4") }
    family.addShape("shift", 22, 20, "M0 -8.6 L9.2 1 H4.4 V8.2 H-4.4 V1 H-9.2 Z")
    family.addShape("eject", 20, 19, "M0 -7.6 L8.4 2 H-8.4 Z M-8.4 6 H8.4 V7.6 H-8.4 Z")
  }

  private static func addMeasures(to family: inout SymbolFamily) {
    for name in ["gauge", "speedometer", "gauge.medium"] {
      family.add(name, 22, 21) { pen in
        pen.stroke(.circle(0, 0, 9.2))
        pen.stroke("M0 1.6 L3.8 -4.4")
        pen.fill(.circle(0, 2, 1.7))
        for (x, y) in [(-5.8, 0.4), (-4, -4.2), (5.8, 0.4), (0, -6)] as [(CGFloat, CGFloat)] { pen.fill(.circle(x, y, 0.8)) }
      }
    }
    family.add("scope", 21, 21) { pen in
      pen.stroke(.circle(0, 0, 7.4))
      pen.stroke("M0 -9.6 V-4 M0 4 V9.6 M-9.6 0 H-4 M4 0 H9.6")
    }
    family.add("binoculars", 23, 19) { pen in
      pen.stroke(.circle(-5.8, 3.4, 4.4))
      pen.stroke(.circle(5.8, 3.4, 4.4))
      pen.stroke("M-9.8 1.4 L-7 -6.8 H-3 L-1.4 2.4 H1.4 L3 -6.8 H7 L9.8 1.4")
    }
    family.addShape("die.face.1", 20, 20, "M-8.4 -6 Q-8.4 -8.4 -6 -8.4 H6 Q8.4 -8.4 8.4 -6 V6 Q8.4 8.4 6 8.4 H-6 Q-8.4 8.4 -8.4 6 Z") {
      $0.fill(.circle(0, 0, 1.7))
    }
    family.addShape("dice", 20, 20, "M-8.4 -6 Q-8.4 -8.4 -6 -8.4 H6 Q8.4 -8.4 8.4 -6 V6 Q8.4 8.4 6 8.4 H-6 Q-8.4 8.4 -8.4 6 Z") { pen in
      for x in [-3.6, 3.6] as [CGFloat] { for y in [-3.6, 3.6] as [CGFloat] { pen.fill(.circle(x, y, 1.5)) } }
      pen.fill(.circle(0, 0, 1.5))
    }
    family.add("circle.grid.3x3", 20, 20) { pen in
      for x in [-7, 0, 7] as [CGFloat] { for y in [-7, 0, 7] as [CGFloat] { pen.stroke(.circle(x, y, 2)) } }
    }
    family.add("circle.grid.3x3.fill", 20, 20) { pen in
      for x in [-7, 0, 7] as [CGFloat] { for y in [-7, 0, 7] as [CGFloat] { pen.fill(.circle(x, y, 2.6)) } }
    }
    family.addShape(
      "tablecells", 24, 20,
      "M-10.4 -6.6 Q-10.4 -8.6 -8.4 -8.6 H8.4 Q10.4 -8.6 10.4 -6.6 V6.6 Q10.4 8.6 8.4 8.6 H-8.4 Q-10.4 8.6 -10.4 6.6 Z"
    ) {
      $0.stroke("M-10 -3 H10 M-10 2.6 H10 M-3.4 -8 V8 M3.6 -8 V8", width: $0.line * 0.8)
    }
    family.addShape("medal", 18, 22, "M0 -1.6 A5.6 5.6 0 1 1 0 9.6 A5.6 5.6 0 1 1 0 -1.6 Z M-6.6 -9.6 H6.6 L2.4 -1.6 H-2.4 Z")
    family.add("sparkle", 20, 22) {
      $0.fill("M0 -9.8 C1 -2.6 2 -1.4 8.8 0 C2 1.4 1 2.6 0 9.8 C-1 2.6 -2 1.4 -8.8 0 C-2 -1.4 -1 -2.6 0 -9.8 Z")
    }
    family.add("wand.and.stars", 22, 22) { pen in
      pen.stroke("M-8.8 8.8 L2 -2", width: pen.line * 1.5)
      for (x, y, size) in [(6, -6, 0.42), (-4.6, -6, 0.28), (7, 4, 0.28)] as [(CGFloat, CGFloat, CGFloat)] {
        pen.at(x, y, scale: size) {
          $0.fill("M0 -9.8 C1 -2.6 2 -1.4 8.8 0 C2 1.4 1 2.6 0 9.8 C-1 2.6 -2 1.4 -8.8 0 C-2 -1.4 -1 -2.6 0 -9.8 Z")
        }
      }
    }
  }

  private static func addAnimals(to family: inout SymbolFamily) {
    family.addShape(
      "tortoise", 26, 17,
      "M-9 4 C-8.6 -9 6.6 -9 7 3 C8.6 3.2 8.8 -2.4 10.6 -2.2 C12.4 -1.8 11.4 3 9 4.6 H6.4 L5.6 7 H3 L2.4 4.8 H-4 L-4.8 7 H-7.4 L-7.8 4.8 L-11 4 Z"
    )
    family.addShape(
      "hare", 26, 18,
      "M-10.6 5.6 C-10.8 -1.6 -3 -4.6 2.4 -2 C2.6 -5.4 0.2 -8 2 -8.2 C4 -8.2 5.2 -5 5.6 -3.4 C9 -3.4 11.4 -0.4 10.6 1.4 C8.6 3 6.4 2.6 4.4 4.8 L5.4 7 H1.4 L-1 4.6 C-3.4 6.8 -5 7 -10.6 7 Z"
    )
    family.addShape("fish", 26, 15, "M-6.4 0 C-3 -7.6 7 -6.8 11 0 C7 6.8 -3 7.6 -6.4 0 L-11 -4.4 V4.4 Z") { $0.fill(.circle(6.4, -1.2, 1)) }
    family.addShape("bird", 23, 21, "M10 -5.6 L6.8 -6.6 C4.4 -9.6 0.6 -8 0.4 -4.4 L-10 7.6 H-1 C6 7.6 8 2 7.6 -3.4 Z")
    family.add("ladybug", 19, 20) { pen in
      pen.stroke("M0 -6.4 C-9 -6.4 -9 8.8 0 8.8 C9 8.8 9 -6.4 0 -6.4 Z M0 -6.4 V8.8 M-3.4 -6.6 C-2.6 -9 2.6 -9 3.4 -6.6")
      for (x, y) in [(-3.4, -1.4), (3.4, -1.4), (-3, 4), (3, 4)] as [(CGFloat, CGFloat)] { pen.fill(.circle(x, y, 1.2)) }
    }
    family.addShape("tree", 17, 22, "M0 -9.8 L6.8 0 H3.8 L7.6 6 H-7.6 L-3.8 0 H-6.8 Z M-1.4 6 H1.4 V10 H-1.4 Z")
    family.addShape(
      "carrot", 20, 20,
      "M-8.6 8.6 C-6.4 2 -3.6 -3.4 1 -4 C4.6 -4.2 5.4 -0.6 4 1 C1.4 4.4 -3.4 7 -8.6 8.6 Z M2.6 -3.6 C3 -6.4 5 -8.4 8.6 -8.6 C8.4 -5 6.4 -3 3.8 -2.4"
    )
  }

  private static func addTools(to family: inout SymbolFamily) {
    family.add("screwdriver", 21, 21) { pen in
      pen.stroke("M-8.8 8.8 L1.4 -1.4", width: pen.line * 1.3)
      pen.stroke("M0.2 -3.4 L5.2 -8.4 C6.6 -9.6 9.6 -6.6 8.4 -5.2 L3.4 -0.2 Z")
    }
    family.addShape("eraser", 23, 19, "M-9.4 2.6 L0.6 -7.4 H6 L9.4 -4 V-1 L0.4 8 H-4 Z M-4.4 -2.4 L3.2 5.2")
    family.add("lasso", 22, 21) { pen in
      pen.stroke(
        "M-5 3.4 C-13.6 -0.6 -6 -8.6 1.6 -8.6 C11.4 -8.6 11.8 2.6 0.6 3.8 C-2.6 4 -4.6 3.6 -5.6 2.6 C-7 1 -4 0 -3.2 2.2 C-2.4 4.8 -4 7.8 -7.4 9"
      )
    }
    family.addShape(
      "suitcase", 22, 20,
      "M-9.4 -3 Q-9.4 -5 -7.4 -5 H7.4 Q9.4 -5 9.4 -3 V6.6 Q9.4 8.6 7.4 8.6 H-7.4 Q-9.4 8.6 -9.4 6.6 Z M-3.6 -5 V-8.2 H3.6 V-5 M-5 -5 V8.6 M5 -5 V8.6"
    )
    for name in ["briefcase", "case"] {
      family.addShape(
        name, 23, 20,
        "M-9.8 -3 Q-9.8 -5 -7.8 -5 H7.8 Q9.8 -5 9.8 -3 V6.6 Q9.8 8.6 7.8 8.6 H-7.8 Q-9.8 8.6 -9.8 6.6 Z M-3.6 -5 V-8.2 H3.6 V-5 M-9.8 1.4 H9.8"
      )
    }
    family.addShape(
      "backpack", 20, 22,
      "M-7.4 -1 C-7.4 -9.6 7.4 -9.6 7.4 -1 V7 Q7.4 9.4 5 9.4 H-5 Q-7.4 9.4 -7.4 7 Z M-2.4 -7.4 V-9.6 H2.4 V-7.4 M-4 9 V3 H4 V9")
    family.addShape(
      "dumbbell", 27, 13,
      "M-8.4 -5 H-5.4 V5 H-8.4 Z M5.4 -5 H8.4 V5 H5.4 Z M-5.4 -1 H5.4 V1 H-5.4 Z M-11 -2.6 H-8.4 V2.6 H-11 Z M8.4 -2.6 H11 V2.6 H8.4 Z")
    family.add("basketball", 21, 21) { pen in
      pen.stroke(.circle(0, 0, 9.2))
      pen.stroke("M0 -9 V9 M-9 0 H9 M-6.2 -6.6 C-2.4 -3.2 -2.4 3.2 -6.2 6.6 M6.2 -6.6 C2.4 -3.2 2.4 3.2 6.2 6.6")
    }
    family.addShape("sportscourt", 26, 18, "M-11 -7.4 H11 V7.4 H-11 Z") { pen in
      pen.stroke("M0 -7 V7 M-11 -3 H-7.6 V3 H-11 M11 -3 H7.6 V3 H11")
      pen.stroke(.circle(0, 0, 2.4))
    }
    family.addShape(
      "wineglass", 15, 22, "M-4.6 -9.6 H4.6 C6.8 -2.6 4.4 1.2 0.8 1.4 V8 H4.4 V9.6 H-4.4 V8 H-0.8 V1.4 C-4.4 1.2 -6.8 -2.6 -4.6 -9.6 Z")
    family.addShape("mug", 22, 19, "M-8.6 -7.6 H4.6 V4 Q4.6 7.6 1 7.6 H-5 Q-8.6 7.6 -8.6 4 Z M4.6 -4.4 H6 C10.4 -4.4 10.4 3.4 6 3.4 H4.6")
    family.addShape("birthday.cake", 21, 21, "M-8.8 8.6 V1.4 Q-8.8 -0.6 -6.8 -0.6 H6.8 Q8.8 -0.6 8.8 1.4 V8.6 Z") {
      $0.stroke("M0 -0.6 V-4.6 M0 -7.2 V-8.4 M-8.8 4 C-5.6 6 -3.4 2.4 0 4 C3.4 5.6 5.6 2.2 8.8 4")
    }
  }

  private static func addPlaces(to family: inout SymbolFamily) {
    family.addShape("mountain.2", 27, 17, "M-11.4 7 L-3.6 -6.6 L0.6 0.4 L3.4 -3.4 L11.4 7 Z")
    family.addShape("tent", 25, 19, "M0 -7.6 L10.4 7.6 H-10.4 Z M0 -7.6 V-2 L4.6 7.6 H-4.6 L0 -2")
    family.addShape(
      "sailboat", 22, 22,
      "M-1 -9.4 V4 H-8.6 Z M1.6 -6 C5.4 -4.4 7.2 -0.6 7.4 4 H1.6 Z M-9.4 6 H9.4 C8.4 8.4 7 9.4 5 9.4 H-5 C-7 9.4 -8.4 8.4 -9.4 6 Z")
    family.add("rainbow", 24, 15) { pen in
      for radius in [9.8, 6.6, 3.4] as [CGFloat] { pen.stroke("M\(-radius) 5.6 A\(radius) \(radius) 0 0 1 \(radius) 5.6") }
    }
    family.add("water.waves", 24, 17) { pen in
      for y in [-5.6, 0, 5.6] as [CGFloat] {
        pen.at(0, y) {
          $0.stroke("M-10 1.4 C-7.4 1.4 -7 -1.4 -4.6 -1.4 C-2.2 -1.4 -2.2 1.4 0 1.4 C2.2 1.4 2.2 -1.4 4.6 -1.4 C7 -1.4 7.4 1.4 10 1.4")
        }
      }
    }
    family.add("hurricane", 20, 22) { pen in
      pen.stroke(.circle(0, 0, 4))
      pen.stroke("M4.4 -9 C-4 -8.4 -8 -3.8 -7.4 1 C-7 4 -4.4 6.4 -0.6 6.4 M-4.4 9 C4 8.4 8 3.8 7.4 -1 C7 -4 4.4 -6.4 0.6 -6.4")
    }
    family.addShape(
      "cross.case", 23, 20,
      "M-9.8 -3 Q-9.8 -5 -7.8 -5 H7.8 Q9.8 -5 9.8 -3 V6.6 Q9.8 8.6 7.8 8.6 H-7.8 Q-9.8 8.6 -9.8 6.6 Z M-3.6 -5 V-8.2 H3.6 V-5"
    ) {
      $0.stroke("M0 -1.6 V5.2 M-3.4 1.8 H3.4")
    }
    family.addShape(
      "fuelpump", 20, 21,
      "M-8 9 V-6.8 Q-8 -8.8 -6 -8.8 H1 Q3 -8.8 3 -6.8 V9 Z M-5.6 -6 H0.6 V-1.6 H-5.6 Z M3 0.6 H4.6 V5.6 C4.6 8 8 8 8 5.6 V-3.4 L5.4 -6")
    family.addShape(
      "sofa", 26, 17,
      "M-8.4 -1 V-4.6 Q-8.4 -6.6 -6.4 -6.6 H6.4 Q8.4 -6.6 8.4 -4.6 V-1 M-11 0.4 C-11 -2 -7.2 -2 -7.2 0.4 V2.4 H7.2 V0.4 C7.2 -2 11 -2 11 0.4 V6.6 H-11 Z"
    )
  }

  private static func addDevices(to family: inout SymbolFamily) {
    family.addShape(
      "display", 26, 21, "M-11 -6.8 Q-11 -8.8 -9 -8.8 H9 Q11 -8.8 11 -6.8 V3.4 Q11 5.4 9 5.4 H-9 Q-11 5.4 -11 3.4 Z M-4.4 9 H4.4 M0 5.4 V9")
    family.addShape(
      "applewatch", 15, 22,
      "M-5.8 -4 Q-5.8 -6 -3.8 -6 H3.8 Q5.8 -6 5.8 -4 V4 Q5.8 6 3.8 6 H-3.8 Q-5.8 6 -5.8 4 Z M-3.8 -6 L-3 -9.8 H3 L3.8 -6 M-3.8 6 L-3 9.8 H3 L3.8 6"
    )
    family.addShape(
      "homepod", 19, 21, "M0 -8.4 C5.8 -8.4 7.6 -5.4 7.6 1 C7.6 6.6 5 9 0 9 C-5 9 -7.6 6.6 -7.6 1 C-7.6 -5.4 -5.8 -8.4 0 -8.4 Z"
    ) {
      $0.stroke("M-4 -5.6 C-2 -4.4 2 -4.4 4 -5.6")
    }
    family.addShape(
      "memorychip", 25, 18, "M-10.4 -5.4 H10.4 V5.4 H-10.4 Z M-6.6 -5.4 V-8 M0 -5.4 V-8 M6.6 -5.4 V-8 M-6.6 5.4 V8 M0 5.4 V8 M6.6 5.4 V8")
    family.add("server.rack", 21, 22) { pen in
      for y in [-6.8, 0, 6.8] as [CGFloat] {
        pen.at(0, y) {
          $0.stroke("M-8.8 -2.6 H8.8 V2.6 H-8.8 Z")
          $0.fill(.circle(5.8, 0, 0.9))
        }
      }
    }
    family.add("antenna.radiowaves.left.and.right", 26, 20) { pen in
      pen.fill(.circle(0, -3, 2))
      pen.stroke(
        "M0 -1 V9 M-4.4 1.2 C-6.6 -1 -6.6 -5 -4.4 -7.2 M4.4 1.2 C6.6 -1 6.6 -5 4.4 -7.2 M-8.2 4 C-12 0 -12 -6 -8.2 -10 M8.2 4 C12 0 12 -6 8.2 -10"
      )
    }
    family.add("dot.radiowaves.left.and.right", 26, 18) { pen in
      pen.fill(.circle(0, 0, 2))
      pen.stroke(
        "M-4.4 4.2 C-6.6 2 -6.6 -2 -4.4 -4.2 M4.4 4.2 C6.6 2 6.6 -2 4.4 -4.2 M-8.2 7.4 C-12 3.4 -12 -3.4 -8.2 -7.4 M8.2 7.4 C12 3.4 12 -3.4 8.2 -7.4"
      )
    }
    family.add("livephoto", 21, 21) { pen in
      pen.stroke(.circle(0, 0, 2.4))
      pen.stroke(.circle(0, 0, 5.6))
      for turn in stride(from: CGFloat(0), to: 360, by: 20) { pen.at(0, 0, turned: turn) { $0.fill(.circle(0, -9, 0.7)) } }
    }
    family.add("music.mic", 21, 21) { pen in
      pen.stroke(.circle(4.6, -4.6, 4.2))
      pen.stroke("M1 -3.2 L-8.4 6.6 L-6.6 8.4 L3.2 -1 M-6 7.8 C-5 9.4 -2.6 9.6 -1.2 8.4")
    }
    family.add("opticaldisc", 21, 21) { pen in
      pen.stroke(.circle(0, 0, 9.2))
      pen.stroke(.circle(0, 0, 2.4))
      pen.stroke("M-6 0 A6 6 0 0 1 0 -6 M6 0 A6 6 0 0 1 0 6")
    }
    family.addShape(
      "play.rectangle", 24, 19,
      "M-10.4 -6.2 Q-10.4 -8.2 -8.4 -8.2 H8.4 Q10.4 -8.2 10.4 -6.2 V6.2 Q10.4 8.2 8.4 8.2 H-8.4 Q-10.4 8.2 -10.4 6.2 Z"
    ) {
      $0.fill("M-3 -4.4 L4.6 0 L-3 4.4 Z")
    }
    family.add("rotate.right", 22, 21) { pen in
      pen.stroke("M-8.6 -1 V8.6 H3 V-1 Z M-3 -7.6 H2.6 C6.6 -7.6 8.6 -5 8.6 -1.4 M5.6 -4 L8.6 -0.8 L11 -4.2")
    }
    family.add("rotate.left", 22, 21) { pen in
      pen.stroke("M8.6 -1 V8.6 H-3 V-1 Z M3 -7.6 H-2.6 C-6.6 -7.6 -8.6 -5 -8.6 -1.4 M-5.6 -4 L-8.6 -0.8 L-11 -4.2")
    }
    family.add("rays", 21, 21) { pen in
      for turn in stride(from: 0 as CGFloat, to: 360, by: 45) { pen.at(0, 0, turned: turn) { $0.stroke("M0 -9.2 V-4.8") } }
    }
    family.addShape("hifispeaker", 15, 21, .rounded(-6.6, -9.4, 13.2, 18.8, 2.6)) {
      $0.stroke(.circle(0, 3, 3.4))
      $0.fill(.circle(0, -5, 1.5))
    }
    family.addShape(
      "flask", 18, 21, PathData(svg: "M-2.2 -9.2 V-3 L-7.8 6.6 A1.8 1.8 0 0 0 -6.2 9.2 H6.2 A1.8 1.8 0 0 0 7.8 6.6 L2.2 -3 V-9.2 Z")
    ) { $0.stroke("M-4.6 3.2 H4.6") }
    let bands = "M-6.5 -6.5 L-3 -3 M6.5 -6.5 L3 -3 M-6.5 6.5 L-3 3 M6.5 6.5 L3 3"
    family.add("lifepreserver", 21, 21) { pen in
      pen.stroke(.circle(0, 0, 9.2))
      pen.stroke(.circle(0, 0, 4.2))
      pen.stroke(bands)
    }
    family.add("lifepreserver.fill", 21, 21) { pen in
      pen.fillRounded(.circle(0, 0, 9.2))
      pen.cut(.circle(0, 0, 3.8))
      pen.cutStroke(bands)
    }
    for (name, isFilled) in [("party.popper", false), ("party.popper.fill", true)] {
      family.add(name, 21, 21) { pen in
        let cone = PathData(svg: "M-8.8 8.8 L-4.2 -4 L4 4.2 Z")
        if isFilled { pen.fillRounded(cone) } else { pen.stroke(cone) }
        pen.stroke("M-1.6 -4.6 Q0.4 -7 -1.4 -9.2 M1.8 -1.8 Q3.6 -5.4 7.6 -5 M4.6 1.6 Q7 -0.4 9.2 1.4")
        for (x, y) in [(4.2, -8.6), (9, -1.6), (8.6, -8.8)] as [(CGFloat, CGFloat)] { pen.fill(.circle(x, y, 0.9)) }
      }
    }
    family.addShape("building", 17, 21, "M-7 9.2 V-9.2 H7 V9.2 Z") { pen in
      for x in [-3, 3] as [CGFloat] { for y in [-5.4, -1, 3.4] as [CGFloat] { pen.fill(.circle(x, y, 1.1)) } }
    }
    family.add("books.vertical", 22, 20) { pen in
      pen.stroke("M-9 -7.6 H-4.6 V8 H-9 Z M-4.6 -8 H0.4 V8 H-4.6 Z M2.4 -6.6 L5.8 -7.6 L9.4 7 L6 8 Z M-9 4.6 H-4.6")
    }
  }
}
