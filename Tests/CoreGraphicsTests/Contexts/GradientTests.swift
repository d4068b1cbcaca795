import Foundation
import Testing
import TrestleExpectations

import CoreGraphics

@Suite("Gradients") struct GradientTests {
  private let stops: [CGGradient.Stop] = [
    .init(location: 0, color: RGBA(red: 1, green: 0, blue: 0, alpha: 1)),
    .init(location: 0.25, color: RGBA(red: 0, green: 1, blue: 0, alpha: 1)),
    .init(location: 1, color: RGBA(red: 0, green: 0, blue: 1, alpha: 0.5)),
  ]

  private func expected(_ gradient: CGGradient, at location: CGFloat) -> Pixel {
    let color = gradient.color(at: location)
    return Pixel(parts: Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
  }

  @Test("DR An axial gradient mixes its colors by the distance along its axis, slanted too")
  func axial() {
    let gradient = CGGradient(stops: stops)
    for (start, end) in [(CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)), (CGPoint(x: 10, y: 20), CGPoint(x: 80, y: 90))] {
      let context = makeContext(100, 100)
      context.drawLinearGradient(gradient, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      let axis = CGVector(dx: end.x - start.x, dy: end.y - start.y)
      let length = axis.dx * axis.dx + axis.dy * axis.dy
      for y in stride(from: 2, to: 100, by: 7) {
        for x in stride(from: 2, to: 100, by: 7) {
          let along = ((CGFloat(x) + 0.5 - start.x) * axis.dx + (CGFloat(y) + 0.5 - start.y) * axis.dy) / length
          let pixel = expected(gradient, at: along)
          // For half-transparent colors the tolerance is ten levels, the difference between mixing before and after premultiplying.
          expect(context.pixel(x, y).isNear(pixel, by: along > 0.25 ? 12 : 4), "\(x) \(y): \(context.pixel(x, y)), not \(pixel)")
        }
      }
    }
  }

  @Test("DR A radial gradient mixes its colors by the distance from the center")
  func radial() {
    let gradient = CGGradient(stops: Array(stops.prefix(2)))
    let context = makeContext(100, 100)
    context.drawRadialGradient(
      gradient, startCenter: CGPoint(x: 50, y: 50), startRadius: 10, endCenter: CGPoint(x: 50, y: 50), endRadius: 40,
      options: [.drawsBeforeStartLocation])
    for x in stride(from: 50, to: 86, by: 3) {
      let distance = hypot(CGFloat(x) + 0.5 - 50, 0.5)
      let pixel = expected(gradient, at: (distance - 10) / 30)
      expect(context.pixel(x, 50).isNear(pixel, by: 6), "\(x): \(context.pixel(x, 50)), not \(pixel)")
    }
    expect(context.pixel(95, 50), equals: .clear)
  }

  @Test("DR Without the options nothing is drawn beyond the ends")
  func ends() {
    let gradient = CGGradient(colorsSpace: nil, colors: [CGColor.red, CGColor.blue] as CFArray, locations: nil)!
    func draw(_ options: CGGradientDrawingOptions) -> CGContext {
      let context = makeContext(40, 4)
      context.drawLinearGradient(gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options)
      return context
    }
    expect(draw([]).pixel(5, 2) == .clear && draw([]).pixel(35, 2) == .clear && draw([]).pixel(20, 2).alpha == 255)
    expect(draw(.drawsBeforeStartLocation).pixel(5, 2) == .red && draw(.drawsBeforeStartLocation).pixel(35, 2) == .clear)
    expect(draw(.drawsAfterEndLocation).pixel(5, 2) == .clear && draw(.drawsAfterEndLocation).pixel(35, 2) == .blue)
  }

  @Test("DR Damaged gradients: no colors return nil, unsorted locations are sorted")
  func damaged() {
    expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
    let gradient = CGGradient(colorsSpace: nil, colors: [CGColor.blue, CGColor.red] as CFArray, locations: [1, 0])
    expect(gradient?.stops.map { $0.location }, equals: [0, 1])
    expect(gradient?.color(at: 0).red, equals: 1)
    let wild = CGGradient(stops: [.init(location: .nan, color: stops[0].color), .init(location: 7, color: stops[1].color)])
    expect(wild.stops.map { $0.location }, equals: [0, 1])
  }
}
