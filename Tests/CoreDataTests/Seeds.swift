import Foundation
import TrestleTrials

/// The seeds of a random test: few, all with `TRESTLE_SOAK`, or those of `TRESTLE_SEEDS`, such as `500..<900`.
func seeds(_ few: Int, all: Int) -> Range<Int> {
  let ends = (ProcessInfo.processInfo.environment["TRESTLE_SEEDS"] ?? "").components(separatedBy: "..<").compactMap(Int.init)
  return ends.count == 2 && ends[0] <= ends[1] ? ends[0]..<ends[1] : 0..<(isSoaking ? all : few)
}
