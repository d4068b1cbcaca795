import UIKit

/// The location of this program's nibs and property list: the bundle that the package manager creates for its resources.
public final class _TrestleModule: UIKit._ModuleTables {
  override public class var bundlePath: String? { Bundle.module.bundlePath }
}
