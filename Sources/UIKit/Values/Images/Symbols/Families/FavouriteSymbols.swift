import Foundation

/// Hearts, stars, bookmarks, flags, tags and bells.
enum FavouriteSymbols {
  static let family = make()

  private static func make() -> SymbolFamily {
    var family = SymbolFamily()
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
    for name in ["star.leadinghalf.fill", "star.lefthalf.fill"] { family.alias(name, of: "star.leadinghalf.filled") }
    let bookmark = PathData(
      svg: "M-5.8 -6.8 Q-5.8 -9.4 -3.2 -9.4 H3.2 Q5.8 -9.4 5.8 -6.8 V8.4 Q5.8 9.8 4.7 8.9 L0 4.8 L-4.7 8.9 Q-5.8 9.8 -5.8 8.4 Z")
    family.addShape("bookmark", 14, 21, bookmark)
    let flag = PathData(svg: "M-7 -8.4 C-4 -10 -1.4 -8.8 0.8 -8 C3 -7.2 5 -7 7.6 -8 V1.4 C5 2.4 3 2.2 0.8 1.4 C-1.4 0.6 -4 -0.2 -7 1.2 Z")
    for name in ["flag", "flag.fill"] {
      family.add(name, 18, 21) { pen in
        if name == "flag" { pen.stroke(flag) } else { pen.fillRounded(flag) }
        pen.stroke("M-7 -8.4 V9.2")
      }
    }
    family.addShape(
      "tag", 21, 21,
      "M-8.6 -6.6 Q-8.6 -8.6 -6.6 -8.6 H-0.6 Q0.8 -8.6 1.8 -7.6 L8.6 -0.8 Q9.8 0.6 8.6 1.8 L1.8 8.6 Q0.6 9.8 -0.8 8.6 L-7.6 "
        + "1.8 Q-8.6 0.8 -8.6 -0.6 Z"
    ) {
      $0.fill(.circle(-4.2, -4.2, 1.6))
    }
    family.addShape(
      "bell", 20, 22,
      "M-7.6 4.6 C-6.2 3 -5.8 1.8 -5.8 -2.4 C-5.8 -6.4 -3.4 -8.8 0 -8.8 C3.4 -8.8 5.8 -6.4 5.8 -2.4 C5.8 1.8 6.2 3 7.6 4.6 "
        + "C8.4 5.6 8 6.4 6.8 6.4 H-6.8 C-8 6.4 -8.4 5.6 -7.6 4.6 Z"
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
    return family
  }
}
