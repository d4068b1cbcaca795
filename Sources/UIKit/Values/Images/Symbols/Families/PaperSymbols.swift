import Foundation

/// Bins, folders, documents, letters and books.
enum PaperSymbols {
  static let family = make()

  private static func make() -> SymbolFamily {
    var family = SymbolFamily()
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
    family.addShape("xmark.bin", 20, 22, "M-8.4 -8.8 H8.4 L6.7 7.2 Q6.4 9.4 4.4 9.4 H-4.4 Q-6.4 9.4 -6.7 7.2 Z") {
      $0.stroke("M-8 -4.6 H8 M-2.8 0 L2.8 5.6 M2.8 0 L-2.8 5.6")
    }
    family.addShape(
      "applescript", 21, 21,
      "M-5 -9.2 H7 C9.2 -9.2 9.2 -5.6 7 -5.6 H5.6 C5.6 -2.4 7.6 1.4 7.6 5.6 Q7.6 9.2 4.4 9.2 H-7.2 C-9.4 9.2 -9.4 5.6 -7.2 5.6 H-5.6 "
        + "C-5.6 1.4 -7.8 -1.6 -7.8 -6 Q-7.8 -9.2 -5 -9.2 Z"
    ) { $0.stroke("M-5 -9.2 C-2.4 -9.2 -2.4 -5.6 -4.4 -5.6 H5.6 M-5.6 5.6 H1.6 C3.8 5.6 3.6 9.2 4.4 9.2") }
    family.addShape("text.rectangle", 24, 19, .rounded(-10.6, -8, 21.2, 16, 2.8)) {
      $0.stroke("M-6.4 -3.8 H6.4 M-6.4 0 H6.4 M-6.4 3.8 H1.4")
    }
    family.addShape("lanyardcard", 17, 23, .rounded(-7, -4.6, 14, 14.6, 2.4)) { $0.stroke("M-2.4 -1.6 H2.4 M-3 3 H3 M-3 6 H3") }
    for name in ["lanyardcard", "lanyardcard.fill"] {
      guard let card = family.symbols[name] else { continue }
      family.add(name, 17, 23) { pen in
        card.draw(&pen)
        pen.stroke("M-4.4 -10.4 L-1.2 -4.6 M4.4 -10.4 L1.2 -4.6")
      }
    }
    family.addShape(
      "faxmachine", 24, 21,
      "M-10.2 -4.6 H-5 V0.4 H8.4 Q10.2 0.4 10.2 2.2 V6.8 Q10.2 8.8 8.2 8.8 H-8.2 Q-10.2 8.8 -10.2 6.8 Z"
    ) { pen in
      pen.stroke("M-5 0.4 V8.8 M-1 4.6 H1.2", width: pen.line * 0.9)
      for x in [4, 7] as [CGFloat] { pen.fill(.circle(x, 4.6, 1)) }
    }
    for name in ["faxmachine", "faxmachine.fill"] {
      guard let machine = family.symbols[name] else { continue }
      family.add(name, 24, 21) { pen in
        machine.draw(&pen)
        pen.stroke("M-2.2 -2.4 V-9 H4.6 L7.4 -6.2 V-2.4")
      }
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
    family.alias("text.document", of: "doc.text")
    family.alias("text.document.fill", of: "doc.text.fill")
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
    family.addShape("doc.richtext", 18, 22, .rounded(-7, -9.6, 14, 19.2, 2.6)) {
      $0.stroke("M-3.6 -5.4 H3.6 M-3.6 -1.8 H3.6 M-3.6 1.8 H3.6 V5.8 H-3.6 Z")
    }
    let board = PathData.rounded(-7, -8, 14, 17.2, 2.6)
    family.addShape("clipboard", 18, 22, board) { $0.fill(.rounded(-3.4, -9.8, 6.8, 4.2, 1.6)) }
    family.addShape("list.clipboard", 18, 22, board) { pen in
      pen.fill(.rounded(-3.4, -9.8, 6.8, 4.2, 1.6))
      pen.stroke("M-3.6 -1.6 H3.6 M-3.6 2 H3.6 M-3.6 5.6 H1")
    }
    let pad = PathData.rounded(-9, -9, 18, 18, 3.4)
    family.addShape("note", 21, 21, pad) { $0.stroke("M-9 -4.6 H9") }
    family.addShape("note.text", 21, 21, pad) { $0.stroke("M-9 -4.6 H9 M-5 -0.8 H5 M-5 2.2 H5 M-5 5.2 H0.6") }
    family.addShape(
      "book", 25, 19,
      "M0 -5.6 C-2 -7.6 -5.4 -8 -9.6 -8 Q-10.8 -8 -10.8 -6.8 V5 Q-10.8 6.2 -9.6 6.2 C-5.4 6.2 -2 6.6 0 8.4 C2 6.6 5.4 6.2 9.6 "
        + "6.2 Q10.8 6.2 10.8 5 V-6.8 Q10.8 -8 9.6 -8 C5.4 -8 2 -7.6 0 -5.6 Z"
    ) {
      $0.stroke("M0 -5.6 V8.2")
    }
    family.addShape("envelope", 24, 18, .rounded(-10.4, -7.6, 20.8, 15.2, 3)) { $0.stroke("M-9.4 -6 L-1.8 1.2 Q0 2.8 1.8 1.2 L9.4 -6") }
    family.add("envelope.open", 23, 22) {
      $0.stroke(
        "M-9.6 -1.6 V6.6 Q-9.6 9.2 -7 9.2 H7 Q9.6 9.2 9.6 6.6 V-1.6 Q9.6 -2.8 8.6 -3.6 L1.4 -9.2 Q0 -10.2 -1.4 -9.2 L-8.6 -3.6 "
          + "Q-9.6 -2.8 -9.6 -1.6 Z M-9 -2 L-1.4 3.6 Q0 4.6 1.4 3.6 L9 -2"
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
    return family
  }
}
