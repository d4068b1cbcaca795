internal import TrestleCPango
import Synchronization

/// A set of OpenType features, interned so that a small number represents it in the shaping cache's keys.
final class FontFeatures: @unchecked Sendable {
  let id: Int
  let list: [hb_feature_t]

  private static let all = Mutex<(byList: [[FontDescription.Feature]: FontFeatures], byID: [FontFeatures])>(([:], []))

  static let none = interned([])

  static func interned(_ features: [FontDescription.Feature]) -> FontFeatures {
    all.withLock { known in
      if let set = known.byList[features] { return set }
      let set = FontFeatures(id: known.byID.count, features)
      known.byList[features] = set
      known.byID.append(set)
      return set
    }
  }

  static func withID(_ id: Int) -> FontFeatures { all.withLock { $0.byID[id] } }

  private init(id: Int, _ features: [FontDescription.Feature]) {
    self.id = id
    list = features.map {
      hb_feature_t(tag: trestle_tag($0.tag), value: UInt32(clamping: $0.value), start: 0, end: .max)
    }
  }
}
