import UIKit

nonisolated public final class _TrestleModule: UIKit._ModuleTables {
  @MainActor override public class var tables: [UIKit._ClassTable] {
    var all: [UIKit._ClassTable] = []
    all += _trestleTables_Input()
    return all
  }
}

/// The result of optional protocol methods that a class does not implement.
nonisolated public struct _TrestleUnwritten: Sendable {
  public init() {}
}
