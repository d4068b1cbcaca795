import UIKit

nonisolated public final class _TrestleModule: UIKit._ModuleTables {
  override public class var aliases: [String: AnyClass] { ["Trip": Trip.self] }
}
