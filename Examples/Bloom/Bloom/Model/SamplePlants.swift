import Foundation

/// The flowers of a new diary. Their names and notes are in `Plants.xcstrings`.
enum SamplePlants {
  private struct Sample: Decodable {
    var key: String
    var latinName: String
    var month: Int
    var hue: Double
    var petals: Int
    var shape: Int16
    var isFavorite: Bool?
  }

  private static func text(_ key: String) -> String {
    NSLocalizedString(key, tableName: "Plants", comment: "")
  }

  @MainActor static func plant(in garden: Garden) {
    guard let file = Bundle.main.url(forResource: "Plants", withExtension: "json"), let data = try? Data(contentsOf: file),
      let samples = try? JSONDecoder().decode([Sample].self, from: data)
    else { return }
    for sample in samples {
      let look = FlowerLook(hue: sample.hue, petals: sample.petals, shape: PetalShape(rawValue: sample.shape) ?? .round)
      let plant = garden.add(
        name: text(sample.key), latinName: sample.latinName, month: sample.month, look: look, note: text(sample.key + ".note"))
      plant.isFavorite = sample.isFavorite ?? false
    }
    garden.save()
  }
}
