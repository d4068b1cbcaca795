import Foundation

/// The time zones of a part of the world.
struct TimeZoneRegion {
  var name: String
  var timeZoneWrappers: [TimeZoneWrapper]

  /// All of the system's time zones with a region and a city, by region and then by city.
  static let all: [TimeZoneRegion] = {
    let zones = TimeZone.knownTimeZoneIdentifiers.filter { $0.contains("/") }.compactMap { TimeZone(identifier: $0) }
    let regions = Dictionary(grouping: zones) { String($0.identifier.prefix { $0 != "/" }) }
    return regions.keys.sorted().map { name in
      TimeZoneRegion(name: name, timeZoneWrappers: regions[name]!.sorted { $0.identifier < $1.identifier }.map(TimeZoneWrapper.init))
    }
  }()
}
