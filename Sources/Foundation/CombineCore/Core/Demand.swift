extension Subscribers {
  /// A number of values that a subscriber is ready to receive.
  @frozen public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
    /// `UInt.max` means unlimited: sums that reach it are unlimited.
    private var count: UInt

    private init(count: UInt) {
      self.count = count
    }

    /// A demand for all elements.
    public static let unlimited = Demand(count: .max)
    /// A demand for no further elements.
    public static let none = Demand(count: 0)

    /// Returns a demand of `value` values. A negative number is a programming error.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "demand cannot be negative")
      return Demand(count: UInt(value))
    }

    /// The number of values, or nil if it is unlimited.
    public var max: Int? { self == .unlimited ? nil : Int(count) }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Returns the sum, difference or product. `unlimited` stays unlimited.
    public static func + (left: Demand, right: Demand) -> Demand {
      if left == .unlimited || right == .unlimited { return .unlimited }
      let (sum, overflow) = left.count.addingReportingOverflow(right.count)
      return overflow || sum > UInt(Int.max) ? .unlimited : Demand(count: sum)
    }

    /// The sum, difference or product. `unlimited` stays unlimited.
    public static func += (left: inout Demand, right: Demand) {
      left = left + right
    }

    /// Returns the sum, difference or product. `unlimited` stays unlimited.
    public static func + (left: Demand, right: Int) -> Demand {
      left + max(right)
    }

    /// The sum, difference or product. `unlimited` stays unlimited.
    public static func += (left: inout Demand, right: Int) {
      left = left + right
    }

    /// Returns the difference, limited to none. Unlimited minus anything is unlimited.
    public static func - (left: Demand, right: Demand) -> Demand {
      if left == .unlimited { return .unlimited }
      if right == .unlimited { return .none }
      return Demand(count: left.count > right.count ? left.count - right.count : 0)
    }

    /// The sum, difference or product. `unlimited` stays unlimited.
    public static func -= (left: inout Demand, right: Demand) {
      left = left - right
    }

    /// Returns the sum, difference or product. `unlimited` stays unlimited.
    public static func - (left: Demand, right: Int) -> Demand {
      left - max(right)
    }

    /// The sum, difference or product. `unlimited` stays unlimited.
    public static func -= (left: inout Demand, right: Int) {
      left = left - right
    }

    /// Returns the sum, difference or product. `unlimited` stays unlimited.
    public static func * (left: Demand, right: Int) -> Demand {
      precondition(right >= 0, "demand cannot be negative")
      if left == .unlimited { return right == 0 ? .none : .unlimited }
      let (product, overflow) = left.count.multipliedReportingOverflow(by: UInt(right))
      return overflow || product > UInt(Int.max) ? .unlimited : Demand(count: product)
    }

    /// The sum, difference or product. `unlimited` stays unlimited.
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

  /// The end of a publisher's values.
  @frozen public enum Completion<Failure: Error> {
    /// The publisher sent all of its elements.
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

  /// The same completion with the failure type `any Error`.
  var erased: Subscribers.Completion<any Error> { mapFailure { $0 } }
}
