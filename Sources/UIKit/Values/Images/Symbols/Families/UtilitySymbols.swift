import CoreGraphics

/// Symbols of tools for files, code and devices: speech bubbles, drives, branches, plugs, signs.
enum UtilitySymbols {
  static let family = make()

  private static func make() -> SymbolFamily {
    var family = SymbolFamily()
    addBubbles(to: &family)
    addDrives(to: &family)
    addArrows(to: &family)
    addDocuments(to: &family)
    addPlates(to: &family)
    addDevices(to: &family)
    addSigns(to: &family)
    addWeather(to: &family)
    return family
  }

  // MARK: Bubbles

  private static func addBubbles(to family: inout SymbolFamily) {
    let bubble =
      "M-7.4 -8.6 H7.4 A3 3 0 0 1 10.4 -5.6 V2.6 A3 3 0 0 1 7.4 5.6 H-1 L-5.4 9.4 V5.6 H-7.4 A3 3 0 0 1 -10.4 2.6 V-5.6 A3 3 0 0 1 -7.4 -8.6 Z"
    family.addShape("captions.bubble", 23, 21, bubble) { $0.stroke("M-6.4 -3.6 H-1.4 M1.6 -3.6 H6.4 M-6.4 0.8 H1 M4 0.8 H6.4") }
    family.addShape("quote.bubble", 23, 21, bubble) {
      $0.at(0, -1.4, scale: 0.6) { $0.fill(quotes) }
    }
    family.addShape("plus.bubble", 23, 21, bubble) { $0.stroke("M-4 -1.5 H4 M0 -5.5 V2.5") }
    family.addShape("exclamationmark.bubble", 23, 21, bubble) {
      $0.stroke("M0 -5.8 V-1.2")
      $0.fill(.circle(0, 2.2, 1.2))
    }
    family.add("quote.opening", 20, 15) { $0.fill(quotes) }
    family.add("quote.closing", 20, 15) { pen in pen.at(0, 0, turned: 180) { $0.fill(quotes) } }
    let left =
      "M-9 -8.4 H1 A2.4 2.4 0 0 1 3.4 -6 V-1.4 A2.4 2.4 0 0 1 1 1 H-4.6 L-8 4.2 V1 H-9 A2.4 2.4 0 0 1 -11.4 -1.4 V-6 A2.4 2.4 0 0 1 -9 -8.4 Z"
    let right =
      "M6.4 -3.6 H9 A2.4 2.4 0 0 1 11.4 -1.2 V3.6 A2.4 2.4 0 0 1 9 6 H8 V9.2 L4.6 6 H-0.6 A2.4 2.4 0 0 1 -3 3.6"
    family.add("bubble.left.and.bubble.right", 25, 20) { pen in
      pen.layer = 1
      pen.stroke(right)
      pen.layer = 0
      pen.stroke(left)
    }
    family.add("bubble.left.and.bubble.right.fill", 25, 20) { pen in
      pen.layer = 1
      pen.fill(right + " V-3.6 Z")
      pen.layer = 0
      pen.cutStroke(left, width: pen.line * 2)
      pen.fill(left)
    }
  }

  private static let quotes =
    "M-9 1 C-9 -4 -7 -6.4 -3 -7.4 V-4.6 C-5 -4 -5.8 -3 -5.8 -1.4 H-3 V6 H-9 Z M2 1 C2 -4 4 -6.4 8 -7.4 V-4.6 C6 -4 5.2 -3 5.2 -1.4 H8 V6 H2 Z"

  // MARK: Drives

