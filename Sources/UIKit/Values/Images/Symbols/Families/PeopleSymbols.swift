import Foundation

/// People, faces, eyes and hands.
enum PeopleSymbols {
  static let family = make()

  private static func make() -> SymbolFamily {
    var family = SymbolFamily()
    addPersons(to: &family)
    addBadges(to: &family)
    addFaces(to: &family)
    return family
  }

  private static let shoulders = PathData(
    svg: "M-8.4 7.2 C-8.4 3.6 -4.6 1.4 0 1.4 C4.6 1.4 8.4 3.6 8.4 7.2 C8.4 8.4 7.7 9 6.6 9 H-6.6 C-7.7 9 -8.4 8.4 -8.4 7.2 Z")
  private static let head = PathData.circle(0, -5.2, 3.9)

  private static func addPersons(to family: inout SymbolFamily) {
    family.add("person", 19, 20) { pen in
      pen.stroke(head)
      pen.stroke(shoulders)
    }
    family.add("person.fill", 19, 20) { pen in
      pen.fillRounded(head)
      pen.fillRounded(shoulders)
    }
    family.addEnclosed("person", scale: 0.5, y: 0.2) { pen in
      pen.fillRounded(head)
      pen.fillRounded(shoulders)
    }
    for (name, enclosure) in [("circle", PathData.circle(0, 0, 9.2)), ("square", .rounded(-8.8, -8.8, 17.6, 17.6, 3.6))] {
      // The part of a bust that extends beyond the enclosure is cut off.
      let outside = PathData.rounded(-30, -30, 60, 60, 0)
      let bust: SymbolFamily.Drawing = { pen in
        pen.fill(.circle(0, -2.6, 3.6))
        pen.fill("M-6.6 9 C-6.6 4.6 -3.6 2.6 0 2.6 C3.6 2.6 6.6 4.6 6.6 9 L4 12 H-4 Z")
      }
      family.add("person.crop.\(name)", 21, 21) { pen in
        bust(&pen)
        var frame = outside
        frame.append(enclosure.reversed)
        pen.cut(frame)
        pen.layer = 1
        pen.stroke(enclosure)
      }
      family.add("person.crop.\(name).fill", 21, 21) { pen in
        pen.layer = 1
        pen.fillRounded(enclosure)
        pen.layer = 0
        pen.cutting(bust)
        pen.layer = 1
        pen.stroke(enclosure)
      }
    }
    let second: SymbolFamily.Drawing = { pen in
      pen.at(5.6, 0.6, scale: 0.88) { pen in
        pen.stroke(head)
        pen.stroke(shoulders)
      }
    }
    family.add("person.2", 29, 20) { pen in
      second(&pen)
      pen.at(-4.6, 0) { pen in
        pen.cutStroke(head, width: pen.line * 3)
        pen.cutStroke(shoulders, width: pen.line * 3)
        pen.cut(head)
        pen.cut(shoulders)
        pen.stroke(head)
        pen.stroke(shoulders)
      }
    }
    family.add("person.2.fill", 29, 20) { pen in
      pen.at(5.6, 0.6, scale: 0.88) { pen in
        pen.fillRounded(head)
        pen.fillRounded(shoulders)
      }
      pen.at(-4.6, 0) { pen in
        pen.cutStroke(head, width: 3.8)
        pen.cutStroke(shoulders, width: 3.8)
        pen.fillRounded(head)
        pen.fillRounded(shoulders)
      }
    }
    family.add("person.3.fill", 36, 18) { pen in
      for x in [-10.4, 10.4] as [CGFloat] {
        pen.at(x, 0.8, scale: 0.74) { pen in
          pen.fillRounded(head)
          pen.fillRounded(shoulders)
        }
      }
      pen.at(0, 0, scale: 0.86) { pen in
        pen.cutStroke(head, width: 3.8)
        pen.cutStroke(shoulders, width: 3.8)
        pen.fillRounded(head)
        pen.fillRounded(shoulders)
      }
    }
    family.add("person.3", 36, 18) { pen in
      for x in [-10.4, 10.4] as [CGFloat] {
        pen.at(x, 0.8, scale: 0.74) { pen in
          pen.stroke(head)
          pen.stroke(shoulders)
        }
      }
      pen.at(0, 0, scale: 0.86) { pen in
        pen.cutting { $0.fillRounded(head) }
        pen.cutStroke(shoulders, width: pen.line * 3)
        pen.cut(shoulders)
        pen.stroke(head)
        pen.stroke(shoulders)
      }
    }
  }

