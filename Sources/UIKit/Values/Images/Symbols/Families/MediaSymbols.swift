import Foundation

/// Players, sound and images.
enum MediaSymbols {
  static let family = make()

  private static func make() -> SymbolFamily {
    var family = SymbolFamily()
    addTransport(to: &family)
    addSound(to: &family)
    addPictures(to: &family)
    return family
  }

  private static let play = PathData(svg: "M-6.4 -8.2 Q-6.4 -9.6 -5.1 -8.9 L8 -1 Q9.3 0 8 1 L-5.1 8.9 Q-6.4 9.6 -6.4 8.2 Z")
  private static let small = PathData(svg: "M-5.4 -5.6 Q-5.4 -6.8 -4.3 -6.2 L4.8 -0.8 Q5.8 0 4.8 0.8 L-4.3 6.2 Q-5.4 6.8 -5.4 5.6 Z")

  private static func addTransport(to family: inout SymbolFamily) {
    let pause = PathData(of: .rounded(-6.8, -8.2, 4.6, 16.4, 1.4), .rounded(2.2, -8.2, 4.6, 16.4, 1.4))
    let pauseSmall = PathData(of: .rounded(-6, -7.6, 3, 15.2, 1), .rounded(3, -7.6, 3, 15.2, 1))
    let stop = PathData.rounded(-7.4, -7.4, 14.8, 14.8, 2.4)
    let forward = PathData(of: small.moved(-5.8, 0), small.moved(5.4, 0))
    let backward = forward.mirrored
    let end = PathData(of: small.applying(CGAffineTransform(scaleX: 1.25, y: 1.25)).moved(-1.8, 0), .rounded(7, -7.4, 1.2, 14.8, 0.6))
    let start = end.mirrored
    let both = PathData(of: small.moved(-6.4, 0), .rounded(2.4, -6, 1.6, 12, 0.6), .rounded(8.4, -6, 1.6, 12, 0.6))
    family.addShape("play", 18, 20, play)
    family.addShape("pause", 17, 19, pause)
    family.addShape("stop", 18, 18, stop)
    family.addShape("forward", 26, 16, forward)
    family.addShape("backward", 26, 16, backward)
    family.addShape("forward.end", 19, 18, end)
    family.addShape("backward.end", 19, 18, start)
    family.addShape("playpause", 25, 15, both)
    // Enclosures contain the filled form.
    family.addEnclosed("play", scale: 0.5, x: 0.5) { $0.fillRounded(play) }
    family.addEnclosed("pause", scale: 0.5) { $0.fillRounded(pauseSmall) }
    family.addEnclosed("stop", scale: 0.48) { $0.fillRounded(stop) }
    family.addEnclosed("forward", scale: 0.46) { $0.fillRounded(forward) }
    family.addEnclosed("backward", scale: 0.46) { $0.fillRounded(backward) }
    family.add("record.circle", 21, 21) { pen in
      pen.stroke(.circle(0, 0, 9.2))
      pen.fill(.circle(0, 0, 4.6))
    }
    family.add("record.circle.fill", 21, 21) { pen in
      pen.fillRounded(.circle(0, 0, 9.2))
      pen.cut(.circle(0, 0, 4.6))
    }
    family.add("repeat", 23, 18) {
      $0.stroke(
        "M-9.4 -0.6 V-1.6 Q-9.4 -4.8 -6.2 -4.8 H9 M5.8 -8 L9.2 -4.8 L5.8 -1.6 M9.4 0.6 V1.6 Q9.4 4.8 6.2 4.8 H-9 M-5.8 8 L-9.2 "
          + "4.8 L-5.8 1.6"
      )
    }
    family.add("shuffle", 23, 18) {
      $0.stroke(
        "M-9.6 -4.8 H-6.4 Q-4.4 -4.8 -3 -3 L2.4 3 Q4 4.8 6 4.8 H9 M-9.6 4.8 H-6.4 Q-4.4 4.8 -3 3 L-1.6 1.4 M1.2 -1.6 L2.4 -3 Q4 "
          + "-4.8 6 -4.8 H9 "
          + "M6 -8 L9.4 -4.8 L6 -1.6 M6 1.6 L9.4 4.8 L6 8")
    }
  }

