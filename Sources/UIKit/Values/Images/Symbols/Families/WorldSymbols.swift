import Foundation

/// Communication, travel, weather and devices.
enum WorldSymbols {
  static let family = make()

  private static func make() -> SymbolFamily {
    var family = SymbolFamily()
    addTalk(to: &family)
    addTravel(to: &family)
    addWeather(to: &family)
    addDevices(to: &family)
    return family
  }

  private static func addTalk(to family: inout SymbolFamily) {
    let bubble = PathData(
      svg:
        "M-6.6 -8.4 H6.6 Q10 -8.4 10 -5 V1.8 Q10 5.2 6.6 5.2 H-0.6 L-5 8.8 Q-6.4 9.8 -6.4 8 V5.2 H-6.6 Q-10 5.2 -10 1.8 V-5 "
        + "Q-10 -8.4 -6.6 -8.4 Z"
    )
    family.addShape("bubble.left", 23, 21, bubble)
    family.addShape("bubble.right", 23, 21, bubble.applying(CGAffineTransform(scaleX: -1, y: 1)))
    family.addShape("text.bubble", 23, 21, bubble) { $0.stroke("M-5.4 -4 H5.4 M-5.4 0.4 H2") }
    family.addShape("ellipsis.bubble", 23, 21, bubble) { pen in
      for x in [-4.6, 0, 4.6] as [CGFloat] { pen.fill(.circle(x, -1.6, 0.5 + pen.line * 0.5)) }
    }
    family.addShape(
      "message", 23, 21,
      "M0 -8.6 C5.8 -8.6 10 -5.4 10 -1 C10 3.4 5.8 6.6 0 6.6 C-1.2 6.6 -2.4 6.4 -3.4 6.2 C-4.8 7.6 -6.6 8.6 -8.4 8.8 C-7.2 "
        + "7.4 -6.8 6 -6.8 4.8 C-8.8 3.4 -10 1.4 -10 -1 C-10 -5.4 -5.8 -8.6 0 -8.6 Z"
    )
    family.addShape(
      "phone", 20, 20,
      "M-8.6 -5.6 C-8.6 -8 -6.4 -9.2 -5.2 -8.4 C-4 -7.4 -3 -5.6 -2.6 -4.6 C-2.2 -3.6 -3.8 -2.6 -4 -1.6 C-4.2 -0.2 0.2 4.2 1.6 "
        + "4 C2.6 3.8 3.6 2.2 4.6 2.6 C5.6 3 7.4 4 8.4 5.2 C9.2 6.4 8 8.6 5.6 8.6 C-0.6 8.8 -8.8 0.6 -8.6 -5.6 Z"
    )
    family.addShape("paperplane", 22, 22, "M9.4 -9.2 L-9 -1.8 Q-10.2 -1.2 -9 -0.6 L-2.2 2.2 L0.6 9 Q1.2 10.2 1.8 9 Z") {
      $0.stroke("M9 -8.8 L-2 2")
    }
    let horn = PathData(
      svg: "M-10.4 -2.2 Q-10.4 -3.4 -9.2 -3.4 L8.4 -8.2 Q9.4 -8.4 9.4 -7.4 V7.4 Q9.4 8.4 8.4 8.2 L-9.2 3.4 Q-10.4 3.4 -10.4 2.2 Z")
    for (name, isFilled) in [("megaphone", false), ("megaphone.fill", true)] {
      family.add(name, 24, 20) { pen in
        if isFilled { pen.fillRounded(horn) } else { pen.stroke(horn) }
        pen.stroke("M-5.8 5.2 C-5.4 9.4 0.8 9.6 1.8 7.2")
      }
    }
  }

