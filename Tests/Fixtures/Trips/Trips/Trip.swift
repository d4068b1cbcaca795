import Foundation
import Geo

struct Trip {
  let name: String
  let place: Place
  let days: Int

  static let all: [Trip] = {
    guard let url = Bundle.main.url(forResource: "Places", withExtension: "plist"), let data = try? Data(contentsOf: url),
      let list = try? PropertyListDecoder().decode([Entry].self, from: data)
    else { return [] }
    return list.map { Trip(name: $0.name, place: Place(latitude: $0.latitude, longitude: $0.longitude), days: $0.days) }
  }()

  private struct Entry: Decodable {
    let name: String
    let latitude: Double
    let longitude: Double
    let days: Int
  }

  var length: String { String(format: NSLocalizedString("%d days", comment: "The length of a trip"), days) }
}
