import UIKit

nonisolated public final class _TrestleModule: UIKit._ModuleTables {
  @MainActor override public class var tables: [UIKit._ClassTable] {
    var all: [UIKit._ClassTable] = []
    all += _trestleTables_Input()
    return all
  }
}
