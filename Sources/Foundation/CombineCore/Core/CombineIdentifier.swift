/// A value that distinguishes one stream, subscriber or subscription from every other.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let value: UInt64

  private static let lock = Lock()
  nonisolated(unsafe) private static var next: UInt64 = 0  // guarded by `lock`

  /// Creates an identifier that is unique.
  public init() {
    value = Self.lock.withLock {
      Self.next += 1
      return Self.next
    }
  }

  public init(_ object: AnyObject) {
    // Addresses on 64-bit Linux are below 2^48, so the top bit distinguishes them from the counted identifiers.
    value = UInt64(UInt(bitPattern: ObjectIdentifier(object))) | 1 << 63
  }

  public var description: String { "0x" + String(value, radix: 16, uppercase: true) }
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
