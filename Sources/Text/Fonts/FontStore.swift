/// Keeps fonts of equal keys one object.
///
/// Once there are many, those that nobody else holds are given up: of sizes that change from frame to frame each is asked for once.
struct FontStore<Key: Hashable> {
  private var fonts: [Key: Font] = [:]
  private var limit = 1024

  var count: Int { fonts.count }

  subscript(key: Key) -> Font? { fonts[key] }

  mutating func keep(_ font: Font, for key: Key) {
    if fonts.count >= limit { giveUpUnused() }
    fonts[key] = font
  }

  private mutating func giveUpUnused() {
    var all = fonts
    fonts = [:]
    for key in Array(all.keys) {
      guard var font = all.removeValue(forKey: key) else { continue }
      if !isKnownUniquelyReferenced(&font) { fonts[key] = font }
    }
    limit = max(limit, 2 * fonts.count)
  }
}