  private static func addDrives(to family: inout SymbolFamily) {
    family.addShape("externaldrive", 25, 16, .rounded(-11.2, -6.4, 22.4, 12.8, 2.4)) {
      $0.stroke("M-11.2 1.6 H11.2")
      $0.fill(.circle(7.4, 4, 1))
    }
    family.addShape(
      "internaldrive", 25, 17, "M-7.8 -7.2 H7.8 L11.2 0.8 V5.4 A2 2 0 0 1 9.2 7.4 H-9.2 A2 2 0 0 1 -11.2 5.4 V0.8 Z"
    ) {
      $0.stroke("M-11.2 0.8 H11.2")
      $0.fill(.circle(7.4, 4.2, 1))
    }
    family.addShape("opticaldiscdrive", 25, 19, .rounded(-11.2, -1.4, 22.4, 9, 2.2)) { $0.stroke("M-7 3.2 H3.4 M7 3.2 H7.6") }
    for name in ["opticaldiscdrive", "opticaldiscdrive.fill"] {
      guard let drive = family.symbols[name] else { continue }
      family.add(name, 25, 19) { pen in
        drive.draw(&pen)
        pen.stroke("M-8.6 -1.4 A8.6 7 0 0 1 8.6 -1.4 M-2.4 -1.4 A2.4 2 0 0 1 2.4 -1.4")
      }
    }
    for name in ["externaldrive", "externaldrive.fill"] {
      family.addBadged(name, badge: "plus") { $0.stroke("M-8 0 H8 M0 -8 V8", width: 4) }
      family.addBadged(name, badge: "minus") { $0.stroke("M-8 0 H8", width: 4) }
    }
    let cylinder = "M-8 -6.6 A8 2.8 0 0 1 8 -6.6 V6.6 A8 2.8 0 0 1 -8 6.6 Z"
    for (name, lines) in [("cylinder", ""), ("cylinder.split.1x2", "M-8 0 A8 2.8 0 0 0 8 0")] {
      family.addShape(name, 19, 21, cylinder) {
        $0.stroke("M-8 -6.6 A8 2.8 0 0 0 8 -6.6")
        if !lines.isEmpty { $0.stroke(lines) }
      }
    }
  }

  // MARK: Arrows

  private static func addArrows(to family: inout SymbolFamily) {
    family.add("arrow.triangle.branch", 20, 21) { pen in
      pen.stroke("M-5 9 V-4 M-5 6.4 C-5 2 5 3 5 -2")
      pen.fill("M-8.6 -3.6 L-5 -9.6 L-1.4 -3.6 Z M1.4 -1.6 L5 -7.6 L8.6 -1.6 Z")
    }
    family.add("arrow.triangle.pull", 20, 21) { pen in
      pen.stroke("M-5.4 9 V-9 M5.4 9 V-0.6 A4 4 0 0 0 1.4 -4.6 H0.6")
      pen.fill("M2 -8.2 L-3.4 -4.6 L2 -1 Z")
    }
    family.add("arrow.triangle.swap", 20, 21) { pen in
      pen.stroke("M-4.6 9 V-3 M4.6 -9 V3")
      pen.fill("M-8.2 -3.4 L-4.6 -9.4 L-1 -3.4 Z M1 3.4 L4.6 9.4 L8.2 3.4 Z")
    }
    family.add("arrow.2.squarepath", 21, 21) { pen in
      pen.stroke("M-8.6 2.4 V-4.6 A2.6 2.6 0 0 1 -6 -7.2 H5 M8.6 -2.4 V4.6 A2.6 2.6 0 0 1 6 7.2 H-5")
      pen.stroke("M2.2 -10 L5.2 -7.2 L2.2 -4.4 M-2.2 4.4 L-5.2 7.2 L-2.2 10")
    }
    family.add("arrow.3.trianglepath", 21, 21) { pen in
      pen.stroke("M-5 -2.6 L-0.6 -9 L3.4 -3 M5.4 0.4 L8.8 6.6 H2 M-1.6 6.6 H-8.8 L-5.4 0.4")
      pen.stroke("M4.4 -7 L3.6 -2.8 L-0.6 -3.8 M4.6 3.8 L1.8 6.6 L4.6 9.4 M-8.8 1.4 L-5.2 0.2 L-4 3.8")
    }
    family.add("arrow.circlepath", 21, 21) { pen in
      pen.stroke("M8.8 1.8 A9 9 0 1 1 8.2 -3.4 M9.6 -7.6 L8.4 -3 L3.8 -4.2")
    }
    family.add("arrow.up.and.down.and.arrow.left.and.right", 21, 21) { pen in
      pen.stroke("M0 -9.2 V9.2 M-9.2 0 H9.2 M-2.6 -6.6 L0 -9.2 L2.6 -6.6 M-2.6 6.6 L0 9.2 L2.6 6.6")
      pen.stroke("M-6.6 -2.6 L-9.2 0 L-6.6 2.6 M6.6 -2.6 L9.2 0 L6.6 2.6")
    }
    family.add("arrow.up.to.line.compact", 16, 19) { $0.stroke("M-6.2 -8 H6.2 M0 -4 V8 M-4.2 0.2 L0 -4 L4.2 0.2") }
    family.add("arrow.down.to.line.compact", 16, 19) { $0.stroke("M-6.2 8 H6.2 M0 4 V-8 M-4.2 -0.2 L0 4 L4.2 -0.2") }
    family.addShape("arrow.up.forward.app", 20, 20, .rounded(-8.4, -8.4, 16.8, 16.8, 3.6)) {
      $0.stroke("M-3.2 3.2 L3.4 -3.4 M-1.2 -3.6 H3.6 V1.2")
    }
    let shape = "M0 -9 L8.8 -0.4 H4 V8.6 H-4 V-0.4 H-8.8 Z"
    for (direction, turn) in [("up", 0), ("right", 90), ("down", 180), ("left", 270)] as [(String, CGFloat)] {
      family.add("arrowshape.\(direction)", 21, 21) { pen in pen.at(0, 0, turned: turn) { $0.stroke(shape) } }
      family.add("arrowshape.\(direction).fill", 21, 21) { pen in pen.at(0, 0, turned: turn) { $0.fillRounded(PathData(svg: shape)) } }
    }
    for (new, old) in [
      ("arrow.up.forward", "arrow.up.right"), ("arrow.down.backward", "arrow.down.left"), ("arrow.uturn.backward", "arrow.uturn.left"),
      ("arrow.uturn.forward", "arrow.uturn.right"), ("arrow.trianglehead.2.clockwise", "arrow.triangle.2.circlepath"),
      ("restart", "arrow.clockwise"),
    ] {
      for variant in ["", ".circle", ".circle.fill", ".square", ".square.fill"] {
        guard let symbol = ArrowSymbols.family.symbols[old + variant] else { continue }
        family.add(new + variant, symbol.width, symbol.height, symbol.draw)
      }
    }
    family.addWithEnclosed("slash", 20, 20, scale: 0.72) { $0.stroke("M-8 8 L8 -8") }
    let turn = "M-8.2 -3.4 A9 9 0 1 1 -8.8 1.8 M-9.8 -7.6 L-8.4 -3 L-3.8 -4.2"
    family.add("clock.arrow.circlepath", 21, 21) { pen in
      pen.layer = 1
      pen.stroke(turn)
      pen.layer = 0
      pen.stroke("M0 -5 V0.6 L3.8 2.8")
    }
    family.add("lock.rotation", 21, 21) { pen in
      pen.layer = 1
      pen.stroke(turn)
      pen.layer = 0
      pen.fill(.rounded(-3.6, -0.8, 7.2, 5.4, 1.2))
      pen.stroke("M-2 -0.8 V-2.6 A2 2 0 0 1 2 -2.6 V-0.8", width: pen.line * 0.8)
    }
  }

