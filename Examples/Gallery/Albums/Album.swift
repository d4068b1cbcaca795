/// A record with its tracks.
struct Album {
  var title: String
  var artist: String
  var tracks: [String]

  static let all = [
    Album(
      title: "The Planets", artist: "Gustav Holst",
      tracks: [
        "Mars, the Bringer of War", "Venus, the Bringer of Peace", "Mercury, the Winged Messenger", "Jupiter, the Bringer of Jollity",
        "Saturn, the Bringer of Old Age", "Uranus, the Magician", "Neptune, the Mystic",
      ]),
    Album(
      title: "Pictures at an Exhibition", artist: "Modest Mussorgsky",
      tracks: [
        "Promenade: Allegro giusto, nel modo russico; senza allegrezza, ma poco sostenuto", "The Gnome", "The Old Castle",
        "Tuileries (Children’s Quarrel after Games)", "Cattle", "Ballet of Unhatched Chicks", "“Samuel” Goldenberg and “Schmuÿle”",
        "Limoges. The Market (The Great News)", "Catacombs (Roman Tomb) – With the Dead in a Dead Language",
        "The Hut on Hen’s Legs (Baba Yaga)", "The Bogatyr Gates (In the Capital in Kiev)",
      ]),
    Album(
      title: "Children’s Corner", artist: "Claude Debussy",
      tracks: [
        "Doctor Gradus ad Parnassum", "Jimbo’s Lullaby", "Serenade for the Doll", "The Snow Is Dancing", "The Little Shepherd",
        "Golliwogg’s Cakewalk",
      ]),
  ]
}
