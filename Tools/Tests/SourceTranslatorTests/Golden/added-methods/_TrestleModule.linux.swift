import UIKit

public final class _TrestleModule: UIKit._ModuleTables {
}
