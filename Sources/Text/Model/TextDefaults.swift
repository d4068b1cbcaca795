import Synchronization

/// What text takes from the user's language when it does not say itself.
package enum TextDefaults {
  private static let region = Mutex(IdeographRegion.simplifiedChinese)

  /// Whose ideographs are shown in a text that has neither kana nor hangul.
  package static var ideographRegion: IdeographRegion {
    get { region.withLock { $0 } }
    set { region.withLock { $0 = newValue } }
  }
}
