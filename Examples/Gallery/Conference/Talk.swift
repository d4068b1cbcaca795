struct Talk: Sendable {
  var id: Int
  var title: String
  var speaker: String
  var room: String
  var summary: String
}

/// The talks that begin at one time.
struct TalkSlot: Sendable {
  var time: String
  var talks: [Talk]

  static let all: [TalkSlot] = [
    TalkSlot(
      time: "09:00",
      talks: [
        Talk(
          id: 1, title: "Opening: What a list knows", speaker: "Amira Haddad", room: "Main hall",
          summary:
            "Rows know their own height. We look at what that means for a list of a hundred thousand rows, and who has to know first.")
      ]),
    TalkSlot(
      time: "10:30",
      talks: [
        Talk(
          id: 2, title: "Layouts from small parts", speaker: "Jonas Weber", room: "Room 1",
          summary: "Items form groups, groups form sections. A tour from a plain grid to a store front."),
        Talk(
          id: 3, title: "Text that grows", speaker: "Yuki Tanaka", room: "Room 2",
          summary: "Every size category is a promise. How cells keep it without being told twice, and why a fixed height is a guess."),
        Talk(id: 4, title: "Right to left from the start", speaker: "Leila Nasser", room: "Room 3", summary: "Leading is not left."),
      ]),
    TalkSlot(
      time: "13:00",
      talks: [
        Talk(
          id: 5, title: "Moving rows without moving people", speaker: "Piotr Zielinski", room: "Main hall",
          summary:
            "Differences between two snapshots say what moves. They do not say where the eye is. An hour on updates that leave the eye in peace, with numbers."
        ),
        Talk(
          id: 6, title: "Swipes, and those who cannot", speaker: "Maria Costa", room: "Room 1",
          summary: "Each action behind a swipe has to be reachable by voice, by switch and by keyboard."),
      ]),
    TalkSlot(
      time: "16:00",
      talks: [
        Talk(id: 7, title: "Questions", speaker: "Everyone", room: "Main hall", summary: "Bring your own list.")
      ]),
  ]
}
