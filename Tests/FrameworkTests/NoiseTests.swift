import Foundation
import GameplayKit
import SpriteKit
import Testing
import TrestleExpectations
import UIKit

@Suite("Noise of GameplayKit")
struct NoiseTests {
  private let places = (0..<400).map { vector_float2(Float($0 % 20) * 0.37 - 3, Float($0 / 20) * 0.29 - 2) }

  private func values(_ noise: GKNoise) -> [Float] { places.map { noise.value(atPosition: $0) } }

  @Test("A source has the same values for a seed, others for another one, and changes little between near places")
  func coherent() {
    for make in [
      { GKNoise(GKPerlinNoiseSource(seed: $0)) }, { GKNoise(GKBillowNoiseSource(seed: $0)) }, { GKNoise(GKRidgedNoiseSource(seed: $0)) },
      { GKNoise(GKVoronoiNoiseSource(frequency: 1, displacement: 1, distanceEnabled: true, seed: $0)) },
    ] as [(Int32) -> GKNoise] {
      let first = values(make(3))
      expect(first == values(make(3)) && first != values(make(4)))
      expect(Set(first).count > 300 && first.allSatisfy { $0 > -2.5 && $0 < 2.5 })
    }
    let perlin = GKNoise(GKPerlinNoiseSource(frequency: 1, octaveCount: 1, persistence: 0.5, lacunarity: 2, seed: 7))
    for place in places {
      let step = perlin.value(atPosition: place + vector_float2(0.001, 0)) - perlin.value(atPosition: place)
      expect(abs(step), below: 0.01)
    }
    expect(perlin.value(atPosition: [2, -3]), equals: 0)
    expect(values(perlin).contains { $0 > 0.3 } && values(perlin).contains { $0 < -0.3 })
    expect(perlin.value(atPosition: [.infinity, 0]) == 0 && perlin.value(atPosition: [.nan, 0]) == 0)
  }

  @Test("Places far away have values, too")
  func farPlaces() {
    let sources = [GKVoronoiNoiseSource(), GKPerlinNoiseSource(), GKCheckerboardNoiseSource(squareSize: 1)]
    for source in sources {
      for place in [Float(Int.min), Float(Int.max), .infinity, .nan, 1e15] {
        expect(abs(GKNoise(source).value(atPosition: [place, 0])), atMost: 2, "\(type(of: source)) \(place)")
      }
    }
  }

  @Test("Regular sources have their shapes")
  func regular() {
    let checkers = GKNoise(GKCheckerboardNoiseSource(squareSize: 2))
    expect([[1, 1], [3, 1], [3, 3], [-1, 1]].map { checkers.value(atPosition: $0) }, equals: [-1, 1, -1, 1])
    let cylinders = GKNoise(GKCylindersNoiseSource(frequency: 1))
    expect([[0, 0], [0.5, 0], [0, 2], [0.25, 0]].map { cylinders.value(atPosition: $0) }, equals: [1, -1, 1, 0])
    expect(GKNoise(GKSpheresNoiseSource(frequency: 2)).value(atPosition: [0.25, 0]), equals: -1)
    expect(values(GKNoise(GKConstantNoiseSource(value: 0.4))).allSatisfy { $0 == 0.4 })
    let cells = values(GKNoise(GKVoronoiNoiseSource(frequency: 0.5, displacement: 1, distanceEnabled: false, seed: 1)))
    expect(Set(cells).count < 40 && Set(cells).count > 4)
  }

