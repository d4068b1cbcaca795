import Foundation

/// Whether the full counts are used, as in `Scripts/soak`.
package let isSoaking = ProcessInfo.processInfo.environment["TRESTLE_SOAK"] != nil
