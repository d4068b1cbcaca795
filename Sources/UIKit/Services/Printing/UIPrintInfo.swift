import CoreGraphics

/// The settings of a print job.
@preconcurrency @MainActor open class UIPrintInfo: NSObject, NSCopying {
  /// The kind of content, which determines paper and quality.
  public enum OutputType: Int, Sendable {
    /// Text and images.
    case general = 0
    /// Photos, without margins.
    case photo = 1
    /// Text in shades of gray.
    case grayscale = 2
    /// Photos in shades of gray.
    case photoGrayscale = 3
  }
  /// The orientation of the page.
  public enum Orientation: Int, Sendable {
    /// The page is higher than wide.
    case portrait = 0
    /// The page is wider than high.
    case landscape = 1
  }
  /// Whether both sides of the paper are printed.
  public enum Duplex: Int, Sendable {
    /// Prints on one side.
    case none = 0
    /// Prints on both sides, flipped over the long edge.
    case longEdge = 1
    /// Prints on both sides, flipped over the short edge.
    case shortEdge = 2
  }

  /// The printer used last; nil for the default one.
  open var printerID: String?
  /// The name of the job; the app's name by default.
  open var jobName: String
  /// The kind of content; `.general` by default.
  open var outputType = OutputType.general
  /// The orientation of the page; `.portrait` by default.
  open var orientation = Orientation.portrait
  /// Whether both sides are printed; `.none` by default.
  open var duplex = Duplex.none

  private static let names = (
    printer: "UIPrintInfoPrinterIDKey", job: "UIPrintInfoJobNameKey", output: "UIPrintInfoOutputTypeKey",
    orientation: "UIPrintInfoOrientationKey", duplex: "UIPrintInfoDuplexKey"
  )

  /// Creates a description from the dictionary of an earlier one.
  public init(dictionary: [AnyHashable: Any]?) {
    let names = Self.names
    jobName = dictionary?[names.job] as? String ?? Bundle.main.appName
    super.init()
    printerID = dictionary?[names.printer] as? String
    outputType = (dictionary?[names.output] as? Int).flatMap(OutputType.init) ?? .general
    orientation = (dictionary?[names.orientation] as? Int).flatMap(Orientation.init) ?? .portrait
    duplex = (dictionary?[names.duplex] as? Int).flatMap(Duplex.init) ?? .none
  }

  /// Creates a description with the defaults.
  public override convenience init() { self.init(dictionary: nil) }

  /// Returns a description with the defaults.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }

  /// A dictionary from which a description with the same settings can be created.
  open var dictionaryRepresentation: [AnyHashable: Any] {
    let names = Self.names
    var values: [AnyHashable: Any] = [
      names.job: jobName, names.output: outputType.rawValue, names.orientation: orientation.rawValue, names.duplex: duplex.rawValue,
    ]
    if let printerID { values[names.printer] = printerID }
    return values
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { Copied(info: UIPrintInfo(dictionary: dictionaryRepresentation)) }.info
  }

  /// Transfers the copy across the main actor's isolation.
  private struct Copied: @unchecked Sendable {
    let info: UIPrintInfo
  }
}

extension Bundle {
  /// The app's display name.
  var appName: String {
    for key in ["CFBundleDisplayName", "CFBundleName"] {
      if let name = object(forInfoDictionaryKey: key) as? String, !name.isEmpty { return name }
    }
    return ProcessInfo.processInfo.processName
  }
}
