import Foundation

/// The programs that may load the data of an item provider.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Every program can read the data; the default.
  case all = 0
  /// Programs of the same team.
  case team = 1
  /// Programs of the same group.
  case group = 2
  /// This program only.
  case ownProcess = 3
}

/// The permitted uses of an item provider's files.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The receiver may open the original file instead of a copy.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// One type that an item provider offers, and the handler that loads its data.
struct ItemRepresentation {
  var type: String
  /// The registered object that the data is made from, if any.
  var item: Any?
  var load: NSItemProvider.DataHandler
  /// Passes on the URL of the original file, if it may be opened in place.
  var original: ((@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?)?
}
