/// One of the twenty brightest stars of the night sky.
struct Star {
  var name: String
  var constellation: String
  /// The apparent magnitude: the lower, the brighter.
  var magnitude: Double

  static let all = [
    Star(name: "Sirius", constellation: "Canis Major", magnitude: -1.46), Star(name: "Canopus", constellation: "Carina", magnitude: -0.74),
    Star(name: "Alpha Centauri", constellation: "Centaurus", magnitude: -0.27),
    Star(name: "Arcturus", constellation: "Boötes", magnitude: -0.05), Star(name: "Vega", constellation: "Lyra", magnitude: 0.03),
    Star(name: "Capella", constellation: "Auriga", magnitude: 0.08), Star(name: "Rigel", constellation: "Orion", magnitude: 0.13),
    Star(name: "Procyon", constellation: "Canis Minor", magnitude: 0.34),
    Star(name: "Achernar", constellation: "Eridanus", magnitude: 0.46),
    Star(name: "Betelgeuse", constellation: "Orion", magnitude: 0.50), Star(name: "Hadar", constellation: "Centaurus", magnitude: 0.61),
    Star(name: "Altair", constellation: "Aquila", magnitude: 0.76), Star(name: "Acrux", constellation: "Crux", magnitude: 0.76),
    Star(name: "Aldebaran", constellation: "Taurus", magnitude: 0.86), Star(name: "Antares", constellation: "Scorpius", magnitude: 0.96),
    Star(name: "Spica", constellation: "Virgo", magnitude: 0.97), Star(name: "Pollux", constellation: "Gemini", magnitude: 1.14),
    Star(name: "Fomalhaut", constellation: "Piscis Austrinus", magnitude: 1.16),
    Star(name: "Deneb", constellation: "Cygnus", magnitude: 1.25), Star(name: "Mimosa", constellation: "Crux", magnitude: 1.25),
  ]
}
