import Foundation

/// Things of the desk and the house.
enum ThingSymbols {
  static var family: SymbolFamily {
    var family = SymbolFamily()
    addFavourites(to: &family)
    addTools(to: &family)
    addPapers(to: &family)
    addHouse(to: &family)
    addTrade(to: &family)
    return family
  }

  private static func addFavourites(to family: inout SymbolFamily) {
    let heart = PathData(
      svg: "M0 8.4 C-3.4 6 -9.4 2.2 -9.4 -3 C-9.4 -6.2 -7.2 -8.2 -4.7 -8.2 C-2.6 -8.2 -1 -7 0 -5.2 C1 -7 2.6 -8.2 4.7 -8.2 "
        + "C7.2 -8.2 9.4 -6.2 9.4 -3 C9.4 2.2 3.4 6 0 8.4 Z")
    family.addShape("heart", 22, 19, heart)
    family.addEnclosed("heart", scale: 0.52, y: 0.3) { $0.fillRounded(heart) }
    family.addSlashed("heart")
    family.addSlashed("heart.fill")
    let star = PathData.star(5, outer: 10, inner: 4.4, y: 0.6)
    family.addShape("star", 22, 21, star)
    family.addEnclosed("star", scale: 0.52) { $0.fillRounded(star) }
    family.addSlashed("star")
    family.addSlashed("star.fill")
    family.add("star.leadinghalf.filled", 22, 21) { pen in
      pen.fill(star)
      pen.cut(.rounded(0, -12, 13, 24, 0))
      pen.stroke(star)
    }
    let bookmark = PathData(
      svg: "M-5.8 -6.8 Q-5.8 -9.4 -3.2 -9.4 H3.2 Q5.8 -9.4 5.8 -6.8 V8.4 Q5.8 9.8 4.7 8.9 L0 4.8 L-4.7 8.9 Q-5.8 9.8 -5.8 8.4 Z")
    family.addShape("bookmark", 14, 21, bookmark)
    let flag = PathData(svg: "M-7 -8.4 C-4 -10 -1.4 -8.8 0.8 -8 C3 -7.2 5 -7 7.6 -8 V1.4 C5 2.4 3 2.2 0.8 1.4 C-1.4 0.6 -4 -0.2 -7 1.2 Z")
    family.addShape("flag", 18, 21, flag)
    for name in ["flag", "flag.fill"] {
      family.add(name, 18, 21) { pen in
        if name == "flag" { pen.stroke(flag) } else { pen.fillRounded(flag) }
        pen.stroke("M-7 -8.4 V9.2")
      }
    }
    family.addShape(
      "tag", 21, 21,
      "M-8.6 -6.6 Q-8.6 -8.6 -6.6 -8.6 H-0.6 Q0.8 -8.6 1.8 -7.6 L8.6 -0.8 Q9.8 0.6 8.6 1.8 L1.8 8.6 Q0.6 9.8 -0.8 8.6 L-7.6 1.8 Q-8.6 0.8 -8.6 -0.6 Z"
    ) {
      $0.fill(.circle(-4.2, -4.2, 1.6))
    }
    family.addShape(
      "bell", 20, 22,
      "M-7.6 4.6 C-6.2 3 -5.8 1.8 -5.8 -2.4 C-5.8 -6.4 -3.4 -8.8 0 -8.8 C3.4 -8.8 5.8 -6.4 5.8 -2.4 C5.8 1.8 6.2 3 7.6 4.6 C8.4 5.6 8 6.4 6.8 6.4 H-6.8 C-8 6.4 -8.4 5.6 -7.6 4.6 Z"
    )
    for name in ["bell", "bell.fill"] {
      guard let base = family.symbols[name] else { continue }
      family.add(name, 20, 22) { pen in
        base.draw(&pen)
        pen.stroke("M-2.4 8.8 C-1.8 10.2 1.8 10.2 2.4 8.8")
      }
      family.addSlashed(name)
    }
    family.addBadged("bell", badge: "fill") { _ in }
    family.alias("bell.badge", of: "bell.badge.fill")
  }

