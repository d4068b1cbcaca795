import UIKit

/// A planet of the solar system with its larger moons.
struct Planet {
  var name: String
  /// The mean distance from the sun, in millions of kilometers.
  var distance: Double
  /// The diameter at the equator, in kilometers.
  var diameter: Int
  var color: UIColor
  var moons: [Moon] = []

  struct Moon {
    var name: String
    /// The mean diameter, in kilometers.
    var diameter: Int
  }

  static let all = [
    Planet(name: "Mercury", distance: 57.9, diameter: 4879, color: .systemGray),
    Planet(name: "Venus", distance: 108.2, diameter: 12104, color: .systemYellow),
    Planet(name: "Earth", distance: 149.6, diameter: 12756, color: .systemBlue, moons: [Moon(name: "Moon", diameter: 3475)]),
    Planet(
      name: "Mars", distance: 228.0, diameter: 6792, color: .systemRed,
      moons: [Moon(name: "Phobos", diameter: 22), Moon(name: "Deimos", diameter: 12)]),
    Planet(
      name: "Jupiter", distance: 778.5, diameter: 142_984, color: .systemOrange,
      moons: [
        Moon(name: "Io", diameter: 3643), Moon(name: "Europa", diameter: 3122), Moon(name: "Ganymede", diameter: 5268),
        Moon(name: "Callisto", diameter: 4821),
      ]),
    Planet(
      name: "Saturn", distance: 1432.0, diameter: 120_536, color: .systemBrown,
      moons: [
        Moon(name: "Mimas", diameter: 396), Moon(name: "Enceladus", diameter: 504), Moon(name: "Tethys", diameter: 1062),
        Moon(name: "Dione", diameter: 1123), Moon(name: "Rhea", diameter: 1527), Moon(name: "Titan", diameter: 5149),
        Moon(name: "Iapetus", diameter: 1469),
      ]),
    Planet(
      name: "Uranus", distance: 2867.0, diameter: 51118, color: .systemTeal,
      moons: [
        Moon(name: "Miranda", diameter: 472), Moon(name: "Ariel", diameter: 1158), Moon(name: "Umbriel", diameter: 1169),
        Moon(name: "Titania", diameter: 1577), Moon(name: "Oberon", diameter: 1523),
      ]),
    Planet(name: "Neptune", distance: 4515.0, diameter: 49528, color: .systemIndigo, moons: [Moon(name: "Triton", diameter: 2707)]),
  ]
}
