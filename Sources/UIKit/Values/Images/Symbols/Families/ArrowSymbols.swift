import Foundation

/// Arrows: straight ones in eight directions, circular ones, and pairs.
enum ArrowSymbols {
  static let family = make()

  private static func make() -> SymbolFamily {
    var family = SymbolFamily()
    addStraight(to: &family)
    addTurning(to: &family)
    addPairs(to: &family)
    return family
  }

  /// An arrow to the right, which is rotated.
  private static let arrow = PathData(svg: "M-8 0 H8 M1.4 -6.6 L8 0 L1.4 6.6")
  private static let diagonal = PathData(svg: "M-6.4 6.4 L6.4 -6.4 M-2.6 -6.4 H6.4 V2.6")

  private static func addStraight(to family: inout SymbolFamily) {
    for (name, turn) in [("right", 0), ("down", 90), ("left", 180), ("up", 270)] as [(String, CGFloat)] {
      let isLevel = name == "right" || name == "left"
      family.addWithEnclosed("arrow.\(name)", isLevel ? 19 : 16.5, isLevel ? 16.5 : 19) { pen in
        pen.at(0, 0, turned: turn) { $0.stroke(arrow) }
      }
      family.add("arrow.\(name).to.line", isLevel ? 19 : 16.5, isLevel ? 16.5 : 19) { pen in
        pen.at(0, 0, turned: turn) { $0.stroke("M-8 0 H5 M-1 -6 L5 0 L-1 6 M8 -6.5 V6.5") }
      }
      let triangle = PathData(svg: "M-4.6 -6.4 Q-4.6 -7.6 -3.5 -7 L6.2 -0.9 Q7.4 0 6.2 0.9 L-3.5 7 Q-4.6 7.6 -4.6 6.4 Z")
      let turned = triangle.applying(CGAffineTransform(rotationAngle: turn * .pi / 180))
      family.addShape("arrowtriangle.\(name)", isLevel ? 15 : 18, isLevel ? 18 : 15, turned)
    }
    for (name, turn) in [("up.right", 0), ("down.right", 90), ("down.left", 180), ("up.left", 270)] as [(String, CGFloat)] {
      family.addWithEnclosed("arrow.\(name)", 15.5, 15.5) { pen in
        pen.at(0, 0, turned: turn) { $0.stroke(diagonal) }
      }
    }
    family.alias("arrow.forward", of: "arrow.right")
    family.alias("arrow.backward", of: "arrow.left")
  }

  private static func addTurning(to family: inout SymbolFamily) {
    for (name, mirrored) in [("arrow.clockwise", 1), ("arrow.counterclockwise", -1)] as [(String, CGFloat)] {
      family.addWithEnclosed(name, 18, 21, scale: 0.6) { pen in
        let mirror = CGAffineTransform(scaleX: mirrored, y: 1)
        pen.stroke(PathData.arc(0, 1, 7.4, from: -55, to: 250).applying(mirror))
        pen.fill(PathData(svg: "M1.3 -9.6 L7.2 -5.4 L1 -1.6 Z").applying(mirror))
        pen.stroke(PathData(svg: "M1.6 -9 L6.6 -5.4 L1.4 -2.2 Z").applying(mirror), width: 0.9)
      }
    }
    for (name, mirrored) in [("left", 1), ("right", -1)] as [(String, CGFloat)] {
      let mirror = CGAffineTransform(scaleX: mirrored, y: 1)
      family.addWithEnclosed("arrow.uturn.\(name)", 19, 17) {
        $0.stroke(PathData(svg: "M-3.4 -7 L-8 -2.4 L-3.4 2.2 M-8 -2.4 H3 A4.8 4.8 0 0 1 3 7.2 H-1.6").applying(mirror))
      }
      let shape = PathData(
        svg: "M-9 -0.6 L-1.6 -7.2 V-3.4 C5.2 -3.4 9 0.8 9 7.2 C7.2 4 4 2.6 -1.6 2.6 V6.2 Z")
      family.addShape("arrowshape.turn.up.\(name)", 21, 17.5, shape.applying(mirror))
    }
    family.add("arrow.turn.down.right", 18, 17) { $0.stroke("M-7 -6.5 V1 Q-7 3.4 -4.6 3.4 H7 M3 -1 L7.4 3.4 L3 7.8") }
    family.add("arrow.turn.down.left", 18, 17) { $0.stroke("M7 -6.5 V1 Q7 3.4 4.6 3.4 H-7 M-3 -1 L-7.4 3.4 L-3 7.8") }
    family.add("return", 20, 16) { $0.stroke("M8 -6 V-1 Q8 2 5 2 H-8 M-3.8 -2.4 L-8.2 2 L-3.8 6.4") }
    family.add("arrow.triangle.2.circlepath", 25, 19) { pen in
      for turn in [0, 180] as [CGFloat] {
        pen.at(0, 0, turned: turn) { pen in
          pen.stroke(.arc(0, 0, 7.6, from: 190, to: 325))
          pen.fill("M3.2 -4.4 H10.9 L7.6 1 Z")
        }
      }
    }
    family.alias("arrow.2.circlepath", of: "arrow.triangle.2.circlepath")
    for (name, mirrored) in [("goforward", 1), ("gobackward", -1)] as [(String, CGFloat)] {
      family.alias(name, of: mirrored > 0 ? "arrow.clockwise" : "arrow.counterclockwise")
    }
  }

