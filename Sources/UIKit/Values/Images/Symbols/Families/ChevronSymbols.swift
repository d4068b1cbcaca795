/// Chevrons: disclosure, back, and menus.
enum ChevronSymbols {
  static let family = make()

  private static func make() -> SymbolFamily {
    var family = SymbolFamily()
    for (name, turn) in [("right", 0), ("down", 90), ("left", 180), ("up", 270)] as [(String, CGFloat)] {
      let isUpright = name == "right" || name == "left"
      family.addWithEnclosed("chevron.\(name)", isUpright ? 9.5 : 17, isUpright ? 17 : 9.5) { pen in
        pen.at(0, 0, turned: turn) { $0.stroke("M-3.2 -6.8 L3.2 0 L-3.2 6.8") }
      }
      family.add("chevron.compact.\(name)", isUpright ? 6.5 : 20, isUpright ? 20 : 6.5) { pen in
        pen.at(0, 0, turned: turn) { $0.stroke("M-1.8 -8.4 L1.8 0 L-1.8 8.4") }
      }
      family.add("chevron.\(name).2", 17, 17) { pen in
        pen.at(0, 0, turned: turn) { $0.stroke("M-6.6 -6.8 L-0.2 0 L-6.6 6.8 M0.4 -6.8 L6.8 0 L0.4 6.8") }
      }
    }
    family.add("chevron.up.chevron.down", 13, 19) { $0.stroke("M-4.4 -3.2 L0 -7.8 L4.4 -3.2 M-4.4 3.2 L0 7.8 L4.4 3.2") }
    family.add("chevron.left.forwardslash.chevron.right", 27, 18) {
      $0.stroke("M-6.8 -5.2 L-12 0 L-6.8 5.2 M6.8 -5.2 L12 0 L6.8 5.2 M2.4 -7.6 L-2.4 7.6")
    }
    family.alias("chevron.forward", of: "chevron.right")
    family.alias("chevron.backward", of: "chevron.left")
    return family
  }
}
