import Synchronization

/// The defaults for text that come from the user's language.
package enum TextDefaults {
  private static let region = Mutex(IdeographRegion.simplifiedChinese)

  /// The region of ideographs in a text that has neither kana nor hangul.
  package static var ideographRegion: IdeographRegion {
    get { region.withLock { $0 } }
    set { region.withLock { $0 = newValue } }
  }
}
