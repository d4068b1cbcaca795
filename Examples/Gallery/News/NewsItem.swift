import Foundation

struct NewsItem: Equatable {
  /// Identifies the item independent of the order.
  let guid: String
  let date: String
  let title: String
  let summary: String
  /// The name of a symbol; most news have none.
  let icon: String?
}

extension NewsItem {
  /// Sixty years of spaceflight, the newest first.
  static let archive: [NewsItem] = [
    NewsItem(
      guid: "dart-2022", date: "26 September 2022", title: "Spacecraft strikes asteroid",
      summary: "DART hits Dimorphos at six kilometres a second and shortens its orbit by half an hour, the first time people have moved a "
        + "celestial body.", icon: "flame.fill"),
    NewsItem(
      guid: "webb-2022", date: "12 July 2022", title: "First pictures of the Webb telescope",
      summary: "A deep field, five galaxies, a dying star and the cliffs of the Carina Nebula.", icon: "star.fill"),
    NewsItem(
      guid: "ingenuity-2021", date: "19 April 2021", title: "A helicopter flies on Mars",
      summary: "Ingenuity rises three metres, turns, hovers and lands after 39 seconds.", icon: nil),
    NewsItem(
      guid: "hayabusa-2020", date: "5 December 2020", title: "Hayabusa2 brings home a piece of Ryugu",
      summary: "The capsule lands in the Australian desert with more than five grams of an asteroid that is older than the Earth.",
      icon: nil),
    NewsItem(
      guid: "change-2019", date: "3 January 2019", title: "Landing on the far side of the Moon",
      summary: "Chang'e 4 sets down in the crater Von Kármán. A satellite beyond the Moon relays its signals.", icon: "globe"),
    NewsItem(
      guid: "newhorizons-2015", date: "14 July 2015", title: "Pluto has a heart",
      summary: "New Horizons flies by after nine and a half years and sees mountains of ice and a plain of frozen nitrogen.",
      icon: "heart.fill"),
    NewsItem(
      guid: "philae-2014", date: "12 November 2014", title: "Philae lands on a comet, twice",
      summary: "The harpoons do not fire; the lander bounces for two hours and comes to rest in the shade of a cliff. Sixty hours of "
        + "science reach the Earth before its batteries are empty.", icon: nil),
    NewsItem(
      guid: "voyager-2012", date: "25 August 2012", title: "Voyager 1 leaves the heliosphere",
      summary: "It has been under way for 35 years.",
      icon: nil),
    NewsItem(
      guid: "huygens-2005", date: "14 January 2005", title: "Huygens lands on Titan",
      summary: "Rounded pebbles of ice, and what looks like the shore of a sea.", icon: nil),
    NewsItem(
      guid: "iss-1998", date: "20 November 1998", title: "First part of the space station in orbit",
      summary: "Zarya is launched from Baikonur. Two weeks later the second part, Unity, is joined to it. People have lived there without "
        + "interruption since the year 2000.", icon: "person.2.fill"),
    NewsItem(
      guid: "hubble-1990", date: "24 April 1990", title: "Hubble is launched",
      summary: "Its mirror is the best ever made, to the wrong figure.",
      icon: nil),
    NewsItem(
      guid: "giotto-1986", date: "14 March 1986", title: "Giotto passes Halley's comet",
      summary: "596 kilometres from the nucleus a grain of dust of one gram throws the probe out of balance.", icon: nil),
    NewsItem(
      guid: "viking-1976", date: "20 July 1976", title: "Viking 1 lands on Mars", summary: "The first picture shows its own foot.",
      icon: nil),
    NewsItem(
      guid: "apollo-1969", date: "20 July 1969", title: "People on the Moon",
      summary: "Eagle lands in the Sea of Tranquility with half a minute's fuel left.", icon: "star.fill"),
    NewsItem(
      guid: "luna-1966", date: "3 February 1966", title: "Luna 9 lands softly",
      summary: "The ground holds: it is no sea of dust.", icon: nil),
    NewsItem(
      guid: "vostok-1961", date: "12 April 1961", title: "Yuri Gagarin circles the Earth",
      summary: "One orbit, 108 minutes, landing by parachute near the Volga.", icon: "person.fill"),
  ]
}
