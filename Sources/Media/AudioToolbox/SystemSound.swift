@_exported import TrestleSupport
@_exported import Foundation

/// The identifier of a registered sound.
public typealias SystemSoundID = UInt32

/// The result code of success in the audio services.
public let kAudioServicesNoError: OSStatus = 0
public let kAudioServicesUnsupportedPropertyError: OSStatus = 1_886_681_407
public let kAudioServicesBadPropertySizeError: OSStatus = 561_211_770
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
/// Vibration, which is silent on Linux.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// The sounds that the app has registered, by identifier. System sounds do not exist on Linux: they and vibrations are silent.
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

/// Registers a sound file. Fails if the file does not exist.
public func AudioServicesCreateSystemSoundID(_ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> OSStatus {
  guard FileManager.default.isReadableFile(atPath: inFileURL.path) else { return kAudioServicesSystemSoundUnspecifiedError }
  outSystemSoundID.pointee = sounds.add(inFileURL)
  return noErr
}

/// Registers a sound file. Fails if the file cannot be read.
public func AudioServicesCreateSystemSoundID(_ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> OSStatus {
  AudioServicesCreateSystemSoundID(inFileURL as URL, outSystemSoundID)
}

/// Removes a sound. Returns an error if there is none with the identifier.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  sounds.remove(inSystemSoundID) ? noErr : kAudioServicesSystemSoundUnspecifiedError
}

/// Plays a registered sound, if the desktop has a program for it; system sounds are silent.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { play(inSystemSoundID) { soundEnded(inSystemSoundID) } }
/// Plays a registered sound, as ``AudioServicesPlaySystemSound(_:)`` does. There is no vibration on Linux.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { play(inSystemSoundID) { soundEnded(inSystemSoundID) } }

/// Plays a registered sound, and calls the block when it has ended. Silent sounds end immediately.
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {
  play(inSystemSoundID) { inCompletionBlock?() }
}

/// Plays a registered sound, and calls the block when it has ended. There is no vibration on Linux.
public func AudioServicesPlayAlertSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {
  play(inSystemSoundID) { inCompletionBlock?() }
}

private func play(_ id: SystemSoundID, completion: @escaping () -> Void) {
  let isPlaying = sounds.file(id).map { file in
    ["paplay", "aplay"].contains { ExternalProgram.start($0, [file.path], completion: { _ in completion() }) != nil }
  }
  if isPlaying != true { DispatchQueue.main.async { completion() } }
}

/// The type of functions that are called when a sound has ended, with their client data.
public typealias AudioServicesSystemSoundCompletionProc = @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void

private nonisolated(unsafe) var completions: [SystemSoundID: (AudioServicesSystemSoundCompletionProc, UnsafeMutableRawPointer?)] = [:]
private let completionLock = NSLock()

/// Sets a function to call whenever the sound has ended after ``AudioServicesPlaySystemSound(_:)``. The run loop is ignored: the main one
/// is used.
@discardableResult public func AudioServicesAddSystemSoundCompletion(
  _ inSystemSoundID: SystemSoundID, _ inRunLoop: AnyObject?, _ inRunLoopMode: Any?,
  _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
  completionLock.withLock { completions[inSystemSoundID] = (inCompletionRoutine, inClientData) }
  return noErr
}

public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
  _ = completionLock.withLock { completions.removeValue(forKey: inSystemSoundID) }
}

/// Calls the completion function of a sound.
private func soundEnded(_ sound: SystemSoundID) {
  guard let (function, data) = completionLock.withLock({ completions[sound] }) else { return }
  nonisolated(unsafe) let context = data
  DispatchQueue.main.async { function(sound, context) }
}
