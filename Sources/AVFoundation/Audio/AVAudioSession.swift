import Foundation

/// How the app's sound behaves beside that of others. The desktop mixes the sound of all programs, so every category is accepted, and none
/// interrupts another program.
open class AVAudioSession: NSObject {
  private static let shared = AVAudioSession()

  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
  }

  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }

  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  public enum PortOverride: UInt, Sendable {
    case none = 0
    case speaker = 0x7370_6B72
  }

  public enum InterruptionType: UInt, Sendable {
    case ended = 0
    case began = 1
  }

  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  public enum RouteChangeReason: UInt, Sendable {
    case unknown = 0
    case newDeviceAvailable = 1
    case oldDeviceUnavailable = 2
    case categoryChange = 3
    case override = 4
    case wakeFromSleep = 6
    case noSuitableRouteForCategory = 7
    case routeConfigurationChange = 8
  }

  open class func sharedInstance() -> AVAudioSession { shared }

  open private(set) var category = Category.soloAmbient
  open private(set) var categoryOptions: CategoryOptions = []
  open private(set) var mode = Mode.default
  open private(set) var sampleRate = 44_100.0
  open private(set) var preferredSampleRate = 0.0
  open private(set) var preferredIOBufferDuration: TimeInterval = 0
  open var outputVolume: Float { 1 }
  open var isOtherAudioPlaying: Bool { false }
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  open var isInputAvailable: Bool { false }
  open var availableCategories: [Category] { [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute] }

  open func setCategory(_ category: Category) throws { self.category = category }

  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    self.category = category
    categoryOptions = options
  }

  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    try setCategory(category, options: options)
    self.mode = mode
  }

  /// As before Swift 4.2.
  open func setCategory(_ category: String) throws { try setCategory(Category(rawValue: category)) }
  open func setCategory(_ category: String, with options: CategoryOptions) throws {
    try setCategory(Category(rawValue: category), options: options)
  }

  open func setMode(_ mode: Mode) throws { self.mode = mode }
  open func setActive(_ active: Bool) throws {}
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  open func setPreferredSampleRate(_ sampleRate: Double) throws { preferredSampleRate = sampleRate }
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws { preferredIOBufferDuration = duration }

  /// There is one output here; none other can take its place.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {
    if portOverride != .none { throw AVError.noCamera }
  }

  // MARK: Recording

  open var recordPermission: RecordPermission { .denied }

  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    DispatchQueue.main.async { response(false) }
  }

  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
  public static let mediaServicesWereResetNotification = Notification.Name("AVAudioSessionMediaServicesWereResetNotification")
  public static let silenceSecondaryAudioHintNotification = Notification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")
}

public let AVAudioSessionCategoryAmbient = "AVAudioSessionCategoryAmbient"
public let AVAudioSessionCategorySoloAmbient = "AVAudioSessionCategorySoloAmbient"
public let AVAudioSessionCategoryPlayback = "AVAudioSessionCategoryPlayback"
public let AVAudioSessionCategoryRecord = "AVAudioSessionCategoryRecord"
public let AVAudioSessionCategoryPlayAndRecord = "AVAudioSessionCategoryPlayAndRecord"
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"

extension Notification.Name {
  public static let AVAudioSessionInterruption = AVAudioSession.interruptionNotification
  public static let AVAudioSessionRouteChange = AVAudioSession.routeChangeNotification
}
