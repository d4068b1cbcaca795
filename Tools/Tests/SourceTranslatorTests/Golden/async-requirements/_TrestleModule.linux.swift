import UIKit

nonisolated public final class _TrestleModule: UIKit._ModuleTables {
}