  private static func addBadges(to family: inout SymbolFamily) {
    let plus: SymbolFamily.Drawing = { $0.stroke("M-7 0 H7 M0 -7 V7") }
    let minus: SymbolFamily.Drawing = { $0.stroke("M-7 0 H7") }
    for name in ["person", "person.fill", "person.crop.circle", "person.crop.circle.fill"] {
      family.addBadged(name, badge: "plus", plus)
      family.addBadged(name, badge: "minus", minus)
    }
    family.addBadged("person.crop.circle", badge: "checkmark") { $0.stroke("M-6.4 0.6 L-1.8 6 L6.4 -6") }
    family.addBadged("person.crop.circle", badge: "xmark") { $0.stroke("M-5.4 -5.4 L5.4 5.4 M5.4 -5.4 L-5.4 5.4") }
  }

  private static func addFaces(to family: inout SymbolFamily) {
    family.addShape("face.smiling", 21, 21, .circle(0, 0, 9.2)) { pen in
      for x in [-3.3, 3.3] as [CGFloat] { pen.fill(.circle(x, -2.6, 0.6 + pen.line * 0.45)) }
      pen.stroke("M-4.6 2.6 C-3 6.2 3 6.2 4.6 2.6")
    }
    family.addShape("face", 21, 21, .circle(0, 0, 9.2)) { pen in
      for x in [-3.3, 3.3] as [CGFloat] { pen.fill(.circle(x, -2.6, 0.6 + pen.line * 0.45)) }
    }
    family.addShape("face.dashed", 21, 21, .circle(0, 0, 9.2)) { pen in
      for x in [-3.3, 3.3] as [CGFloat] { pen.fill(.circle(x, -2.6, 0.6 + pen.line * 0.45)) }
      pen.stroke("M-4 4 H4")
    }
    let eye = PathData(svg: "M-11.2 0 C-8.6 -4.6 -4.6 -7 0 -7 C4.6 -7 8.6 -4.6 11.2 0 C8.6 4.6 4.6 7 0 7 C-4.6 7 -8.6 4.6 -11.2 0 Z")
    family.add("eye", 26, 17) { pen in
      pen.stroke(eye)
      pen.stroke(.circle(0, 0, 3.4))
    }
    family.add("eye.fill", 26, 17) { pen in
      pen.fillRounded(eye)
      pen.cutStroke(.circle(0, 0, 4.3), width: 1.3)
    }
    family.addSlashed("eye")
    family.addSlashed("eye.fill")
    let thumb = PathData(
      svg: "M-3.4 -0.6 L0.2 -8.2 C0.6 -9.4 3 -9.2 3 -6.8 C3 -5 2.4 -3.8 2 -2.6 H7 C9 -2.6 9.8 -1 9.2 0.8 L7.4 6.8 "
        + "C6.8 8.6 5.8 9 4.2 9 H-0.4 C-1.8 9 -2.6 8.4 -3.4 7.8 Z")
    for (name, turn) in [("up", 0), ("down", 180)] as [(String, CGFloat)] {
      let mirror = CGAffineTransform(scaleX: turn == 0 ? 1 : -1, y: 1).concatenating(CGAffineTransform(rotationAngle: turn * .pi / 180))
      family.add("hand.thumbs\(name)", 22, 21) { pen in
        pen.stroke(thumb.applying(mirror))
        pen.stroke(PathData.rounded(-9.4, -1, 3.4, 9.6, 1.4).applying(mirror))
      }
      family.add("hand.thumbs\(name).fill", 22, 21) { pen in
        pen.fillRounded(thumb.applying(mirror))
        pen.fillRounded(PathData.rounded(-9.2, -0.8, 2.6, 9.2, 1.2).applying(mirror))
      }
    }
  }
}