  private static func addTravel(to family: inout SymbolFamily) {
    family.addShape("location", 20, 20, "M8.6 -8.6 L-8.4 -1.2 Q-9.6 -0.5 -8.2 -0.1 L-0.4 0.4 L0.1 8.2 Q0.5 9.6 1.2 8.4 Z")
    family.addSlashed("location")
    family.addShape(
      "map", 24, 20,
      "M-10.4 -5.2 Q-10.4 -6.2 -9.4 -6.6 L-4 -8.8 L3.6 -5.8 L9 -8 Q10.4 -8.6 10.4 -7.2 V5.2 Q10.4 6.2 9.4 6.6 L3.6 8.8 L-4 "
        + "5.8 L-9 8 Q-10.4 8.6 -10.4 7.2 Z"
    ) {
      $0.stroke("M-4 -8.4 V5.4 M3.6 -5.4 V8.4")
    }
    family.add("mappin", 10, 22) { pen in
      pen.fillRounded(.circle(0, -6, 3.4))
      pen.stroke("M0 -2.6 V9.6")
    }
    family.addEnclosed("mappin", scale: 0.52) { pen in
      pen.fillRounded(.circle(0, -6, 3.2))
      pen.stroke("M0 -2.6 V9")
    }
    family.add("mappin.and.ellipse", 20, 23) { pen in
      pen.fillRounded(.circle(0, -6.6, 3.2))
      pen.stroke("M0 -3.4 V5.6 M-3.4 2.6 C-10.6 3.6 -10.6 9.6 0 9.6 C10.6 9.6 10.6 3.6 3.4 2.6")
    }
    family.add("globe", 21, 21) { pen in
      pen.stroke(.circle(0, 0, 9.2))
      pen.stroke(
        "M0 -9.2 C-5.4 -4.6 -5.4 4.6 0 9.2 C5.4 4.6 5.4 -4.6 0 -9.2 M-9.2 0 H9.2 M-7.8 -4.8 C-4 -3.4 4 -3.4 7.8 -4.8 M-7.8 4.8 "
          + "C-4 3.4 4 3.4 7.8 4.8",
        width: pen.line * 0.85)
    }
    family.addWithEnclosed("airplane", 23, 22) { pen in
      pen.fill(
        "M10.4 0 C10.4 -1 8.8 -1.8 6.8 -1.8 H3.2 L-2.2 -9.6 H-4.6 L-2 -1.8 H-6.2 L-8.4 -4.6 H-10.2 L-9 0 L-10.2 4.6 H-8.4 L-6.2 "
          + "1.8 H-2 L-4.6 9.6 H-2.2 L3.2 1.8 H6.8 C8.8 1.8 10.4 1 10.4 0 Z"
      )
    }
    let car = PathData(
      svg: "M-9.4 1 Q-9.4 -1 -7.8 -1.6 L-5.9 -6.2 Q-5.3 -7.8 -3.6 -7.8 H3.6 Q5.3 -7.8 5.9 -6.2 L7.8 -1.6 Q9.4 -1 9.4 1 V5.4 H-9.4 Z")
    family.addShape("car", 22, 19, car) { pen in
      pen.stroke("M-7.4 -1.8 H7.4")
      for x in [-5.6, 5.6] as [CGFloat] { pen.fill(.circle(x, 1.8, 1.3)) }
    }
    for name in ["car", "car.fill"] {
      guard let base = family.symbols[name] else { continue }
      family.add(name, 22, 20) { pen in
        base.draw(&pen)
        pen.fillRounded(.rounded(-8.6, 5.4, 2.8, 2.6, 0.8))
        pen.fillRounded(.rounded(5.8, 5.4, 2.8, 2.6, 0.8))
      }
    }
  }

  private static func addWeather(to family: inout SymbolFamily) {
    family.addShape(
      "bolt", 17, 22,
      "M2.4 -9.6 L-6.6 0.6 Q-7.2 1.6 -6 1.6 H-0.8 L-2.4 9.2 Q-2.4 10.2 -1.6 9.4 L6.6 -1.2 Q7.2 -2 6 -2 H1 L3.2 -9.2 Q3.2 "
        + "-10.2 2.4 -9.6 Z")
    family.addSlashed("bolt")
    family.addSlashed("bolt.fill")
    family.addShape(
      "flame", 18, 22,
      "M-0.6 -9.8 C1.4 -5.6 7.4 -2.6 7.4 3 C7.4 7.2 4.2 9.8 0 9.8 C-4.2 9.8 -7.4 7.2 -7.4 3 C-7.4 0 -5.8 -1.8 -4.6 -3.6 C-4 "
        + "-2.2 -3.4 -1.4 -2.4 -0.8 C-2.2 -4.4 -1.2 -6.6 -0.6 -9.8 Z"
    )
    family.addShape(
      "drop", 15, 22, "M0 -9.8 C2.6 -5.8 6.2 -1.4 6.2 3 C6.2 6.8 3.6 9.4 0 9.4 C-3.6 9.4 -6.2 6.8 -6.2 3 C-6.2 -1.4 -2.6 -5.8 0 -9.8 Z")
    family.addShape(
      "leaf", 22, 19, "M-8.4 7.6 C-11 1 -6.4 -5.4 1.2 -5.6 C4.6 -5.6 7 -6.4 8.8 -8 C11.4 0.8 7.2 7.4 0.2 7.4 C-3 7.4 -5.4 5.6 -6.8 4.6"
    ) {
      $0.stroke("M-9.4 8.4 C-6.2 2.6 -1.8 0.2 4.2 -0.8")
    }
    for (name, isFilled) in [("sun.max", false), ("sun.max.fill", true)] {
      family.add(name, 23, 23) { pen in
        if isFilled { pen.fillRounded(.circle(0, 0, 4.6)) } else { pen.stroke(.circle(0, 0, 4.6)) }
        for index in 0..<8 { pen.at(0, 0, turned: CGFloat(index) * 45) { $0.stroke("M0 -7.8 V-10") } }
      }
    }
    family.addShape(
      "moon", 20, 20,
      "M7.8 3.2 C2 5.8 -4.6 0.8 -3 -7.8 C-7 -6.2 -9 -3 -9 0.4 C-9 5.2 -5.2 9 -0.4 9 C3.4 9 6.4 6.8 7.8 3.2 Z")
    let cloud = PathData(svg: "M-6.6 7.2 C-13 7.2 -12.4 -1.6 -6.8 -1.4 C-6 -8.8 4.4 -9.2 5.8 -2.4 C12.6 -3 12.8 7.2 6.4 7.2 Z")
    family.addShape("cloud", 26, 18, cloud)
    for (name, isFilled) in [("cloud.rain", false), ("cloud.rain.fill", true)] {
      family.add(name, 26, 23) { pen in
        pen.at(0, -3.4) { pen in if isFilled { pen.fillRounded(cloud) } else { pen.stroke(cloud) } }
        pen.stroke("M-5 7.2 L-6.2 9.8 M0.4 7.2 L-0.8 9.8 M5.8 7.2 L4.6 9.8")
      }
    }
    family.add("snowflake", 21, 22) { pen in
      for index in 0..<6 {
        pen.at(0, 0, turned: CGFloat(index) * 60) { $0.stroke("M0 0 V-9.4 M-2.6 -8.4 L0 -5.8 L2.6 -8.4") }
      }
    }
  }

