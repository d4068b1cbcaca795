@_exported import Foundation

/// An error about haptics.
public struct CHHapticError: Error, CustomNSError, Equatable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case engineNotRunning = -4805
    case operationNotPermitted = -4806
    case engineStartTimeout = -4808
    case notSupported = -4809
    case invalidPatternData = -4812
    case fileNotFound = -4820
    case invalidEventTime = -4830
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.CoreHaptics" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "Haptics are not available on Linux."] }
}

/// The time of playback at once.
public let CHHapticTimeImmediate: TimeInterval = 0

/// The abilities of a device's hardware.
public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

private struct NoCapability: CHHapticDeviceCapability {
  let supportsHaptics = false
  let supportsAudio = false
}

/// An object that plays a pattern of taps, vibrations and sounds.
public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func cancel() throws
  var isMuted: Bool { get set }
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
}

/// Plays a pattern, with more control.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  var loopEnabled: Bool { get set }
  var loopEnd: TimeInterval { get set }
  /// The factor of the speed; 1 by default.
  var playbackRate: Float { get set }
  var completionHandler: ((any Error)?) -> Void { get set }
  func pause(atTime time: TimeInterval) throws
  func resume(atTime time: TimeInterval) throws
  func seek(toOffset offsetTime: TimeInterval) throws
}

/// Plays haptics. A desktop has none, as an iPad: `supportsHaptics` is `false`, and making an engine throws
/// `notSupported`.
public final class CHHapticEngine {
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended = 2
    case idleTimeout = 3
    case notifyWhenFinished = 4
    case engineDestroyed = 5
    /// The system failed.
    case systemError = -1
  }
  public enum FinishedAction: Int, Sendable {
    case stopEngine = 1
    case leaveEngineRunning = 2
  }

  public class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoCapability() }

  /// Creates the engine. Throws `notSupported` on Linux.
  public init() throws { throw CHHapticError(.notSupported) }
  /// Creates the engine for an audio session. Throws `notSupported` on Linux.
  public init(audioSession: Any?) throws { throw CHHapticError(.notSupported) }

  public var stoppedHandler: ((StoppedReason) -> Void) = { _ in }
  public var resetHandler: (() -> Void) = {}
  public var playsHapticsOnly = false
  public var isAutoShutdownEnabled = false
  public var currentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// Starts the engine. Throws `notSupported` on Linux.
  public func start() throws { throw CHHapticError(.notSupported) }
  /// On Linux the completion handler is called later with the error `CHHapticError.notSupported`, on another queue.
  public func start(completionHandler: (((any Error)?) -> Void)? = nil) { answer(completionHandler, CHHapticError(.notSupported)) }
  /// Calls the handler asynchronously on the main queue. The engine never runs.
  public func stop(completionHandler: (((any Error)?) -> Void)? = nil) { answer(completionHandler, nil) }
  /// Returns a player of a pattern. Throws `engineNotRunning` on Linux.
  public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { throw CHHapticError(.engineNotRunning) }
  /// Returns a player that can be paused and repeated. Throws `engineNotRunning` on Linux.
  public func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    throw CHHapticError(.engineNotRunning)
  }
  /// Plays a pattern from a file. Throws `notSupported` on Linux.
  public func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
  /// Plays a pattern from the bytes of a file. Throws `notSupported` on Linux.
  public func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }

  private func answer(_ handler: (((any Error)?) -> Void)?, _ error: CHHapticError?) {
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { handler?(error) }
  }
}

