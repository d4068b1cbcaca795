import CoreGraphics
import QuartzCore
import Testing
import TrestleExpectations

/// Gradient, shape and replicator layers.
@MainActor
@Suite(.serialized)
struct SublayerKindsTests {
  @Test("An axial gradient runs from start to end, through its locations")
  func axial() {
    let stage = Stage(100, 20)
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    gradient.colors = [CGColor.black, CGColor.white, CGColor.white]
    gradient.locations = [0, 0.5, 1]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    stage.root.addSublayer(gradient)
    stage.frame()
    for x in 0..<100 {
      let expected = min((Double(x) + 0.5) / 50, 1) * 255
      expect(abs(Double(stage.pixel(x, 10) & 0xFF) - expected), atMost: 1, "at \(x)")
    }
  }

  @Test("A radial gradient fills an ellipse, a conic one turns clockwise from its end point")
  func radialAndConic() {
    let stage = Stage(80, 40)
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    gradient.colors = [CGColor.black, CGColor.white]
    gradient.type = .radial
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    stage.root.addSublayer(gradient)
    stage.frame()
    expect(stage.pixel(40, 20) & 0xFF < 12 && stage.pixel(0, 0) & 0xFF == 255)
    expect(abs(Int(stage.pixel(60, 20) & 0xFF) - Int(stage.pixel(40, 30) & 0xFF)), below: 6)
    gradient.type = .conic
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    stage.frame()
    let quarters = [stage.pixel(70, 22), stage.pixel(40, 35), stage.pixel(10, 20), stage.pixel(40, 5)].map { Int($0 & 0xFF) }
    expect(quarters[0] < 20 && abs(quarters[1] - 64) < 10 && abs(quarters[2] - 128) < 10 && abs(quarters[3] - 191) < 10)
  }

  @Test("A gradient's corners are rounded")
  func roundedGradient() {
    let stage = Stage()
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 5, y: 5, width: 30, height: 30)
    gradient.colors = [CGColor.red, CGColor.red]
    gradient.cornerRadius = 10
    stage.root.addSublayer(gradient)
    stage.frame()
    expect(stage.pixel(5, 5) == white && stage.pixel(20, 5) == red && stage.pixel(20, 20) == red)
  }

  @Test("A shape is filled by its rule and stroked along its middle")
  func shape() {
    let stage = Stage(60, 60)
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    shape.path = path
    shape.fillColor = .red
    shape.strokeColor = .blue
    shape.lineWidth = 2
    stage.root.addSublayer(shape)
    stage.frame()
    expect(stage.pixel(9, 15) == blue && stage.pixel(10, 15) == blue && stage.pixel(11, 15) == red && stage.pixel(8, 15) == white)
    expect(stage.pixel(25, 25), equals: red)
    shape.fillRule = .evenOdd
    stage.frame()
    expect(stage.pixel(25, 25) == white && stage.pixel(15, 15) == red)
  }

  @Test("strokeStart and strokeEnd show a part of the line by its length")
  func strokePart() {
    let stage = Stage(60, 20)
    let shape = CAShapeLayer()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 50, y: 10))
    shape.path = path
    shape.strokeColor = .red
    shape.lineWidth = 4
    shape.strokeStart = 0.25
    shape.strokeEnd = 0.75
    stage.root.addSublayer(shape)
    stage.frame()
    expect(stage.pixel(19, 10) == white && stage.pixel(20, 10) == red && stage.pixel(39, 10) == red && stage.pixel(40, 10) == white)
  }

  @Test("A large shape is drawn in tiles without seams")
  func largeShape() {
    let stage = Stage(700, 300)
    let shape = CAShapeLayer()
    shape.path = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 680, height: 280), transform: nil)
    shape.fillColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    stage.root.addSublayer(shape)
    stage.frame()
    for x in 40..<660 { expect(stage.pixel(x, 150), equals: stage.pixel(350, 100)) }
    shape.fillColor = .blue
    stage.frame()
    expect(stage.differences(), equals: 0)
  }

  @Test("A replicator repeats its sublayers, each instance moved and tinted further")
  func replicator() {
    let stage = Stage(60, 20)
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
    replicator.instanceCount = 4
    replicator.instanceTransform = CATransform3DMakeTranslation(12, 0, 0)
    replicator.instanceBlueOffset = -0.25
    let dot = stage.add(CGRect(x: 2, y: 2, width: 8, height: 8), .white, to: replicator)
    stage.root.backgroundColor = .black
    stage.root.addSublayer(replicator)
    stage.frame()
    for (index, blue) in [0xFF, 0xBF, 0x80, 0x40].enumerated() {
      expect(isClose(stage.pixel(5 + index * 12, 5), 0xFFFF_FF00 | UInt32(blue)), "instance \(index)")
    }
    expect(stage.pixel(11, 5), equals: black)
    dot.backgroundColor = .red
    stage.frame()
    expect(stage.pixel(41, 5) == red && stage.differences() == 0)
    replicator.instanceCount = 2
    stage.frame()
    expect(stage.pixel(41, 5) == black && stage.pixel(17, 5) == red)
  }

  @Test("A replicator that preserves depth turns its sublayers in space, and flattens them otherwise")
  func replicatorDepth() {
    let stage = Stage(60, 20)
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    let edge = stage.add(CGRect(x: 20, y: 2, width: 20, height: 16), .white, to: replicator)
    edge.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    stage.root.backgroundColor = .black
    stage.root.addSublayer(replicator)
    stage.frame()
    expect(stage.pixel(30, 10), equals: black)
    replicator.preservesDepth = true
    stage.frame()
    expect(stage.pixel(30, 10) == 0xFFFF_FFFF && stage.differences() == 0)
  }
}