  @Test("Values and places are changed, and fields combined")
  func changes() {
    func constant(_ value: Double) -> GKNoise { GKNoise(GKConstantNoiseSource(value: value)) }
    func result(_ value: Double, _ change: (GKNoise) -> Void) -> Float {
      let noise = constant(value)
      change(noise)
      return noise.value(atPosition: [0.3, 0.7])
    }
    expect(result(-0.5) { $0.applyAbsoluteValue() }, equals: 0.5)
    expect(result(-0.5) { $0.invert() }, equals: 0.5)
    expect(result(0.9) { $0.clamp(lowerBound: -0.2, upperBound: 0.2) }, equals: 0.2)
    expect(result(-0.5) { $0.raiseToPower(2) }, equals: -0.25)
    expect(result(0.5) { $0.add(constant(0.25)) }, equals: 0.75)
    expect(result(0.5) { $0.multiply(constant(0.5)) }, equals: 0.25)
    expect(result(0.5) { $0.minimum(constant(0.25)) }, equals: 0.25)
    expect(result(0.5) { $0.maximum(constant(0.75)) }, equals: 0.75)
    expect(result(0.5) { $0.raiseToPower(constant(2)) }, equals: 0.25)
    expect(result(0.25) { $0.remapValuesToCurve(controlPoints: [0: 0, 0.5: 1, 1: 0]) }, equals: 0.5)
    expect(result(0.5) { $0.remapValuesToTerraces(peaks: [0, 1], terracesInverted: false) }, equals: 0.25)
    expect(result(0.5) { $0.remapValuesToTerraces(peaks: [0, 1], terracesInverted: true) }, equals: 0.75)
    let checkers = { GKNoise(GKCheckerboardNoiseSource(squareSize: 1)) }
    let moved = checkers()
    moved.move(by: [1, 0, 0])
    expect(moved.value(atPosition: [0.5, 0.5]) == 1 && checkers().value(atPosition: [0.5, 0.5]) == -1)
    let scaled = checkers()
    scaled.scale(by: [4, 4, 4])
    expect(scaled.value(atPosition: [3.5, 0.5]) == -1 && checkers().value(atPosition: [3.5, 0.5]) == 1)
    let turned = checkers()
    turned.rotate(by: [0, .pi / 2, 0])
    expect(turned.value(atPosition: [0.5, 0.5]), equals: 1)
    let perlin = GKNoise(GKPerlinNoiseSource(seed: 2))
    let before = values(perlin)
    perlin.applyTurbulence(frequency: 2, power: 0.5, roughness: 3, seed: 9)
    expect(values(perlin) != before)
    let shifted = checkers()
    shifted.displaceXWithNoise(constant(1), yWithNoise: constant(0), zWithNoise: constant(0))
    expect(shifted.value(atPosition: [0.5, 0.5]), equals: 1)
  }

  @Test("A selection chooses between fields, and blends them at its boundaries")
  func selection() {
    let parts = [-1, 0.5, 1].map { GKNoise(GKConstantNoiseSource(value: $0)) }
    func chosen(_ value: Double) -> Float {
      GKNoise(componentNoises: parts, selectionNoise: GKNoise(GKConstantNoiseSource(value: value))).value(atPosition: [0, 0])
    }
    expect([-0.9, 0, 0.9].map(chosen), equals: [-1, 0.5, 1])
    let blended = GKNoise(
      componentNoises: Array(parts.prefix(2)), selectionNoise: GKNoise(GKConstantNoiseSource(value: 0.1)), componentBoundaries: [0],
      boundaryBlendDistances: [0.2])
    expect(abs(blended.value(atPosition: [0, 0]) - 0.125), below: 0.0001)
    expect(GKNoise(componentNoises: [], selectionNoise: parts[0]).value(atPosition: [0, 0]), equals: 0)
  }

  @Test("A map has samples of a rectangle, which can be read between, replaced, and shown in colors")
  func maps() throws {
    let noise = GKNoise(GKCheckerboardNoiseSource(squareSize: 1), gradientColors: [-1: .blue, 1: .red])
    let map = GKNoiseMap(noise, size: [4, 2], origin: [0, 0], sampleCount: [4, 2], seamless: false)
    expect((0..<4).map { map.value(at: [$0, 0]) } == [-1, 1, -1, 1] && map.value(at: [0, 1]) == 1)
    expect(map.interpolatedValue(at: [0.5, 0]) == 0 && map.interpolatedValue(at: [9, 0]) == 1)
    expect(map.value(at: [4, 0]) == 0 && map.value(at: [-1, 0]) == 0)
    map.setValue(0.5, at: [1, 0])
    map.setValue(7, at: [9, 9])
    expect(map.value(at: [1, 0]), equals: 0.5)
    let image = SKTexture(noiseMap: GKNoiseMap(noise, size: [2, 1], origin: [0, 0], sampleCount: [2, 1], seamless: false)).cgImage()
    expect(image.width == 2 && image.height == 1)
    expect(GKNoiseMap(noise, size: [1, 1], origin: [0, 0], sampleCount: [-4, 2], seamless: false).value(at: [0, 0]), equals: 0)
    let perlin = GKNoise(GKPerlinNoiseSource(frequency: 1, octaveCount: 1, persistence: 0.5, lacunarity: 2, seed: 5))
    let seamless = GKNoiseMap(perlin, size: [2.5, 2.5], origin: [0.3, 0.2], sampleCount: [50, 50], seamless: true)
    let plain = GKNoiseMap(perlin, size: [2.5, 2.5], origin: [0.3, 0.2], sampleCount: [50, 50], seamless: false)
    func gap(_ map: GKNoiseMap) -> Float { (0..<50).map { abs(map.value(at: [49, $0]) - map.value(at: [0, $0])) }.max() ?? 0 }
    expect(gap(seamless) < 0.15 && gap(plain) > 0.3)
  }
}