  private static func addTools(to family: inout SymbolFamily) {
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
        "M6.8 -0.4 L-0.4 6.8 C-3.4 9.8 -7.8 6 -4.8 2.8 L3.8 -6.2 C5.6 -8 8.4 -5.8 6.6 -3.8 L-1.4 4.4 C-2.2 5.2 -3.2 4.2 -2.4 3.4 L3.4 -2.4",
        width: min($0.line, 1.9))
    }
    family.add("link", 21, 21) {
      $0.stroke(
        "M-1.6 -3.6 L1.8 -7 A3.9 3.9 0 0 1 7.4 -1.4 L3.6 2.4 A3.9 3.9 0 0 1 -1.4 2.8 M1.6 3.6 L-1.8 7 A3.9 3.9 0 0 1 -7.4 1.4 L-3.6 -2.4 A3.9 3.9 0 0 1 1.4 -2.8"
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
  }

  private static func addPapers(to family: inout SymbolFamily) {
    let can = PathData(svg: "M-6.4 -6.2 L-5.5 7 Q-5.3 9.2 -3.2 9.2 H3.2 Q5.3 9.2 5.5 7 L6.4 -6.2")
    let lid = PathData(svg: "M-8.2 -6.4 H8.2 M-3 -6.8 V-7.9 Q-3 -9.6 -1.3 -9.6 H1.3 Q3 -9.6 3 -7.9 V-6.8")
    family.add("trash", 19, 22) { pen in
      pen.stroke(can)
      pen.stroke(lid)
      pen.stroke("M-2.5 -3.2 L-2.2 6 M2.5 -3.2 L2.2 6 M0 -3.2 V6", width: pen.line * 0.85)
    }
    family.add("trash.fill", 19, 22) { pen in
      pen.fillRounded(can)
      pen.cutStroke("M-2.6 -3 L-2.3 6 M2.6 -3 L2.3 6 M0 -3 V6", width: 0.8 + pen.line * 0.2)
      pen.cutStroke("M-9 -4.9 H9", width: 0.9)
      pen.stroke(lid)
    }
    family.addSlashed("trash")
    family.addSlashed("trash.fill")
    family.addEnclosed("trash", scale: 0.52) { pen in
      pen.stroke(can)
      pen.stroke(lid)
    }
    let folder = PathData(
      svg: "M-10.4 5.4 V-5.2 Q-10.4 -7.8 -7.8 -7.8 H-4.6 Q-3.6 -7.8 -2.8 -7 L-1.6 -6 Q-0.8 -5.4 0.2 -5.4 H7.8 Q10.4 -5.4 10.4 -2.8 V5.4 "
        + "Q10.4 8 7.8 8 H-7.8 Q-10.4 8 -10.4 5.4 Z")
    family.addShape("folder", 24, 19, folder) { $0.stroke("M-10.4 -1.8 H10.4") }
    for name in ["folder", "folder.fill"] {
      family.addBadged(name, badge: "plus") { $0.stroke("M-7 0 H7 M0 -7 V7") }
    }
    let sheet = PathData(svg: "M-4.8 -9.8 H1.2 L7 -4 V7.2 Q7 9.8 4.4 9.8 H-4.4 Q-7 9.8 -7 7.2 V-7.4 Q-7 -9.8 -4.8 -9.8 Z")
    family.addShape("doc", 18, 22, sheet) { $0.stroke("M1.2 -9.4 V-5.4 Q1.2 -3.8 2.8 -3.8 H6.8") }
    family.addShape("doc.text", 18, 22, sheet) {
      $0.stroke("M1.2 -9.4 V-5.4 Q1.2 -3.8 2.8 -3.8 H6.8 M-3.6 0.6 H3.6 M-3.6 4.8 H3.6")
    }
    family.add("doc.on.doc", 23, 23) { pen in
      pen.layer = 1
      pen.stroke(.rounded(-2, -10, 11.4, 13.6, 2.4))
      pen.cut(.rounded(-11, -5.4 - pen.line, 14.8 + pen.line * 0.4, 20, 3))
      pen.layer = 0
      pen.stroke(.rounded(-9.4, -3.6, 11.4, 13.6, 2.4))
    }
    family.add("doc.on.doc.fill", 23, 23) { pen in
      pen.layer = 1
      pen.fillRounded(.rounded(-2, -10, 11.4, 13.6, 2.4))
      pen.cut(.rounded(-11, -5.8, 15.4, 20, 3))
      pen.layer = 0
      pen.fillRounded(.rounded(-9.4, -3.6, 11.4, 13.6, 2.4))
    }
    family.addShape("doc.plaintext", 18, 22, .rounded(-7, -9.6, 14, 19.2, 2.6)) {
      $0.stroke("M-3.6 -5 H3.6 M-3.6 -1.2 H3.6 M-3.6 2.6 H1")
    }
    family.addShape(
      "book", 25, 19,
      "M0 -5.6 C-2 -7.6 -5.4 -8 -9.6 -8 Q-10.8 -8 -10.8 -6.8 V5 Q-10.8 6.2 -9.6 6.2 C-5.4 6.2 -2 6.6 0 8.4 C2 6.6 5.4 6.2 9.6 6.2 Q10.8 6.2 10.8 5 V-6.8 Q10.8 -8 9.6 -8 C5.4 -8 2 -7.6 0 -5.6 Z"
    ) {
      $0.stroke("M0 -5.6 V8.2")
    }
    family.addShape("envelope", 24, 18, .rounded(-10.4, -7.6, 20.8, 15.2, 3)) { $0.stroke("M-9.4 -6 L-1.8 1.2 Q0 2.8 1.8 1.2 L9.4 -6") }
    family.add("envelope.open", 23, 22) {
      $0.stroke(
        "M-9.6 -1.6 V6.6 Q-9.6 9.2 -7 9.2 H7 Q9.6 9.2 9.6 6.6 V-1.6 Q9.6 -2.8 8.6 -3.6 L1.4 -9.2 Q0 -10.2 -1.4 -9.2 L-8.6 -3.6 Q-9.6 -2.8 -9.6 -1.6 Z M-9 -2 L-1.4 3.6 Q0 4.6 1.4 3.6 L9 -2"
      )
    }
    let tray = PathData(
      svg: "M-10.2 1.8 L-7.4 -5.6 Q-6.8 -7.4 -4.8 -7.4 H4.8 Q6.8 -7.4 7.4 -5.6 L10.2 1.8 V5 Q10.2 7.6 7.6 7.6 H-7.6 Q-10.2 7.6 -10.2 5 Z")
    family.addShape("tray", 23, 18, tray) { $0.stroke("M-10 1.8 H-4.6 Q-3.8 1.8 -3.6 2.6 C-2.8 5 2.8 5 3.6 2.6 Q3.8 1.8 4.6 1.8 H10") }
    let chest = PathData(svg: "M-8.6 -3.6 V5.8 Q-8.6 8.2 -6.2 8.2 H6.2 Q8.6 8.2 8.6 5.8 V-3.6 Z")
    let box = PathData(of: .rounded(-10, -8.2, 20, 4.6, 1.4), chest)
    family.addShape("archivebox", 23, 19, box) { $0.stroke("M-2.6 0 H2.6") }
    family.addShape("newspaper", 24, 19, "M-10.4 -5.6 Q-10.4 -8 -8 -8 H5 Q7.4 -8 7.4 -5.6 V5.6 Q7.4 8 9 8 H-8 Q-10.4 8 -10.4 5.6 Z") {
      $0.stroke("M-6.6 -4.2 H3.6 M-6.6 0.2 H3.6 M-6.6 4.2 H0.6")
    }
  }

  private static func addHouse(to family: inout SymbolFamily) {
    family.addShape("house", 23, 20, "M-7.4 -1.6 V6.4 Q-7.4 8.6 -5.2 8.6 H5.2 Q7.4 8.6 7.4 6.4 V-1.6 L0 -8.2 Z")
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
        "M-6.6 -9.4 H6.6 M-6.6 9.4 H6.6 M-5 -9.4 V-6 C-5 -2.4 -1.2 -2 -1.2 0 C-1.2 2 -5 2.4 -5 6 V9.4 M5 -9.4 V-6 C5 -2.4 1.2 -2 1.2 0 C1.2 2 5 2.4 5 6 V9.4"
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
          "M-6.4 -4.2 V-6.6 Q-6.4 -8.6 -4.4 -8.6 H4.4 Q6.4 -8.6 6.4 -6.6 V-4.2 M-5.8 1.2 H5.8 V7 Q5.8 8.6 4.2 8.6 H-4.2 Q-5.8 8.6 -5.8 7 Z")
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
