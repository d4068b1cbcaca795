extension Subscribers {
  /// A number of values that a subscriber is ready to receive.
  @frozen public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
    /// The number of values. `UInt.max` means unlimited, also as the result of an overflow.
    private var count: UInt

    private init(count: UInt) {
      self.count = count
    }

    public static let unlimited = Demand(count: .max)
    public static let none = Demand(count: 0)

    /// Returns a demand of `value` values. A negative number is a programming error.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "demand cannot be negative")
      return Demand(count: UInt(value))
    }

    /// The number of values, or nil if it is unlimited.
    public var max: Int? { self == .unlimited ? nil : Int(count) }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Returns the sum. `unlimited` stays unlimited.
    public static func + (left: Demand, right: Demand) -> Demand {
      if left == .unlimited || right == .unlimited { return .unlimited }
      let (sum, overflow) = left.count.addingReportingOverflow(right.count)
      return overflow || sum > UInt(Int.max) ? .unlimited : Demand(count: sum)
    }

    /// Replaces a demand by the sum. `unlimited` stays unlimited.
    public static func += (left: inout Demand, right: Demand) {
      left = left + right
    }

    /// Returns the sum. `unlimited` stays unlimited.
    public static func + (left: Demand, right: Int) -> Demand {
      left + max(right)
    }

    /// Replaces a demand by the sum. `unlimited` stays unlimited.
    public static func += (left: inout Demand, right: Int) {
      left = left + right
    }

    /// Returns the difference, limited to none. Unlimited minus anything is unlimited.
    public static func - (left: Demand, right: Demand) -> Demand {
      if left == .unlimited { return .unlimited }
      if right == .unlimited { return .none }
      return Demand(count: left.count > right.count ? left.count - right.count : 0)
    }

    /// Replaces a demand by the difference. `unlimited` stays unlimited.
    public static func -= (left: inout Demand, right: Demand) {
      left = left - right
    }

    /// Returns the difference. `unlimited` stays unlimited.
    public static func - (left: Demand, right: Int) -> Demand {
      left - max(right)
    }

    /// Replaces a demand by the difference. `unlimited` stays unlimited.
    public static func -= (left: inout Demand, right: Int) {
      left = left - right
    }

    /// Returns the product. `unlimited` stays unlimited.
    public static func * (left: Demand, right: Int) -> Demand {
      precondition(right >= 0, "demand cannot be negative")
      if left == .unlimited { return right == 0 ? .none : .unlimited }
      let (product, overflow) = left.count.multipliedReportingOverflow(by: UInt(right))
      return overflow || product > UInt(Int.max) ? .unlimited : Demand(count: product)
    }

    /// Replaces a demand by the product. `unlimited` stays unlimited.
    public static func *= (left: inout Demand, right: Int) {
      left = left * right
    }

    public static func < (left: Demand, right: Demand) -> Bool {
      left.count < right.count
    }

    /// Compares two demands. `unlimited` is greater than every number.
    public static func == (left: Demand, right: Int) -> Bool { left.max == right }
    /// Compares two demands. `unlimited` is greater than every number.
    public static func < (left: Demand, right: Int) -> Bool { left < max(Swift.max(right, 0)) }
    /// Compares two demands. `unlimited` is greater than every number.
    public static func > (left: Demand, right: Int) -> Bool { left > max(Swift.max(right, 0)) }
    /// Compares two demands. `unlimited` is greater than every number.
    public static func >= (left: Demand, right: Int) -> Bool { !(left < right) }
    /// Compares two demands. `unlimited` is greater than every number.
    public static func <= (left: Demand, right: Int) -> Bool { !(left > right) }
  }

  @frozen public enum Completion<Failure: Error> {
    case finished
    /// The publisher stopped because of an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
  func mapFailure<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Subscribers.Completion<NewFailure> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }

  var erased: Subscribers.Completion<any Error> { mapFailure { $0 } }
}
