import UIKit

nonisolated public final class _TrestleModule: UIKit._ModuleTables {
  override public class var bundlePath: String? { "Frameworks/App.framework" }
}