  // MARK: Documents

  private static func addDocuments(to family: inout SymbolFamily) {
    let page = "M-4.8 -9.4 H1.2 L6.8 -3.8 V7.4 A2 2 0 0 1 4.8 9.4 H-4.8 A2 2 0 0 1 -6.8 7.4 V-7.4 A2 2 0 0 1 -4.8 -9.4 Z"
    family.addShape("arrow.down.doc", 17, 21, page) { $0.stroke("M0 -2.6 V5.2 M-3 2.2 L0 5.2 L3 2.2") }
    family.addShape("arrow.up.doc", 17, 21, page) { $0.stroke("M0 5.2 V-2.6 M-3 0.4 L0 -2.6 L3 0.4") }
    family.add("doc.on.clipboard", 21, 23) { pen in
      pen.layer = 1
      pen.stroke(.rounded(-9, -8.4, 12.4, 17, 2))
      pen.fill(.rounded(-6, -10.4, 6.4, 4, 1.6))
      pen.cut(.rounded(-2.6, -3.4, 12.6, 14.6, 2.4))
      pen.layer = 0
      pen.stroke(.rounded(-0.8, -1.6, 9.8, 11.6, 1.8))
    }
    family.add("doc.on.clipboard.fill", 21, 23) { pen in
      pen.layer = 1
      pen.fillRounded(.rounded(-9, -8.4, 12.4, 17, 2))
      pen.fill(.rounded(-6, -10.8, 6.4, 4.4, 1.6))
      pen.cut(.rounded(-2.8, -3.6, 12.8, 14.8, 2.4))
      pen.layer = 0
      pen.fillRounded(.rounded(-0.8, -1.6, 9.8, 11.6, 1.8))
    }
    let book = "M-6 -9.4 H7.4 V5.8 H-5.8 A1.8 1.8 0 0 0 -5.8 9.4 H7.4 M-7.8 7.6 V-7.6 A1.8 1.8 0 0 1 -6 -9.4 M7.4 5.8 V9.4"
    let cover = "M-6 -9.4 H7.4 V9.4 H-6 A1.8 1.8 0 0 1 -7.8 7.6 V-7.6 A1.8 1.8 0 0 1 -6 -9.4 Z"
    for (name, letter) in [("book.closed", ""), ("character.book.closed", "M-3.4 2.6 L0 -6 L3.4 2.6 M-2.2 -0.4 H2.2")] {
      family.add(name, 18, 21) { pen in
        pen.stroke(book)
        if !letter.isEmpty { pen.stroke(letter) }
      }
      family.add(name + ".fill", 18, 21) { pen in
        pen.fillRounded(PathData(svg: cover))
        pen.cutStroke("M-5.4 7.4 H7.4")
        if !letter.isEmpty { pen.cutStroke(letter) }
      }
    }
    family.add("scroll", 20, 20) { pen in
      pen.stroke(
        "M-5.6 4.6 V-6.2 A2.4 2.4 0 0 1 -3.2 -8.6 H6.4 A2.4 2.4 0 0 1 8.8 -6.2 V-4.4 H4.4 M6.4 -8.6 A2.2 2.2 0 0 0 4.4 -6.2 V6.2 A2.4 2.4 0 0 1 2 8.6 H-6.4 A2.4 2.4 0 0 1 -8.8 6.2 V4.6 H0 V6.2 A2.4 2.4 0 0 0 2 8.6"
      )
      pen.stroke("M-2.6 -4.4 H1.4 M-2.6 -0.6 H1.4", width: pen.line * 0.8)
    }
    family.add("scroll.fill", 20, 20) { pen in
      pen.fillRounded(
        PathData(
          svg: "M-5.6 4.6 V-6.2 A2.4 2.4 0 0 1 -3.2 -8.6 H6.4 A2.2 2.2 0 0 0 4.4 -6.2 V6.2 A2.4 2.4 0 0 1 2 8.6 A2.4 2.4 0 0 1 0 6.2 V4.6 Z"
        ))
      pen.stroke("M6.4 -8.6 A2.4 2.4 0 0 1 8.8 -6.2 V-4.4 H4.4 M2 8.6 H-6.4 A2.4 2.4 0 0 1 -8.8 6.2 V4.6 H-5")
    }
    for (name, badge) in [
      ("plus", "M3.6 5 H8.4 M6 2.6 V7.4"), ("minus", "M3.6 5 H8.4"), ("checkmark", "M3.8 5.2 L5.4 7 L8.2 3.2"),
      ("xmark", "M4.2 3.2 L7.8 6.8 M7.8 3.2 L4.2 6.8"),
    ] {
      family.add("text.badge.\(name)", 22, 20) { pen in
        pen.layer = 1
        pen.stroke("M-9.4 -6.6 H8.6 M-9.4 -2 H8.6 M-9.4 2.6 H-0.4 M-9.4 7.2 H-0.4")
        pen.layer = 0
        pen.fill(.circle(6, 5, 4.6))
        pen.cutStroke(badge, width: pen.line * 0.8)
      }
    }
    family.add("text.badge.star", 22, 20) { pen in
      pen.layer = 1
      pen.stroke("M-9.4 -6.6 H8.6 M-9.4 -2 H0.6 M-9.4 2.6 H-0.8 M-9.4 7.2 H-0.8")
      pen.layer = 0
      pen.at(6, 4.4, scale: 0.54) { $0.fill(.star(5, outer: 10, inner: 4.4, y: 0.6)) }
    }
    family.addShape("tray.full", 22, 19, "M-9.6 1.2 L-6.8 -7.8 H6.8 L9.6 1.2 V6 A2 2 0 0 1 7.6 8 H-7.6 A2 2 0 0 1 -9.6 6 Z") {
      $0.stroke("M-9.6 1.2 H-4 A4 4 0 0 0 4 1.2 H9.6 M-5 -1.8 H5 M-4.2 -4.8 H4.2", width: $0.line * 0.9)
    }
  }

