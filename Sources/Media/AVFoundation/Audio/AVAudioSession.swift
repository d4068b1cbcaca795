import Foundation

/// The app's use of sound. The desktop mixes the sound of all programs, so every category is accepted, and none interrupts another program.
open class AVAudioSession: NSObject {
  private static let shared = AVAudioSession()

  /// The purpose of the app's sound. On Linux it is stored, and playback is the same for each.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sound that is not essential and mixes with others'.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sound that is not essential and silences others'. The default.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sound that is the purpose of the app.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording; playback is silenced.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Different streams to different outputs.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// A refinement of a category. On Linux it is stored without effect.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// Measurement of sound with minimal processing.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// Continuous speech, such as an audio book.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
  }

  /// Options of a category. On Linux they are stored without effect.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Mix with the sound of other programs, as always on Linux.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Lower the sound of other programs.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// Prefer the loudspeaker to the receiver.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// Interrupt the speech of other programs and mix with their other sound.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    /// Allow Bluetooth devices with high quality.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }

  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other programs are notified that they can resume.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    /// The user has refused. Always the answer on Linux.
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  /// An override of the chosen output.
  public enum PortOverride: UInt, Sendable {
    case none = 0
    /// Directs sound to the loudspeaker instead of the earpiece.
    case speaker = 0x7370_6B72
  }

  public enum InterruptionType: UInt, Sendable {
    case ended = 0
    case began = 1
  }

  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app should resume playback after the interruption.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  public enum RouteChangeReason: UInt, Sendable {
    case unknown = 0
    case newDeviceAvailable = 1
    case oldDeviceUnavailable = 2
    case categoryChange = 3
    case override = 4
    case wakeFromSleep = 6
    /// No input or output fits the category.
    case noSuitableRouteForCategory = 7
    case routeConfigurationChange = 8
  }

  /// The policy for choosing the output. On Linux it is stored without effect.
  public enum RouteSharingPolicy: UInt, Sendable {
    /// The policy of the category; the default.
    case `default` = 0
    /// Long sound, such as music and podcasts.
    case longFormAudio = 1
    /// The route is chosen by the system.
    case independent = 2
    /// The route for long videos, such as films.
    case longFormVideo = 3
    /// The name of ``longFormAudio`` before iOS 13.
    public static let longForm = RouteSharingPolicy.longFormAudio
  }

  public enum SilenceSecondaryAudioHintType: UInt, Sendable {
    /// Other programs' sound has ended, so that secondary sound may continue.
    case end = 0
    /// Another program plays, so that secondary sound should stop.
    case begin = 1
  }

  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    public static let builtInReceiver = Port(rawValue: "Receiver")
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    public static let headphones = Port(rawValue: "Headphones")
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    /// Bluetooth with high quality.
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    public static let airPlay = Port(rawValue: "AirPlay")
    public static let HDMI = Port(rawValue: "HDMI")
    public static let lineOut = Port(rawValue: "LineOut")
    public static let lineIn = Port(rawValue: "LineIn")
    public static let usbAudio = Port(rawValue: "USBAudio")
    public static let carAudio = Port(rawValue: "CarAudio")
  }

  open class func sharedInstance() -> AVAudioSession { shared }

  /// The category. The default is ``Category/soloAmbient``.
  open private(set) var category = Category.soloAmbient
  open private(set) var categoryOptions: CategoryOptions = []
  /// The refinement of the category, `.default` until it is set.
  open private(set) var mode = Mode.default
  /// The number of samples per second: 44,100.
  open private(set) var sampleRate = 44_100.0
  /// The preferred number of samples per second, or 0 if none was set. On Linux it is stored only.
  open private(set) var preferredSampleRate = 0.0
  /// The preferred length of the I/O buffer in seconds, or 0 if none was set. On Linux it is stored only.
  open private(set) var preferredIOBufferDuration: TimeInterval = 0
  /// The volume of the system: 1 on Linux, where it is not read.
  open var outputVolume: Float { 1 }
  /// Whether another program plays sound: false on Linux, where it is unknown.
  open var isOtherAudioPlaying: Bool { false }
  /// Whether another program asks for silence of secondary sound: false on Linux.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// Whether there is a microphone: false on Linux.
  open var isInputAvailable: Bool { false }
  open var availableCategories: [Category] { [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute] }

  /// Sets the category. On Linux it is stored, and does not change the sound.
  open func setCategory(_ category: Category) throws { self.category = category }

  /// Sets the category and its options. On Linux they are stored, and do not change the sound.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    self.category = category
    categoryOptions = options
  }

  /// Sets the category, its mode and its options. On Linux they are stored, and do not change the sound.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    try setCategory(category, options: options)
    self.mode = mode
  }

  /// Sets the category, its mode, the policy for outputs and its options. The policy is stored only.
  open func setCategory(_ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []) throws {
    try setCategory(category, mode: mode, options: options)
    routeSharingPolicy = policy
  }

  /// The policy for outputs. The default is ``RouteSharingPolicy/default``.
  open private(set) var routeSharingPolicy = RouteSharingPolicy.default
  /// The inputs and outputs in use: one loudspeaker, and no input on Linux.
  open private(set) lazy var currentRoute = AVAudioSessionRouteDescription()
  /// The inputs that can be chosen. Always empty on Linux.
  open var availableInputs: [AVAudioSessionPortDescription]? { [] }
  /// The preferred input: nil on Linux.
  open var preferredInput: AVAudioSessionPortDescription? { nil }
  /// Sets the preferred input. There is no input on Linux, so this throws for all but nil.
  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws { if inPort != nil { throw AVError.noDevice } }
  /// The length of the I/O buffer in seconds: 2048 frames.
  open var ioBufferDuration: TimeInterval { 2048 / sampleRate }
  /// The number of input channels: 0 on Linux.
  open var inputNumberOfChannels: Int { 0 }
  /// The number of output channels, always 2 on Linux.
  open var outputNumberOfChannels: Int { 2 }
  /// The largest number of input channels: 0 on Linux.
  open var maximumInputNumberOfChannels: Int { 0 }
  /// The largest number of output channels: 2.
  open var maximumOutputNumberOfChannels: Int { 2 }
  /// The delay of the output in seconds, estimated from the length of the buffer.
  open var outputLatency: TimeInterval { ioBufferDuration }
  /// The delay of the input in seconds: 0 on Linux.
  open var inputLatency: TimeInterval { 0 }
  /// Whether the gain of the input can be set: false on Linux.
  open var isInputGainSettable: Bool { false }
  /// The gain of the input, from 0 to 1; always 1 on Linux.
  open var inputGain: Float { 1 }
  /// Posted when the sound server ends. Never posted on Linux.
  public static let mediaServicesWereLostNotification = Notification.Name("AVAudioSessionMediaServicesWereLostNotification")

  /// Sets the category by its name, as in Swift before 4.2.
  open func setCategory(_ category: String) throws { try setCategory(Category(rawValue: category)) }
  /// Sets the category and its options by the category's name, as in Swift before 4.2.
  open func setCategory(_ category: String, with options: CategoryOptions) throws {
    try setCategory(Category(rawValue: category), options: options)
  }

  /// Sets the mode. On Linux it is stored, and does not change the sound.
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  /// Activates or deactivates the session. The desktop mixes all sound, so this always succeeds and has no effect.
  open func setActive(_ active: Bool) throws { try setActive(active, options: []) }
  /// Activates or deactivates the session. The desktop mixes all sound, so this always succeeds and has no effect.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Stores the preferred number of samples per second.
  open func setPreferredSampleRate(_ sampleRate: Double) throws { preferredSampleRate = sampleRate }
  /// Stores the preferred length of the I/O buffer in seconds.
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws { preferredIOBufferDuration = duration }

  /// Throws unless the override is `.none`, because Linux has only one output.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {
    if portOverride != .none { throw AVError.noDevice }
  }

  // MARK: Recording

  /// Whether the app may use the microphone: ``RecordPermission/denied`` on Linux.
  open var recordPermission: RecordPermission { .denied }

  /// Requests permission to record. On Linux it is denied, on the main queue.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    DispatchQueue.main.async { response(false) }
  }

  /// Posted when another program interrupts the sound. Never posted on Linux.
  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  /// Posted when the inputs or outputs change. Never posted on Linux.
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
  /// Posted when the sound server restarts. Never posted on Linux.
  public static let mediaServicesWereResetNotification = Notification.Name("AVAudioSessionMediaServicesWereResetNotification")
  /// Posted when another program's main sound starts or stops. Never posted on Linux.
  public static let silenceSecondaryAudioHintNotification = Notification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")
}

