@_exported import Foundation

public protocol GKRandom: AnyObject {
  /// Returns any 32-bit number.
  func nextInt() -> Int
  /// Returns a number from zero to `upperBound`, exclusive.
  func nextInt(upperBound: Int) -> Int
  /// Returns a number from zero to one.
  func nextUniform() -> Float
  func nextBool() -> Bool
}

/// The base class of random sources. An instance of this class has a random seed.
open class GKRandomSource: NSObject, GKRandom, NSCopying {
  private var generator: SplitMix

  /// Creates a source with a random seed.
  public override init() {
    generator = SplitMix(state: UInt64.random(in: 0 ... .max))
    super.init()
  }

  init(state: UInt64) {
    generator = SplitMix(state: state)
    super.init()
  }

  private static let common = GKRandomSource()
  open class func sharedRandom() -> GKRandomSource { common }

  /// Returns a source that continues with the same numbers.
  open func copy(with zone: NSZone? = nil) -> Any { GKRandomSource(state: generator.state) }

  final func nextBits() -> UInt64 { generator.next() }

  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: nextBits())) }
  open func nextInt(upperBound: Int) -> Int { upperBound > 1 ? Int(nextBits() % UInt64(upperBound)) : 0 }
  open func nextUniform() -> Float { Float(nextBits() >> 40) / Float(1 << 24) }
  open func nextBool() -> Bool { nextBits() & 1 == 1 }

  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var result = array
    guard result.count > 1 else { return result }
    for place in stride(from: result.count - 1, to: 0, by: -1) { result.swapAt(place, nextInt(upperBound: place + 1)) }
    return result
  }
}

/// The generator of the sources: SplitMix64, a counter whose bits are mixed.
struct SplitMix {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// A source whose seed is data. A seed always results in the same numbers, but not in those of iOS.
open class GKARC4RandomSource: GKRandomSource {
  open var seed: Data

  public override convenience init() {
    self.init(seed: Data((0..<8).map { _ in UInt8.random(in: 0...255) }))
  }

  public init(seed: Data) {
    self.seed = seed
    super.init(state: seed.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }

  open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = nextBits() } }
}

/// A source whose seed is a number. A seed always results in the same numbers, but not in those of iOS.
open class GKLinearCongruentialRandomSource: GKRandomSource {
  open var seed: UInt64

  public override convenience init() { self.init(seed: .random(in: 0 ... .max)) }

  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: seed)
  }
}

/// A source whose seed is a number. A seed always results in the same numbers, but not in those of iOS.
open class GKMersenneTwisterRandomSource: GKRandomSource {
  open var seed: UInt64

  public override convenience init() { self.init(seed: .random(in: 0 ... .max)) }

  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: seed &* 0x2545_F491_4F6C_DD1D)
  }
}

/// A uniform distribution of integers in a closed range.
open class GKRandomDistribution: NSObject, GKRandom {
  let source: any GKRandom
  public let lowestValue: Int
  public let highestValue: Int
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  public required init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    self.source = source
    lowestValue = lowestInclusive
    highestValue = max(lowestInclusive, highestInclusive)
    super.init()
  }

  public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    self.init(randomSource: GKARC4RandomSource(), lowestValue: lowestInclusive, highestValue: highestInclusive)
  }

  public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
  open class func d6() -> Self { die(6) }
  open class func d20() -> Self { die(20) }
  private class func die(_ sides: Int) -> Self { self.init(randomSource: GKARC4RandomSource(), lowestValue: 1, highestValue: sides) }

  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
  open func nextInt(upperBound: Int) -> Int {
    let count = min(upperBound, highestValue + 1) - lowestValue
    return count > 0 ? lowestValue + source.nextInt(upperBound: count) : lowestValue
  }
  open func nextUniform() -> Float {
    numberOfPossibleOutcomes > 1 ? Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1) : 0
  }
  open func nextBool() -> Bool { nextInt() > (lowestValue + highestValue) / 2 }
}

/// A normal distribution of integers in a range, with its mean in the middle.
open class GKGaussianDistribution: GKRandomDistribution {
  open var mean: Float { Float(lowestValue + highestValue) / 2 }
  /// A sixth of the number of possible outcomes.
  open var deviation: Float { Float(numberOfPossibleOutcomes) / 6 }

  open override func nextInt() -> Int {
    while true {
      let radius = (-2 * log(Double(max(source.nextUniform(), .leastNormalMagnitude)))).squareRoot()
      let value = Double(mean) + radius * cos(2 * .pi * Double(source.nextUniform())) * Double(deviation)
      let number = Int(value.rounded())
      if number >= lowestValue, number <= highestValue { return number }
    }
  }
}

/// A distribution in which no number repeats before each has occurred once.
open class GKShuffledDistribution: GKRandomDistribution {
  private var left: [Int] = []

  open override func nextInt() -> Int {
    if left.isEmpty {
      left = Array(lowestValue...highestValue)
      for place in stride(from: left.count - 1, to: 0, by: -1) { left.swapAt(place, source.nextInt(upperBound: place + 1)) }
    }
    return left.removeLast()
  }
}