  // MARK: Plates

  private static func addPlates(to family: inout SymbolFamily) {
    family.add("rectangle.on.rectangle", 23, 20) { pen in
      pen.layer = 1
      pen.stroke("M-8.6 4.2 A2.2 2.2 0 0 1 -10.2 2 V-5.6 A2.6 2.6 0 0 1 -7.6 -8.2 H3.4 A2.4 2.4 0 0 1 5.8 -6")
      pen.layer = 0
      pen.stroke(.rounded(-6, -3, 16.2, 11.2, 2.4))
    }
    family.add("rectangle.on.rectangle.fill", 23, 20) { pen in
      pen.layer = 1
      pen.stroke("M-8.6 4.2 A2.2 2.2 0 0 1 -10.2 2 V-5.6 A2.6 2.6 0 0 1 -7.6 -8.2 H3.4 A2.4 2.4 0 0 1 5.8 -6")
      pen.layer = 0
      pen.fillRounded(.rounded(-6, -3, 16.2, 11.2, 2.4))
    }
    family.add("rectangle.dashed", 23, 18) { pen in
      pen.stroke(
        "M-10 -4.4 V-5.2 A2.6 2.6 0 0 1 -7.4 -7.8 H-6 M-2.4 -7.8 H2.4 M6 -7.8 H7.4 A2.6 2.6 0 0 1 10 -5.2 V-4.4 M10 -1.6 V1.6 M10 4.4 V5.2 A2.6 2.6 0 0 1 7.4 7.8 H6 M2.4 7.8 H-2.4 M-6 7.8 H-7.4 A2.6 2.6 0 0 1 -10 5.2 V4.4 M-10 1.6 V-1.6"
      )
    }
    for (name, lines) in [
      ("square.split.2x1", "M0 -8.4 V8.4"), ("square.split.1x2", "M-8.4 0 H8.4"), ("square.split.2x2", "M0 -8.4 V8.4 M-8.4 0 H8.4"),
    ] {
      family.addShape(name, 20, 20, .rounded(-8.4, -8.4, 16.8, 16.8, 3.2)) { $0.stroke(lines) }
    }
    family.addShape("sidebar.right", 23, 18, .rounded(-10, -7.6, 20, 15.2, 3)) {
      $0.stroke("M3.4 -7.6 V7.6")
      $0.stroke("M6 -4.2 H7.4 M6 -1.4 H7.4 M6 1.4 H7.4", width: $0.line * 0.8)
    }
    let plate = PathData.rounded(-11, -7.8, 22, 15.6, 2.8)
    family.addShape("person.crop.rectangle", 24, 18, plate) {
      $0.fill(.circle(0, -2.2, 3))
      $0.fill("M-5.6 6.6 C-5.6 1 5.6 1 5.6 6.6 Z")
    }
    family.addShape("person.text.rectangle", 24, 18, plate) {
      $0.fill(.circle(-5, -2.2, 2.2))
      $0.fill("M-8.6 4.2 C-8.6 0.4 -1.4 0.4 -1.4 4.2 Z")
      $0.stroke("M2.2 -2.4 H7.6 M2.2 2 H7.6", width: $0.line * 0.9)
    }
    family.add("character.textbox", 24, 19) { pen in
      pen.stroke(plate)
      pen.stroke("M-4.6 4 L-1 -4.6 L2.6 4 M-3.4 1.4 H1.4 M6 -4.4 V4.4", width: pen.line * 0.9)
    }
    family.addShape("wallet.pass", 20, 21, .rounded(-8.6, -9, 17.2, 18, 2.8)) {
      $0.stroke("M-8.6 -4.6 H8.6 M-8.6 -0.4 H-3.2 A3.2 3.2 0 0 0 3.2 -0.4 H8.6")
    }
    family.add("qrcode.viewfinder", 21, 21) { pen in
      pen.layer = 1
      pen.stroke(
        "M-9 -4.4 V-6.4 A2.6 2.6 0 0 1 -6.4 -9 H-4.4 M4.4 -9 H6.4 A2.6 2.6 0 0 1 9 -6.4 V-4.4 M9 4.4 V6.4 A2.6 2.6 0 0 1 6.4 9 H4.4 M-4.4 9 H-6.4 A2.6 2.6 0 0 1 -9 6.4 V4.4"
      )
      pen.layer = 0
      for (x, y) in [(-2.6, -2.6), (2.6, -2.6), (-2.6, 2.6)] as [(CGFloat, CGFloat)] {
        pen.stroke(.rounded(x - 1.6, y - 1.6, 3.2, 3.2, 0.6), width: pen.line * 0.7)
      }
      pen.fill("M1.2 1.2 H2.6 V2.6 H1.2 Z M3.2 3.2 H4.6 V4.6 H3.2 Z M1.2 3.6 H2.2 V4.6 H1.2 Z")
    }
  }

