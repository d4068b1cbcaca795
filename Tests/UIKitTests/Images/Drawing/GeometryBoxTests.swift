import Foundation
import Testing
import TrestleExpectations
import UIKit

@Suite("Geometry in boxes, coders and strings") struct GeometryBoxTests {
  @Test("DR-02 Geometry is converted to values and strings and back")
  func roundTrips() {
    let rect = CGRect(x: 1.5, y: -2, width: 3, height: 1.0 / 3)
    expect(NSValue(cgRect: rect).cgRectValue, equals: rect)
    expect(NSValue(cgPoint: rect.origin).cgPointValue, equals: rect.origin)
    expect(NSValue(cgSize: rect.size).cgSizeValue, equals: rect.size)
    expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue, equals: CGVector(dx: 1, dy: 2))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, equals: insets)
    expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)), equals: "{{1, 2}, {3, 4}}")
    expect(NSCoder.cgRect(for: NSCoder.string(for: rect)), equals: rect)
    expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)), equals: insets)
    let transform = CGAffineTransform(rotationAngle: 0.3)
    expect(NSCoder.string(for: CGAffineTransform.identity), equals: "[1, 0, 0, 1, 0, 0]")
    expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)), equals: transform)
    expect(NSCoder.cgRect(for: "nonsense") == .zero && NSCoder.cgRect(for: "{{1, 2}, {3}}") == .zero)
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    coder.encode(insets, forKey: "insets")
    coder.encode(transform, forKey: "transform")
    coder.encode(rect, forKey: "rect")
    coder.finishEncoding()
    let decoder = try? NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
    decoder?.requiresSecureCoding = false
    expect(decoder?.decodeUIEdgeInsets(forKey: "insets"), equals: insets)
    expect(decoder?.decodeCGAffineTransform(forKey: "transform"), equals: transform)
    expect(decoder?.decodeCGRect(forKey: "rect"), equals: rect)
    expect(decoder?.decodeUIEdgeInsets(forKey: "missing"), equals: .zero)
  }
}
