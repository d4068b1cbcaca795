import CoreGraphics
import QuartzCore
import Testing
import TrestleExpectations

/// Opacity, masks, order, shadows, backdrops: the effects of layers on each other's pixels.
@MainActor
@Suite(.serialized)
struct CompositingTests {
  @Test("Opacity applies to a layer and its sublayers as a group: covered content does not show through")
  func groupOpacity() {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 5, y: 5, width: 20, height: 20), .red)
    stage.add(CGRect(x: 10, y: 10, width: 20, height: 20), .blue, to: layer)
    layer.opacity = 0.5
    stage.frame()
    expect(isClose(stage.pixel(7, 7), 0xFFFF_7F7F))
    expect(isClose(stage.pixel(20, 20), 0xFF7F_7FFF))
    expect(isClose(stage.pixel(30, 30), 0xFF7F_7FFF))
    expect(stage.pixel(36, 36), equals: white)
    expect(stage.renderer.work.groups, equals: 1)
  }

  @Test("A translucent layer of one drawing needs no group")
  func opacityOfOne() {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 5, y: 5, width: 20, height: 20), .red)
    layer.opacity = 0.5
    stage.frame()
    expect(isClose(stage.pixel(10, 10), 0xFFFF_7F7F))
    expect(stage.renderer.work.groups, equals: 0)
  }

  @Test("Hidden and transparent layers and their sublayers are not drawn")
  func hidden() {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 5, y: 5, width: 20, height: 20), .red)
    stage.add(CGRect(x: 0, y: 0, width: 5, height: 5), .blue, to: layer)
    layer.isHidden = true
    stage.frame()
    expect(stage.pixel(6, 6), equals: white)
    layer.isHidden = false
    stage.frame()
    expect(stage.pixel(6, 6) == blue && stage.pixel(15, 15) == red)
    layer.opacity = 0
    stage.frame()
    expect(stage.pixel(6, 6) == white && stage.pixel(15, 15) == white)
  }

  @Test("A hidden layer's changes show once it is shown")
  func changesWhileHidden() {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 5, y: 5, width: 20, height: 20), .red)
    let inner = stage.add(CGRect(x: 0, y: 0, width: 5, height: 5), .blue, to: layer)
    stage.frame()
    layer.isHidden = true
    stage.frame()
    inner.backgroundColor = .green
    stage.add(CGRect(x: 10, y: 10, width: 5, height: 5), .black, to: layer)
    expect(stage.frame().isEmpty)
    layer.isHidden = false
    stage.frame()
    expect(stage.pixel(6, 6) == green && stage.pixel(16, 16) == black)
  }

  @Test("A mask's alpha cuts the layer and its sublayers; its color does not matter")
  func mask() {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 5, y: 5, width: 30, height: 30), .red)
    stage.add(CGRect(x: 0, y: 0, width: 15, height: 30), .blue, to: layer)
    let mask = CALayer()
    mask.frame = CGRect(x: 5, y: 5, width: 20, height: 10)
    mask.backgroundColor = .green
    let half = CALayer()
    half.frame = CGRect(x: 0, y: 10, width: 20, height: 5)
    half.backgroundColor = .halfBlack
    mask.addSublayer(half)
    layer.mask = mask
    stage.frame()
    expect(stage.pixel(9, 12) == white && stage.pixel(10, 10) == blue && stage.pixel(29, 10) == red && stage.pixel(30, 10) == white)
    expect(isClose(stage.pixel(12, 22), 0xFF7F_7FFF) && stage.pixel(12, 25) == white)
    mask.position.x += 3
    stage.frame()
    expect(stage.pixel(12, 12) == white && stage.pixel(32, 12) == red)
    layer.mask = nil
    stage.frame()
    expect(stage.pixel(6, 6) == blue && stage.pixel(34, 34) == red)
  }

  @Test("Siblings draw in order of z position; equal ones keep their order")
  func order() {
    let stage = Stage()
    let frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    let a = stage.add(frame, .red)
    let b = stage.add(frame, .green)
    let c = stage.add(frame, .blue)
    stage.frame()
    expect(stage.pixel(8, 8), equals: blue)
    a.zPosition = 1
    stage.frame()
    expect(stage.pixel(8, 8), equals: red)
    b.zPosition = 1
    stage.frame()
    expect(stage.pixel(8, 8), equals: green)
    c.zPosition = -1
    b.zPosition = 0
    a.zPosition = 0
    stage.frame()
    expect(stage.pixel(8, 8), equals: green)
    stage.root.insertSublayer(b, at: 0)
    stage.frame()
    expect(stage.pixel(8, 8), equals: red)
  }

  @Test("A shadow has the layer's shape, offset and blurred, below the layer; masksToBounds removes it")
  func shadow() {
    let stage = Stage(80, 80)
    let layer = stage.add(CGRect(x: 20, y: 20, width: 30, height: 30), .red)
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 6, height: 4)
    stage.frame()
    expect(stage.pixel(52, 52) == black && stage.pixel(55, 53) == black && stage.pixel(56, 53) == white && stage.pixel(22, 22) == red)
    layer.shadowRadius = 4
    layer.shadowOffset = .zero
    layer.shadowOpacity = 0.8
    stage.frame()
    let near = stage.pixel(51, 35) & 0xFF
    let far = stage.pixel(57, 35) & 0xFF
    expect(near < far && near > 0x60 && near < 0xC0 && far > 0xE0 && stage.pixel(64, 35) == white)
    // At the edge of a wide shape a blur has half its strength.
    expect(abs(Int(stage.pixel(50, 35) & 0xFF) - 153), below: 16)
    layer.masksToBounds = true
    stage.frame()
    expect(stage.pixel(51, 35), equals: white)
  }

  @Test("Without a background the shadow is cast by the contents and sublayers")
  func contentShadow() {
    let stage = Stage(60, 60)
    let layer = stage.add(CGRect(x: 10, y: 10, width: 40, height: 40))
    stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .red, to: layer)
    let second = stage.add(CGRect(x: 20, y: 20, width: 10, height: 10), .green, to: layer)
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 3, height: 3)
    stage.frame()
    expect(stage.pixel(21, 21) == black && stage.pixel(12, 12) == red && stage.pixel(42, 42) == black && stage.pixel(26, 26) == white)
    stage.change { second.position.x -= 10 }
    stage.frame()
    expect(stage.pixel(42, 42) == white && stage.pixel(32, 42) == black)
  }

  @Test("A shadow path is the shadow's shape")
  func shadowPath() {
    let stage = Stage(60, 60)
    let layer = stage.add(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
    layer.shadowOpacity = 0.5
    layer.shadowRadius = 0
    layer.shadowOffset = .zero
    layer.shadowPath = CGPath(rect: CGRect(x: 25, y: 0, width: 10, height: 5), transform: nil)
    stage.frame()
    expect(isClose(stage.pixel(36, 11), 0xFF7F_7F7F) && stage.pixel(36, 16) == white && stage.pixel(31, 31) == white)
  }

  @Test("A backdrop blurs the content below its bounds, follows its changes, and leaves other content unchanged")
  func backdrop() {
    let stage = Stage(80, 80)
    let left = stage.add(CGRect(x: 0, y: 0, width: 40, height: 80), .black)
    let glass = stage.add(CGRect(x: 20, y: 20, width: 40, height: 40))
    glass.backdrop = BackdropEffect(radius: 4, saturation: 1, tint: nil)
    stage.frame()
    let middle = stage.pixel(40, 40) & 0xFF
    expect(middle > 0x50 && middle < 0xB0)
    expect(stage.pixel(22, 40) & 0xFF < 0x30 && stage.pixel(57, 40) & 0xFF > 0xD0)
    expect(stage.pixel(39, 10) == black && stage.pixel(40, 10) == white)
    stage.change { left.backgroundColor = .white }
    stage.frame()
    expect(stage.pixel(40, 40) == white && stage.differences() == 0)
    glass.backdrop = BackdropEffect(radius: 4, saturation: 1, tint: CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    stage.frame()
    expect(isClose(stage.pixel(40, 40), 0xFFFF_7F7F))
  }

  @Test("A backdrop that fades is its tint, like a group with that background")
  func fadingBackdrop() {
    let stage = Stage()
    let color = CGColor(red: 1, green: 0.3, blue: 0, alpha: 0.5)
    let layers = [CGRect(x: 2, y: 2, width: 16, height: 30), CGRect(x: 22, y: 2, width: 16, height: 30)].map { frame in
      let layer = stage.add(frame)
      stage.add(CGRect(x: 0, y: 0, width: 16, height: 4), .blue, to: layer)
      layer.opacity = 0.4
      return layer
    }
    layers[0].backdrop = BackdropEffect(radius: 4, saturation: 1.5, tint: color)
    layers[1].backgroundColor = color
    stage.frame()
    for (x, y) in [(3, 3), (10, 10), (17, 31)] { expect(stage.pixel(x, y), equals: stage.pixel(x + 20, y)) }
    expect(stage.pixel(10, 10) != white)
  }

  @Test("A rounded clip clips a backdrop inside it, and the content below shows once in its corners", arguments: [false, true])
  func roundedClipAroundBackdrop(isNested: Bool) {
    let stage = Stage(80, 80)
    let beneath = stage.add(CGRect(x: 0, y: 0, width: 80, height: 80), CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    let clip = stage.add(CGRect(x: 20, y: 20, width: 40, height: 40))
    clip.cornerRadius = 16
    clip.masksToBounds = true
    var parent = clip
    if isNested {
      parent = stage.add(CGRect(x: 0, y: 0, width: 40, height: 40), to: clip)
      parent.cornerRadius = 12
      parent.masksToBounds = true
    }
    let glass = stage.add(CGRect(x: 0, y: 0, width: 40, height: 40), to: parent)
    glass.backdrop = BackdropEffect(radius: 4, saturation: 1, tint: CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    let over = stage.add(CGRect(x: 20, y: 0, width: 20, height: 40), .green, to: parent)
    stage.frame()
    // The content below, once, without the blur and the content inside it.
    for (x, y) in [(20, 20), (59, 20), (20, 59), (59, 59)] { expect(stage.pixel(x, y), equals: stage.pixel(5, 5), "\(x) \(y)") }
    expect(isClose(stage.pixel(30, 40), 0xFFBF_3F7F) && stage.pixel(50, 40) == 0xFF00_FF00)
    // The edge of the corner is between the two.
    let edge = stage.pixel(24, 25)
    expect(edge != stage.pixel(5, 5) && !isClose(edge, stage.pixel(30, 40)))
    expect(stage.differences(), equals: 0)
    stage.change { beneath.backgroundColor = .white }
    stage.frame()
    expect(stage.pixel(20, 20) == white && stage.differences() == 0)
    stage.change { over.position.x -= 7 }
    stage.frame()
    expect(stage.differences(), equals: 0)
  }
}
