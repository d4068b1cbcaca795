/// A part of a concert with its pieces.
struct ConcertPart {
  struct Piece {
    var title: String
    var composer: String
  }

  var title: String
  var pieces: [Piece]

  static let programme = [
    ConcertPart(
      title: "First part",
      pieces: [
        Piece(title: "Egmont Overture", composer: "Ludwig van Beethoven"), Piece(title: "Piano Concerto No. 20", composer: "W. A. Mozart"),
        Piece(title: "Pavane", composer: "Gabriel Fauré"),
      ]),
    ConcertPart(
      title: "Second part",
      pieces: [
        Piece(title: "The Hebrides", composer: "Felix Mendelssohn"),
        Piece(title: "Symphony No. 8, “Unfinished”", composer: "Franz Schubert"),
        Piece(title: "Danse macabre", composer: "Camille Saint-Saëns"),
      ]),
    ConcertPart(title: "Encore", pieces: [Piece(title: "Hungarian Dance No. 5", composer: "Johannes Brahms")]),
  ]
}