/// The name of ``AVAudioSession/Category/ambient`` as a string.
public let AVAudioSessionCategoryAmbient = "AVAudioSessionCategoryAmbient"
/// The name of ``AVAudioSession/Category/soloAmbient`` as a string.
public let AVAudioSessionCategorySoloAmbient = "AVAudioSessionCategorySoloAmbient"
/// The name of ``AVAudioSession/Category/playback`` as a string.
public let AVAudioSessionCategoryPlayback = "AVAudioSessionCategoryPlayback"
/// The name of ``AVAudioSession/Category/record`` as a string.
public let AVAudioSessionCategoryRecord = "AVAudioSessionCategoryRecord"
/// The name of ``AVAudioSession/Category/playAndRecord`` as a string.
public let AVAudioSessionCategoryPlayAndRecord = "AVAudioSessionCategoryPlayAndRecord"
/// The key of the ``AVAudioSession/InterruptionType`` in an interruption's user info.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of the ``AVAudioSession/InterruptionOptions`` in an interruption's user info.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of the ``AVAudioSession/RouteChangeReason`` in a route change's user info.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"

extension Notification.Name {
  /// The name of ``AVAudioSession/interruptionNotification`` before Swift 4.2.
  public static let AVAudioSessionInterruption = AVAudioSession.interruptionNotification
  /// The name of ``AVAudioSession/routeChangeNotification`` before Swift 4.2.
  public static let AVAudioSessionRouteChange = AVAudioSession.routeChangeNotification
}

/// The key of the previous route in a route change's user info.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// The key of the ``AVAudioSession/SilenceSecondaryAudioHintType`` in a hint's user info.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
/// The key of whether the interruption is because the app was suspended. Never present on Linux.
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"

/// The kind of an input or output, as before Swift 4.2.
public typealias AVAudioSessionPort = AVAudioSession.Port

open class AVAudioSessionPortDescription: NSObject {
  open var portType: AVAudioSession.Port { .builtInSpeaker }
  /// The name of the port for the user, always “Speaker” on Linux.
  open var portName: String { "Speaker" }
  /// The identifier of the port: always “Speaker” on Linux.
  open var uid: String { "Speaker" }
  override init() {}
}

open class AVAudioSessionRouteDescription: NSObject {
  /// The inputs in use. Always empty on Linux.
  open var inputs: [AVAudioSessionPortDescription] { [] }
  public let outputs = [AVAudioSessionPortDescription()]
  override init() {}
}
