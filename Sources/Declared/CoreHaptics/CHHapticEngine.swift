@_exported import Foundation

public struct CHHapticError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case engineNotRunning = -4805, operationNotPermitted = -4806, engineStartTimeout = -4808, notSupported = -4809
    case invalidPatternData = -4812, fileNotFound = -4820, invalidEventTime = -4830
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.CoreHaptics" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "Haptics are not available on Linux."] }
}

/// The time that means immediate playback.
public let CHHapticTimeImmediate: TimeInterval = 0

public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}
private struct NoCapability: CHHapticDeviceCapability {
  let supportsHaptics = false, supportsAudio = false
}

/// Plays a pattern. It is never created on Linux.
public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func cancel() throws
  var isMuted: Bool { get set }
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
}
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  var loopEnabled: Bool { get set }
  var loopEnd: TimeInterval { get set }
  var playbackRate: Float { get set }
  var completionHandler: ((any Error)?) -> Void { get set }
}

/// Plays haptics. A desktop has none, like an iPad: `supportsHaptics` is `false`, and creating an engine throws `notSupported`.
public final class CHHapticEngine {
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed
    case systemError = -1
  }
  public class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoCapability() }
  public init() throws { throw CHHapticError(.notSupported) }
  public var stoppedHandler: ((StoppedReason) -> Void) = { _ in }
  public var resetHandler: (() -> Void) = {}
  public var playsHapticsOnly = false, isAutoShutdownEnabled = false
  public func start() throws { throw CHHapticError(.notSupported) }
  public func start(completionHandler: (((any Error)?) -> Void)? = nil) { answer(completionHandler) }
  public func stop(completionHandler: (((any Error)?) -> Void)? = nil) { answer(completionHandler) }
  public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { throw CHHapticError(.notSupported) }
  public func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  public func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
  public func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
  private func answer(_ handler: (((any Error)?) -> Void)?) {
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { handler?(CHHapticError(.notSupported)) }
  }
}

private func number(_ value: Any?) -> Double? { value as? Double ?? (value as? NSNumber)?.doubleValue }

public final class CHHapticPattern: NSObject {
  public struct Key: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let version = Key(rawValue: "Version"), pattern = Key(rawValue: "Pattern"), event = Key(rawValue: "Event")
    public static let eventType = Key(rawValue: "EventType"), time = Key(rawValue: "Time"), eventDuration = Key(rawValue: "EventDuration")
    public static let eventParameters = Key(rawValue: "EventParameters"), parameterID = Key(rawValue: "ParameterID")
    public static let parameterValue = Key(rawValue: "ParameterValue")
  }
  /// The end of the last event in seconds.
  public let duration: TimeInterval

  /// Creates a pattern. Throws for an event with a time before 0.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    guard events.allSatisfy({ $0.relativeTime >= 0 }) else { throw CHHapticError(.invalidEventTime) }
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }
  /// Creates a pattern from a dictionary with the keys of ``Key``. Throws if an event has no type or no time.
  public convenience init(dictionary patternDict: [Key: Any]) throws {
    let entries = (patternDict[.pattern] as? [[Key: Any]] ?? []).compactMap { $0[.event] as? [Key: Any] }
    try self.init(
      events: entries.map { entry in
        guard let time = number(entry[.time]), entry[.eventType] is String || entry[.eventType] is CHHapticEvent.EventType else {
          throw CHHapticError(.invalidPatternData)
        }
        return CHHapticEvent(
          eventType: .hapticTransient, parameters: [], relativeTime: time, duration: number(entry[.eventDuration]) ?? 0)
      }, parameters: [])
  }
}

/// A transient or continuous haptic event.
public final class CHHapticEvent: NSObject {
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticTransient = EventType(rawValue: "HapticTransient"), hapticContinuous = EventType(rawValue: "HapticContinuous")
    public static let audioContinuous = EventType(rawValue: "AudioContinuous"), audioCustom = EventType(rawValue: "AudioCustom")
  }
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity"), hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    public static let attackTime = ParameterID(rawValue: "AttackTime"), decayTime = ParameterID(rawValue: "DecayTime")
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime"), sustained = ParameterID(rawValue: "Sustained")
  }
  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  /// The start in the pattern and the duration, in seconds; the duration is 0 for a transient event.
  public var relativeTime: TimeInterval, duration: TimeInterval
  public init(eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime time: TimeInterval, duration: TimeInterval = 0)
  {
    (self.type, eventParameters, relativeTime, self.duration) = (type, parameters, time, duration)
  }
}
public final class CHHapticEventParameter: NSObject {
  public let parameterID: CHHapticEvent.ParameterID
  public var value: Float
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) { (self.parameterID, self.value) = (parameterID, value) }
}
/// A parameter that changes during the playback of a pattern.
public final class CHHapticDynamicParameter: NSObject {
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
  }
  public let parameterID: ID
  public var value: Float, relativeTime: TimeInterval
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
  }
}