  // MARK: Devices

  private static func addDevices(to family: inout SymbolFamily) {
    family.add("dot.radiowaves.right", 17, 19) { waves(&$0) }
    family.add("dot.radiowaves.up.forward", 19, 19) { pen in pen.at(-1, 1, turned: -45) { waves(&$0) } }
    family.add("badge.plus.radiowaves.right", 21, 20) { pen in
      pen.fill(.circle(-4.6, 0, 5))
      pen.cutStroke("M-7.4 0 H-1.8 M-4.6 -2.8 V2.8", width: pen.line * 0.8)
      pen.layer = 1
      pen.stroke("M3 -6.4 A9.6 9.6 0 0 1 3 6.4 M6.4 -9 A13.6 13.6 0 0 1 6.4 9")
    }
    for (name, isFilled) in [("sensor", false), ("sensor.fill", true)] {
      family.add(name, 23, 17) { pen in
        let body = PathData.rounded(-4.6, -7, 9.2, 14, 2.4)
        if isFilled { pen.fillRounded(body) } else { pen.stroke(body) }
        pen.layer = 1
        pen.stroke("M-7.8 -4.6 C-9.4 -2 -9.4 2 -7.8 4.6 M7.8 -4.6 C9.4 -2 9.4 2 7.8 4.6")
      }
    }
    for (name, isFilled) in [("powerplug", false), ("powerplug.fill", true)] {
      family.add(name, 16, 22) { pen in
        let body = PathData(svg: "M-6 -3.6 H6 V1 A6 6 0 0 1 -6 1 Z")
        if isFilled { pen.fillRounded(body) } else { pen.stroke(body) }
        pen.stroke("M-3 -9.6 V-3.6 M3 -9.6 V-3.6 M0 7 V10")
      }
    }
    family.addShape("flipphone", 15, 23, .rounded(-5.6, -10.4, 11.2, 20.8, 2)) {
      $0.stroke("M-5.6 0.6 H5.6 M-2.6 -6.8 H2.6 M-2.6 -3 H2.6", width: $0.line * 0.9)
    }
    family.addShape("av.remote", 12, 23, .rounded(-4.6, -10.4, 9.2, 20.8, 2.8)) {
      $0.fill(.circle(0, -5.6, 2))
      $0.fill(.circle(0, 0.4, 0.9))
      $0.fill(.circle(0, 4, 0.9))
    }
    family.add("cable.connector.horizontal", 24, 10) { pen in
      pen.stroke("M-10.6 0 H-5 M5 0 H10.6")
      pen.fill(.rounded(-5, -3.4, 6.2, 6.8, 1.4))
      pen.stroke(.rounded(1.2, -2.4, 3.8, 4.8, 0.8))
    }
    for (name, isFilled) in [("poweroutlet.type.b", false), ("poweroutlet.type.b.fill", true)] {
      family.add(name, 20, 20) { pen in
        let box = PathData.rounded(-8.4, -8.4, 16.8, 16.8, 4)
        if isFilled { pen.fillRounded(box) } else { pen.stroke(box) }
        pen.layer = isFilled ? 0 : 1
        let holes: SymbolFamily.Drawing = { pen in
          pen.stroke("M-3 -4 V-0.4 M3 -4 V-0.4")
          pen.fill(.circle(0, 3.8, 1.4))
        }
        if isFilled { pen.cutting(holes) } else { holes(&pen) }
      }
    }
    family.add("light.beacon.max.fill", 23, 20) { pen in
      pen.fillRounded(PathData(svg: "M-4.6 4.4 V-0.4 A4.6 4.6 0 0 1 4.6 -0.4 V4.4 Z"))
      pen.stroke("M-7 8 H7")
      pen.layer = 1
      pen.stroke("M0 -8.4 V-9.2 M-6.2 -5.6 L-7.2 -6.6 M6.2 -5.6 L7.2 -6.6 M-8.4 0 H-9.8 M8.4 0 H9.8")
    }
    family.addShape("movieclapper", 22, 20, "M-9.4 -2.4 H9.4 V6.6 A2 2 0 0 1 7.4 8.6 H-7.4 A2 2 0 0 1 -9.4 6.6 Z") { _ in }
    for name in ["movieclapper", "movieclapper.fill"] {
      guard let body = family.symbols[name] else { continue }
      family.add(name, 22, 21) { pen in
        body.draw(&pen)
        pen.stroke("M-9.4 -2.4 L-9.8 -5.2 L8.2 -9 L8.8 -6 L-9.4 -2.4 M-4.8 -6.2 L-3.2 -3.6 M0.6 -7.4 L2.2 -4.8")
      }
    }
    family.add("waveform.path.ecg", 23, 19) { $0.stroke("M-10.6 1 H-6.4 L-4.6 -2 L-2 6.8 L1.4 -8 L4 4 L5.4 1 H10.6") }
    family.add("waveform.path", 23, 19) {
      $0.stroke(
        "M-10.4 0 C-8.8 0 -8.6 -4 -7 -4 C-4.8 -4 -4.8 7.4 -2.6 7.4 C-0.4 7.4 -0.6 -8 1.6 -8 C3.6 -8 3.4 4.4 5.4 4.4 C7 4.4 7.2 0 10.4 0")
    }
  }

