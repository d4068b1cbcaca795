/// Keeps one object for fonts of equal keys.
///
/// When there are many, those that are not used elsewhere are released, such as sizes that occur in one frame of an animation.
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
