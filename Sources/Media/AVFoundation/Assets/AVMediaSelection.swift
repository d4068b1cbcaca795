import Foundation

/// A property of media by which tracks and options are selected.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
  public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
  /// Media that is read, such as subtitles.
  public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
  public static let frameBased = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicFrameBased")
}

/// A language or another variant of media. Assets have none on Linux.
open class AVMediaSelectionOption: NSObject {
  override init() {}
  /// The localized name. Always empty on Linux.
  open var displayName: String { "" }
  /// The language of the option. Always nil on Linux.
  open var locale: Locale? { nil }
  /// The language as a BCP 47 tag; always `nil` on Linux.
  open var extendedLanguageTag: String? { nil }
  open var isPlayable: Bool { false }
  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }
}

/// Variants of media of which one is chosen. Assets have none on Linux.
open class AVMediaSelectionGroup: NSObject {
  override init() {}
  /// The options of which one is selected, such as languages. Always empty on Linux.
  open var options: [AVMediaSelectionOption] { [] }
  /// The option that is played if none is chosen. Always nil on Linux.
  open var defaultOption: AVMediaSelectionOption? { nil }
  open var allowsEmptySelection: Bool { true }

  open class func mediaSelectionOptions(
    from mediaSelectionOptions: [AVMediaSelectionOption], with locale: Locale
  ) -> [AVMediaSelectionOption] {
    mediaSelectionOptions.filter { $0.locale == locale }
  }
}

extension AVAsset {
  /// The properties for which there are variants: none on Linux.
  public var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { [] }
  /// Returns the variants for a property: nil on Linux.
  public func mediaSelectionGroup(forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> AVMediaSelectionGroup? { nil }
  /// Returns the variants for a property: nil on Linux.
  public func loadMediaSelectionGroup(for mediaCharacteristic: AVMediaCharacteristic) async throws -> AVMediaSelectionGroup? { nil }
  public func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] {
    tracks.filter { $0.hasMediaCharacteristic(mediaCharacteristic) }
  }
}

extension AVAssetTrack {
  /// Returns whether the track is seen or heard; other properties are not read.
  public func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
    switch mediaCharacteristic {
    case .visual, .frameBased: mediaType == .video
    case .audible: mediaType == .audio
    default: false
    }
  }
}