  private static func waves(_ pen: inout SymbolPen) {
    pen.fill(.circle(-5.6, 0, 2))
    pen.layer = 1
    pen.stroke("M-1.6 -4.4 A6.2 6.2 0 0 1 -1.6 4.4 M2 -7.8 A11 11 0 0 1 2 7.8")
  }

  // MARK: Signs

  private static func addSigns(to family: inout SymbolFamily) {
    let right = "M-6.6 -8.2 H5.2 L9 -5.4 L5.2 -2.6 H-6.6 Z"
    let left = "M6.6 -0.6 H-5.2 L-9 2.2 L-5.2 5 H6.6 Z"
    for (name, plates) in [
      ("signpost.right.and.left", [right, left]), ("signpost.right", [right]),
      ("signpost.left", ["M6.6 -8.2 H-5.2 L-9 -5.4 L-5.2 -2.6 H6.6 Z"]),
    ] {
      family.add(name, 21, 22) { pen in
        pen.stroke("M0 -10 V10")
        for plate in plates {
          pen.cut(plate)
          pen.stroke(plate)
        }
      }
      family.add(name + ".fill", 21, 22) { pen in
        pen.stroke("M0 -10 V10")
        for plate in plates { pen.fillRounded(PathData(svg: plate)) }
      }
    }
    family.add("chart.xyaxis.line", 22, 20) { pen in
      pen.stroke("M-5.6 4 L-1.6 -1.4 L2 2 L8.4 -6.2")
      pen.layer = 1
      pen.stroke("M-9.2 -8.8 V8.6 H9.6")
    }
    family.add("point.3.connected.trianglepath.dotted", 22, 20) { pen in
      for (x, y) in [(0, -6.6), (-7.8, 6.2), (7.8, 6.2)] as [(CGFloat, CGFloat)] { pen.fill(.circle(x, y, 2.6)) }
      pen.layer = 1
      pen.stroke(
        "M-2.6 -2.4 L-3.2 -1.4 M-4.6 0.8 L-5.2 1.8 M2.6 -2.4 L3.2 -1.4 M4.6 0.8 L5.2 1.8 M-3.6 6.2 H-2.6 M-0.5 6.2 H0.5 M2.6 6.2 H3.6")
    }
    family.add("fn", 20, 18) { pen in
      pen.stroke("M-1.6 -8 C-4.6 -8.4 -5.6 -7 -5.6 -4.4 V8 M-8.4 -2.4 H-1.8 M1.4 -2.4 V8 M1.4 1.6 C1.6 -3.8 8 -3.8 8 1.6 V8")
    }
    family.add("target", 21, 21) { pen in
      pen.fill(.circle(0, 0, 2))
      pen.layer = 1
      pen.stroke(.circle(0, 0, 9.2))
      pen.stroke(.circle(0, 0, 5.4))
    }
    let star = "M0 -8.2 V8.2 M-7.1 -4.1 L7.1 4.1 M-7.1 4.1 L7.1 -4.1"
    family.add("staroflife", 21, 22) { pen in
      pen.stroke(star, width: 5.4)
      pen.cutStroke(star, width: 5.4 - 2 * pen.line)
    }
    family.add("staroflife.fill", 21, 22) { $0.stroke(star, width: 5.4) }
    family.add("cursorarrow.rays", 21, 21) { pen in
      pen.fill("M-1.6 -1.6 L8.6 2 L4 4 L2 8.6 Z")
      pen.layer = 1
      pen.stroke("M-4.6 -4.6 L-6.6 -6.6 M-1.4 -6.4 V-9.2 M-6.4 -1.4 H-9.2 M2.4 -5 L4.2 -7 M-5 2.4 L-7 4.2")
    }
    for (name, fill) in [
      ("eyedropper", ""), ("eyedropper.halffull", "M-7.4 6.2 L-2.6 1.4 H1 L-5.4 7.6 Z"),
      ("eyedropper.full", "M2 -4.4 L4.4 -2 L-5.4 7.6 L-8.4 8.4 L-7.6 5.4 Z"),
    ] {
      family.add(name, 20, 20) { pen in
        pen.stroke("M2 -4.4 L4.4 -2 L-5.4 7.6 L-8.4 8.4 L-7.6 5.4 Z")
        if !fill.isEmpty { pen.fill(fill) }
        pen.stroke("M0.8 -5.6 L5.6 -0.8")
        pen.fillRounded(PathData(svg: "M3.4 -3.4 L6 -7.4 A1.6 1.6 0 0 1 7.6 -5.6 Z"))
      }
    }
    family.addShape("location.north", 17, 21, "M0 -9.2 L6.8 8.4 L0 5 L-6.8 8.4 Z")
    family.addEnclosed("location.north", scale: 0.55) { $0.fill("M0 -9.2 L6.8 8.4 L0 5 L-6.8 8.4 Z") }
    family.addShape("lock.shield", 19, 22, "M0 -10 L8.2 -7 V-1 C8.2 4.6 5 8.2 0 10 C-5 8.2 -8.2 4.6 -8.2 -1 V-7 Z") {
      $0.fill(.rounded(-3.4, -0.8, 6.8, 5.2, 1))
      $0.stroke("M-1.9 -0.8 V-2.6 A1.9 1.9 0 0 1 1.9 -2.6 V-0.8", width: $0.line * 0.8)
    }
    family.add("building.columns.fill", 21, 21) { pen in
      pen.fillRounded(PathData(svg: "M-8.8 -4.4 L0 -9 L8.8 -4.4 Z"))
      pen.stroke("M-6.2 -1.2 V5 M-2 -1.2 V5 M2 -1.2 V5 M6.2 -1.2 V5", width: pen.line * 1.4)
      pen.stroke("M-9 8.4 H9")
    }
    family.add("ant", 19, 21) { ant(&$0) }
    family.add("ant.fill", 19, 21) { ant(&$0) }
  }

