import Foundation

/// The time zones of a part of the world (listing 3-1).
struct TimeZoneRegion {
  var name: String
  var zones: [TimeZone]

  /// All of the system's zones with a region and a place, by region and then by place.
  static let all: [TimeZoneRegion] = {
    let zones = TimeZone.knownTimeZoneIdentifiers.filter { $0.contains("/") }.compactMap { TimeZone(identifier: $0) }
    let regions = Dictionary(grouping: zones) { String($0.identifier.prefix { $0 != "/" }) }
    return regions.keys.sorted().map { TimeZoneRegion(name: $0, zones: regions[$0]!.sorted { $0.identifier < $1.identifier }) }
  }()
}

extension TimeZone {
  /// The place that stands for the zone.
  var place: String {
    identifier.split(separator: "/").dropFirst().joined(separator: ", ").replacingOccurrences(of: "_", with: " ")
  }

  /// Hours and minutes ahead of Greenwich.
  var offsetText: String {
    let minutes = secondsFromGMT() / 60
    return String(format: "%@%d:%02d", minutes < 0 ? "−" : "+", abs(minutes) / 60, abs(minutes) % 60)
  }
}