  private static func addSound(to family: inout SymbolFamily) {
    let speaker = PathData(
      svg: "M-8.6 -3 H-5.2 L0.4 -7.8 Q1.8 -8.8 1.8 -7 V7 Q1.8 8.8 0.4 7.8 L-5.2 3 H-8.6 Q-9.8 3 -9.8 1.8 V-1.8 Q-9.8 -3 -8.6 -3 Z")
    family.addShape("speaker", 15, 19, speaker.moved(4, 0))
    for count in 1...3 {
      let shift = CGFloat(3 - count) * 1.8 - 2.4
      let width = 20 + CGFloat(count) * 3.2
      for (name, isFilled) in [("speaker.wave.\(count)", false), ("speaker.wave.\(count).fill", true)] {
        family.add(name, width, 20) { pen in
          pen.at(shift, 0) { pen in
            if isFilled { pen.fillRounded(speaker) } else { pen.stroke(speaker) }
            for index in 0..<count {
              pen.stroke(.arc(-0.4, 0, 5.8 + CGFloat(index) * 3.6, from: -38, to: 38))
            }
          }
        }
      }
    }
    family.addSlashed("speaker")
    family.addSlashed("speaker.fill")
    family.add("music.note", 15, 22) { pen in
      pen.fill(PathData.circle(0, 0, 3.4).applying(CGAffineTransform(a: 1.1, b: -0.25, c: 0, d: 0.85, tx: -3, ty: 6.6)))
      pen.stroke("M0.4 6 V-8.4 L5.8 -6.6 V-3.6")
    }
    family.add("music.note.list", 24, 20) { pen in
      pen.stroke("M-10 -7 H0 M-10 -1.6 H0 M-10 3.8 H-4")
      pen.fill(PathData.circle(0, 0, 2.8).applying(CGAffineTransform(a: 1.1, b: -0.25, c: 0, d: 0.85, tx: 3.2, ty: 6.4)))
      pen.stroke("M5.9 6 V-7 L10 -5.4 V-3")
    }
    family.add("headphones", 22, 20) { pen in
      pen.stroke("M-9 4 V0.4 A9 9 0 0 1 9 0.4 V4")
      pen.fillRounded(.rounded(-9.2, 2.2, 3.6, 6.4, 1.6))
      pen.fillRounded(.rounded(5.6, 2.2, 3.6, 6.4, 1.6))
    }
    family.addWithEnclosed("waveform", 22, 20) { pen in
      for (index, height) in ([3, 7, 4.4, 9, 5.4, 2.6] as [CGFloat]).enumerated() {
        let x = CGFloat(index) * 3.6 - 9
        pen.stroke(PathData(svg: "M\(x) \(-height) V\(height)"))
      }
    }
    let mic = PathData.rounded(-3.6, -9.8, 7.2, 12.6, 3.6)
    for (name, isFilled) in [("mic", false), ("mic.fill", true)] {
      family.add(name, 15, 22) { pen in
        if isFilled { pen.fillRounded(mic) } else { pen.stroke(mic) }
        pen.stroke("M-6.6 -0.6 V0 A6.6 6.2 0 0 0 6.6 0 V-0.6 M0 6.2 V9.6 M-3.6 9.6 H3.6")
      }
      family.addSlashed(name)
    }
  }

  private static func addPictures(to family: inout SymbolFamily) {
    let camera = PathData(
      svg: "M-8.4 -5.6 H-5.6 L-4 -7.8 Q-3.4 -8.4 -2.6 -8.4 H2.6 Q3.4 -8.4 4 -7.8 L5.6 -5.6 H8.4 Q11 -5.6 11 -3 V5.4 Q11 8 8.4 8 H-8.4 "
        + "Q-11 8 -11 5.4 V-3 Q-11 -5.6 -8.4 -5.6 Z")
    family.addShape("camera", 25, 19, camera) { $0.stroke(.circle(0, 1, 4.1)) }
    let frame = PathData.rounded(-10.6, -8.2, 21.2, 16.4, 3)
    family.add("photo", 24, 19) { pen in
      pen.stroke(frame)
      pen.stroke("M-10 5.6 L-5.4 1 Q-4.4 0.2 -3.4 1 L-0.4 3.6 L4 -0.8 Q5 -1.6 6 -0.8 L10.2 3.2")
      pen.fill(.circle(-4.8, -3.2, 1.8))
    }
    family.add("photo.fill", 24, 19) { pen in
      pen.fillRounded(frame)
      pen.cutStroke("M-12 7.4 L-5.4 1 Q-4.4 0.2 -3.4 1 L-0.4 3.6 L4 -0.8 Q5 -1.6 6 -0.8 L12 5", width: 1.3)
      pen.cut(.circle(-4.8, -3.2, 1.9))
    }
    family.add("photo.on.rectangle", 26, 22) { pen in
      pen.stroke("M-8.2 5 H-8.8 Q-11.4 5 -11.4 2.4 V-6.2 Q-11.4 -9 -8.8 -9 H4.6 Q7.2 -9 7.2 -6.6")
      pen.stroke(.rounded(-6.2, -5, 17.6, 14, 2.8))
      pen.stroke("M-5.6 6.6 L-2 3.2 L1 5.8 L5 1.8 L10.8 6.6")
    }
    let lens = PathData(svg: "M7.4 -1.6 L11 -4.8 Q12.4 -5.8 12.4 -4.2 V4.2 Q12.4 5.8 11 4.8 L7.4 1.6 Z")
    let video = PathData(of: .rounded(-12.2, -7, 16.6, 14, 3), lens)
    family.addShape("video", 28, 16, video)
    family.addSlashed("video")
    family.addSlashed("video.fill")
    family.addShape("film", 23, 19, .rounded(-10, -8, 20, 16, 2.4)) { pen in
      pen.stroke("M-5.4 -8 V8 M5.4 -8 V8 M-5.4 0 H5.4 M-10 -2.7 H-5.4 M-10 2.7 H-5.4 M5.4 -2.7 H10 M5.4 2.7 H10")
    }
    let tv = PathData(of: .rounded(-11, -8.4, 22, 14, 2.4), .rounded(-4.6, 8.2, 9.2, 0.4, 0.2))
    family.addShape("tv", 25, 20, tv)
  }
}
