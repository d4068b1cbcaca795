@_exported import TrestleSupport
@_exported import Foundation

/// The number of a sound that an app has registered.
public typealias SystemSoundID = UInt32

/// The result code of success in the audio services.
public let kAudioServicesNoError: OSStatus = 0
/// The property is not supported.
public let kAudioServicesUnsupportedPropertyError: OSStatus = 1_886_681_407
/// The size of the property is wrong.
public let kAudioServicesBadPropertySizeError: OSStatus = 561_211_770
/// The sound cannot be played, or its file cannot be read.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
/// Vibration, which is silent on Linux.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// The sounds created by an app, by number. The system's own sounds do not exist here: they and vibrations are silent.
private let sounds = SystemSounds()

private final class SystemSounds: @unchecked Sendable {
  private let lock = NSLock()
  private var files: [SystemSoundID: URL] = [:]
  private var next: SystemSoundID = 4096

  func add(_ file: URL) -> SystemSoundID {
    lock.withLock {
      next += 1
      files[next] = file
      return next
    }
  }

  func remove(_ id: SystemSoundID) -> Bool { lock.withLock { files.removeValue(forKey: id) != nil } }
  func file(_ id: SystemSoundID) -> URL? { lock.withLock { files[id] } }
}

/// Assigns a number to a sound file. Fails if the file does not exist.
public func AudioServicesCreateSystemSoundID(_ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> OSStatus {
  guard FileManager.default.isReadableFile(atPath: inFileURL.path) else { return kAudioServicesSystemSoundUnspecifiedError }
  outSystemSoundID.pointee = sounds.add(inFileURL)
  return noErr
}

/// Assigns a number to a sound file. Fails if the file cannot be read.
public func AudioServicesCreateSystemSoundID(_ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> OSStatus {
  AudioServicesCreateSystemSoundID(inFileURL as URL, outSystemSoundID)
}

/// Releases the sound with a number. Returns an error if there is none.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  sounds.remove(inSystemSoundID) ? noErr : kAudioServicesSystemSoundUnspecifiedError
}

/// Plays an app's own sound, if the desktop has a program for it; the system's sounds are silent.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { play(inSystemSoundID) { soundEnded(inSystemSoundID) } }
/// Plays an app's own sound, as ``AudioServicesPlaySystemSound(_:)`` does. There is no vibration on Linux.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { play(inSystemSoundID) { soundEnded(inSystemSoundID) } }

/// Plays an app's own sound, and calls the block when it has ended. Silent sounds end immediately.
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {
  play(inSystemSoundID) { inCompletionBlock?() }
}

/// Plays an app's own sound, and calls the block when it has ended. There is no vibration on Linux.
public func AudioServicesPlayAlertSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {
  play(inSystemSoundID) { inCompletionBlock?() }
}

private func play(_ id: SystemSoundID, completion: @escaping () -> Void) {
  let isPlaying = sounds.file(id).map { file in
    ["paplay", "aplay"].contains { ExternalProgram.start($0, [file.path], completion: { _ in completion() }) != nil }
  }
  if isPlaying != true { DispatchQueue.main.async { completion() } }
}

/// A function that is called when a sound has ended, with the data it was added with.
public typealias AudioServicesSystemSoundCompletionProc = @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void

private nonisolated(unsafe) var completions: [SystemSoundID: (AudioServicesSystemSoundCompletionProc, UnsafeMutableRawPointer?)] = [:]
private let completionLock = NSLock()

/// Calls a function whenever a sound has ended that ``AudioServicesPlaySystemSound(_:)`` plays. The run loop is the main one on Linux.
@discardableResult public func AudioServicesAddSystemSoundCompletion(
  _ inSystemSoundID: SystemSoundID, _ inRunLoop: AnyObject?, _ inRunLoopMode: Any?,
  _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
  completionLock.withLock { completions[inSystemSoundID] = (inCompletionRoutine, inClientData) }
  return noErr
}

/// Calls the function of a sound no longer.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
  _ = completionLock.withLock { completions.removeValue(forKey: inSystemSoundID) }
}

/// Calls the function of a sound that has ended.
private func soundEnded(_ sound: SystemSoundID) {
  guard let (function, data) = completionLock.withLock({ completions[sound] }) else { return }
  nonisolated(unsafe) let context = data
  DispatchQueue.main.async { function(sound, context) }
}
