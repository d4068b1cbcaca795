import UIKit

public final class _TrestleModule: UIKit._ModuleTables {
}

/// The result of optional protocol methods that a class does not implement.
public struct _TrestleUnwritten: Sendable {
  public init() {}
}
