import UIKit

/// Where this program's nibs and property list are: in the bundle that the package manager makes of its resources.
public final class _TrestleModule: UIKit._ModuleTables {
  override public class var bundlePath: String? { Bundle.module.bundlePath }
}