  private static func addPairs(to family: inout SymbolFamily) {
    family.add("arrow.up.arrow.down", 22, 18) {
      $0.stroke("M-5 7.4 V-7.4 M-9.2 -3.2 L-5 -7.4 L-0.8 -3.2 M5 -7.4 V7.4 M0.8 3.2 L5 7.4 L9.2 3.2")
    }
    family.add("arrow.left.arrow.right", 18, 22) {
      $0.stroke("M7.4 -5 H-7.4 M-3.2 -9.2 L-7.4 -5 L-3.2 -0.8 M-7.4 5 H7.4 M3.2 0.8 L7.4 5 L3.2 9.2")
    }
    family.add("arrow.up.and.down", 12, 22) { $0.stroke("M0 -9 V9 M-4.4 -4.8 L0 -9.2 L4.4 -4.8 M-4.4 4.8 L0 9.2 L4.4 4.8") }
    family.add("arrow.left.and.right", 22, 12) { $0.stroke("M-9 0 H9 M-4.8 -4.4 L-9.2 0 L-4.8 4.4 M4.8 -4.4 L9.2 0 L4.8 4.4") }
    family.add("arrow.up.left.and.arrow.down.right", 18, 18) {
      $0.stroke("M-1.6 -1.6 L-7.2 -7.2 M-7.4 -2.2 V-7.4 H-2.2 M1.6 1.6 L7.2 7.2 M7.4 2.2 V7.4 H2.2")
    }
    family.add("arrow.down.right.and.arrow.up.left", 18, 18) {
      $0.stroke("M-7.6 -7.6 L-2 -2 M-7 -1.7 H-1.7 V-7 M7.6 7.6 L2 2 M7 1.7 H1.7 V7")
    }
    for (name, shaft) in [
      ("up", "M0 3.4 V-9.4 M-3.6 -5.8 L0 -9.4 L3.6 -5.8"), ("down", "M0 -9.4 V3.4 M-3.6 -0.2 L0 3.4 L3.6 -0.2"),
    ] {
      let box = PathData(
        svg: "M-3.6 -3.8 H-4.8 Q-7.2 -3.8 -7.2 -1.4 V6.8 Q-7.2 9.4 -4.8 9.4 H4.8 Q7.2 9.4 7.2 6.8 V-1.4 Q7.2 -3.8 4.8 -3.8 H3.6")
      family.add("square.and.arrow.\(name)", 18, 22) { pen in
        pen.layer = 1
        pen.stroke(box)
        pen.layer = 0
        pen.stroke(shaft)
      }
      family.add("square.and.arrow.\(name).fill", 18, 22) { pen in
        pen.layer = 1
        pen.fillRounded(.rounded(-7.2, -3.8, 14.4, 13.2, 2.4))
        pen.layer = 0
        pen.cutStroke(shaft, width: pen.line * 2.8)
        pen.stroke(shaft)
      }
    }
  }
}
