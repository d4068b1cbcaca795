import Foundation

/// Whether the full counts are wanted, as `Scripts/soak` runs them.
package let isSoaking = ProcessInfo.processInfo.environment["TRESTLE_SOAK"] != nil