  private static func addDevices(to family: inout SymbolFamily) {
    family.add("wifi", 24, 18) { pen in
      pen.fill(.circle(0, 6.4, 0.8 + pen.line * 0.6))
      for radius in [5.4, 9.8, 14.2] as [CGFloat] { pen.stroke(.arc(0, 7, radius, from: 225, to: 315)) }
    }
    family.addSlashed("wifi")
    for (name, level) in [("battery.100", 15.2), ("battery.50", 7.6), ("battery.25", 3.8), ("battery.0", 0)] as [(String, CGFloat)] {
      family.add(name, 28, 14) { pen in
        pen.stroke(.rounded(-12, -5.4, 21.4, 10.8, 3))
        if level > 0 { pen.fill(.rounded(-9.6, -3, level * 1.09, 6, 1.2)) }
        pen.stroke("M12.2 -1.6 V1.6")
      }
    }
    family.addShape("iphone", 14, 23, .rounded(-5.6, -10.2, 11.2, 20.4, 2.8)) { $0.stroke("M-1.6 7.6 H1.6") }
    for (place, y) in [("bottom", 3.2), ("top", -7.8)] as [(String, CGFloat)] {
      family.add("platter.filled.\(place).iphone", 14, 23) { pen in
        pen.layer = 1
        pen.stroke(.rounded(-5.6, -10.2, 11.2, 20.4, 2.8))
        pen.layer = 0
        pen.fill(.rounded(-3.6, y, 7.2, 4.8, 1.4))
      }
    }
    family.addShape("ipad", 18, 23, .rounded(-7.8, -10.2, 15.6, 20.4, 2.6)) { $0.stroke("M-2.2 7.8 H2.2") }
    family.add("desktopcomputer", 25, 21) { pen in
      pen.stroke(.rounded(-11, -8.8, 22, 13.8, 2.4))
      pen.stroke("M-10.6 1.6 H10.6 M-4.4 9 H4.4 M-1.6 5.2 V8.6 M1.6 5.2 V8.6")
    }
    family.add("laptopcomputer", 28, 18) { pen in
      pen.stroke(.rounded(-9, -7.2, 18, 11.6, 2))
      pen.stroke("M-12.4 7.2 H12.4")
    }
    family.add("keyboard", 26, 17) { pen in
      pen.stroke(.rounded(-11.4, -7, 22.8, 14, 2.6))
      for x in [-7.6, -3.8, 0, 3.8, 7.6] as [CGFloat] { for y in [-3.2, 0] as [CGFloat] { pen.fill(.circle(x, y, 1)) } }
      pen.stroke("M-4.4 3.4 H4.4")
    }
    family.add("qrcode", 19, 19) { pen in
      for (x, y) in [(-5, -5), (5, -5), (-5, 5)] as [(CGFloat, CGFloat)] {
        pen.stroke(.rounded(x - 3, y - 3, 6, 6, 0.8))
        pen.fill(.rounded(x - 1, y - 1, 2, 2, 0.2))
      }
      for (x, y) in [(2.2, 2.2), (7.8, 2.2), (5, 5), (2.2, 7.8), (7.8, 7.8)] as [(CGFloat, CGFloat)] {
        pen.fill(.rounded(x - 1.2, y - 1.2, 2.4, 2.4, 0.2))
      }
    }
    family.add("barcode", 23, 17) {
      $0.stroke("M-9.6 -6.8 V6.8 M-3.4 -6.8 V6.8 M0 -6.8 V6.8 M9.6 -6.8 V6.8")
      $0.stroke("M-6.4 -6.8 V6.8 M5.2 -6.8 V6.8", width: min($0.line * 1.5, 2.8))
    }
    family.add("viewfinder", 21, 21) {
      $0.stroke(
        "M-8.8 -4.4 V-6 Q-8.8 -8.8 -6 -8.8 H-4.4 M4.4 -8.8 H6 Q8.8 -8.8 8.8 -6 V-4.4 M8.8 4.4 V6 Q8.8 8.8 6 8.8 H4.4 M-4.4 8.8 "
          + "H-6 Q-8.8 8.8 -8.8 6 V4.4"
      )
    }
  }
}
