/// One trip of the storyboard sample.
struct Trip {
  var name: String
  var days: Int
  var facts: [String]

  static let all = [
    Trip(name: "Lofoten", days: 9, facts: ["Ferry from Bodø", "Seven huts", "Midnight sun"]),
    Trip(name: "Dolomites", days: 6, facts: ["Train to Toblach", "Hut to hut", "Two passes"]),
    Trip(name: "Cornwall", days: 12, facts: ["Coast path", "Tide tables", "Tea at four"]),
    Trip(name: "Corsica", days: 14, facts: ["Overnight ferry", "The long trail", "Carry water"]),
  ]
}