  private static func ant(_ pen: inout SymbolPen) {
    pen.fill(.circle(0, -6.4, 2.2))
    pen.fill(.circle(0, -2, 2.4))
    pen.fill("M0 0.8 C3.8 0.8 3.8 9.4 0 9.4 C-3.8 9.4 -3.8 0.8 0 0.8 Z")
    pen.stroke(
      "M-2.2 -2.4 L-6.8 -5.4 M2.2 -2.4 L6.8 -5.4 M-2.2 -1 L-7.4 0 M2.2 -1 L7.4 0 M-2 1.6 L-6.6 6.6 M2 1.6 L6.6 6.6", width: pen.line * 0.8)
  }

  // MARK: Weather

  private static func addWeather(to family: inout SymbolFamily) {
    let rays =
      "M0 -7.4 V-7.6 M0 7.4 V7.6 M-7.4 0 H-7.6 M7.4 0 H7.6 M-5.2 -5.2 L-5.4 -5.4 M5.2 5.2 L5.4 5.4 M5.2 -5.2 L5.4 -5.4 M-5.2 5.2 L-5.4 5.4"
    family.add("sun.min", 18, 18) { pen in
      pen.stroke(.circle(0, 0, 3.8))
      pen.layer = 1
      pen.stroke(rays)
    }
    family.add("sun.min.fill", 18, 18) { pen in
      pen.fill(.circle(0, 0, 4.4))
      pen.layer = 1
      pen.stroke(rays)
    }
    for (name, isFilled) in [("sun.haze", false), ("sun.haze.fill", true)] {
      family.add(name, 22, 20) { pen in
        let disc = PathData(svg: "M-4.6 0.8 A4.6 4.6 0 1 1 4.6 0.8 Z")
        if isFilled { pen.fill(disc) } else { pen.stroke(disc) }
        pen.stroke("M0 -7.8 V-9 M-6 -5.6 L-6.8 -6.4 M6 -5.6 L6.8 -6.4 M-8 -0.4 H-9.2 M8 -0.4 H9.2")
        pen.layer = 1
        pen.stroke("M-8.4 4.4 H8.4 M-5.2 8 H5.2")
      }
    }
    let moon = "M-4.4 -8 A8.4 8.4 0 1 0 7.6 4 A7.6 7.6 0 0 1 -4.4 -8 Z"
    for (name, isFilled) in [("moon.zzz", false), ("moon.zzz.fill", true)] {
      family.add(name, 21, 20) { pen in
        if isFilled { pen.fillRounded(PathData(svg: moon)) } else { pen.stroke(moon) }
        pen.layer = 1
        pen.stroke("M1 -2.6 H4.4 L1 1.6 H4.4 M5 -8.8 H8.6 L5 -4.4 H8.6", width: pen.line * 0.9)
      }
    }
  }
}