/// Events that are played together.
public final class CHHapticPattern: NSObject {
  public struct Key: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let version = Key(rawValue: "Version")
    /// The events and parameter curves of the pattern, an array.
    public static let pattern = Key(rawValue: "Pattern")
    public static let event = Key(rawValue: "Event")
    public static let eventType = Key(rawValue: "EventType")
    /// The time of an event in seconds, a number.
    public static let time = Key(rawValue: "Time")
    /// The duration of an event in seconds, a number.
    public static let eventDuration = Key(rawValue: "EventDuration")
    /// The parameters of an event, an array.
    public static let eventParameters = Key(rawValue: "EventParameters")
    /// The name of a parameter, a string.
    public static let parameterID = Key(rawValue: "ParameterID")
    /// The value of a parameter, a number.
    public static let parameterValue = Key(rawValue: "ParameterValue")
  }
  let events: [CHHapticEvent]
  public var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

  /// Creates a pattern. Throws for an event with a time before 0.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    guard events.allSatisfy({ $0.relativeTime >= 0 }) else { throw CHHapticError(.invalidEventTime) }
    self.events = events
  }
  /// Creates a pattern from a dictionary with the keys of ``Key``. Throws if an event has no kind or no time.
  public convenience init(dictionary patternDict: [Key: Any]) throws {
    let entries = patternDict[.pattern] as? [[Key: Any]] ?? []
    let events = try entries.compactMap { $0[.event] as? [Key: Any] }.map { entry in
      guard let time = (entry[.time] as? NSNumber)?.doubleValue ?? entry[.time] as? Double else { throw CHHapticError(.invalidPatternData) }
      let named = entry[.eventType] as? CHHapticEvent.EventType
      guard let type = named ?? (entry[.eventType] as? String).map(CHHapticEvent.EventType.init) else {
        throw CHHapticError(.invalidPatternData)
      }
      let parameters = (entry[.eventParameters] as? [[Key: Any]] ?? []).compactMap { parameter -> CHHapticEventParameter? in
        let name = parameter[.parameterID] as? CHHapticEvent.ParameterID
        guard let name = name ?? (parameter[.parameterID] as? String).map(CHHapticEvent.ParameterID.init),
          let value = (parameter[.parameterValue] as? NSNumber)?.floatValue ?? (parameter[.parameterValue] as? Double).map(Float.init)
        else { return nil }
        return CHHapticEventParameter(parameterID: name, value: value)
      }
      let duration = (entry[.eventDuration] as? NSNumber)?.doubleValue ?? entry[.eventDuration] as? Double ?? 0
      return CHHapticEvent(eventType: type, parameters: parameters, relativeTime: time, duration: duration)
    }
    try self.init(events: events, parameters: [])
  }
  public convenience init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    try self.init(events: events, parameters: [])
  }
}

/// A tap, or a vibration of some length.
public final class CHHapticEvent: NSObject {
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }
  /// The parameters of events.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The strength of a tap or vibration, from 0 to 1.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// The crispness of a tap or vibration, from 0 for dull to 1 for crisp.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    /// The time in which the strength increases, in seconds.
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    /// The time in which the strength decreases, in seconds.
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    /// The time in which the strength fades after the end, in seconds.
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    public static let sustained = ParameterID(rawValue: "Sustained")
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
  }
  public let type: EventType
  /// The values that differ from the defaults of the event.
  public let eventParameters: [CHHapticEventParameter]
  public var relativeTime: TimeInterval
  /// The length; 0 for a tap.
  public var duration: TimeInterval
  /// Creates an event at a time in seconds; the duration is that of continuous ones.
  public init(eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime time: TimeInterval, duration: TimeInterval = 0)
  {
    (self.type, eventParameters, relativeTime, self.duration) = (type, parameters, time, duration)
  }
}

public final class CHHapticEventParameter: NSObject {
  /// The name of the haptic event parameter.
  public let parameterID: CHHapticEvent.ParameterID
  /// The value of the haptic event parameter.
  public var value: Float
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) { (self.parameterID, self.value) = (parameterID, value) }
}

/// A parameter that changes while a pattern is played.
public final class CHHapticDynamicParameter: NSObject {
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A factor of the strength, from 0 to 1.
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    /// A change of the crispness, from −1 to 1.
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
  }
  /// The name of the haptic dynamic parameter.
  public let parameterID: ID
  /// The value of the haptic dynamic parameter.
  public var value: Float
  /// The time of the haptic dynamic parameter.
  public var relativeTime: TimeInterval
  /// Creates a change of a parameter at a time in seconds.
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
  }
}

/// Values of a parameter over time.
public final class CHHapticParameterCurve: NSObject {
  public final class ControlPoint: NSObject {
    /// The time of the control point.
    public var relativeTime: TimeInterval
    /// The value of the control point.
    public var value: Float
    /// Creates a point of a curve at a time in seconds.
    public init(relativeTime time: TimeInterval, value: Float) { (relativeTime, self.value) = (time, value) }
  }
  /// The name of the haptic parameter curve.
  public let parameterID: CHHapticDynamicParameter.ID
  public let controlPoints: [ControlPoint]
  /// The time of the haptic parameter curve.
  public var relativeTime: TimeInterval
  /// Creates a curve along which a parameter changes, beginning at a time in seconds.
  public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
    (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime)
  }
}
