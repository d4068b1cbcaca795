import Foundation

extension Plant {
  var title: String { name ?? "" }
  var subtitle: String { latinName ?? "" }

  var look: FlowerLook {
    FlowerLook(hue: hue, petals: Int(petals), shape: PetalShape(rawValue: shape) ?? .round)
  }

  /// The dates on which the flower was seen, the latest first.
  var sightingDates: [Date] {
    (sightings as? Set<Sighting> ?? []).compactMap(\.date).sorted(by: >)
  }

  /// The words of a screen reader for the flower in a list.
  var spokenDescription: String {
    [title, subtitle, isFavorite ? NSLocalizedString("favorite", comment: "State of a flower") : nil]
      .compactMap { $0 }.joined(separator: ", ")
  }
}
