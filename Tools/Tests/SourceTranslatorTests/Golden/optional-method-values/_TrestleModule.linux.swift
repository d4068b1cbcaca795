import UIKit

nonisolated public final class _TrestleModule: UIKit._ModuleTables {
}

/// The result of optional protocol methods that a class does not implement.
nonisolated public struct _TrestleUnwritten: Sendable {
  public init() {}
}
