/// Lists of items by section. Successive items of one section need no look-up.
struct SectionLists {
  private(set) var lists: [(section: Int, items: [Int])] = []
  private var places: [Int: Int] = [:]
  private var last = -1

  mutating func append(_ item: Int, to section: Int) {
    if last < 0 || lists[last].section != section {
      if let place = places[section] {
        last = place
      } else {
        last = lists.count
        places[section] = last
        lists.append((section, []))
      }
    }
    lists[last].items.append(item)
  }

  var bySection: [Int: [Int]] { Dictionary(uniqueKeysWithValues: lists.map { ($0.section, $0.items) }) }
}
