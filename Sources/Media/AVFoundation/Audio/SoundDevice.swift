internal import TrestleCSDL2
import Foundation

/// The sound card, through SDL's audio. SDL is opened when the first sound is played.
final class SoundDevice {
  private typealias InitSubSystem = @convention(c) (UInt32) -> Int32
  private typealias OpenDevice =
    @convention(c) (
      UnsafePointer<CChar>?, Int32, UnsafePointer<SDL_AudioSpec>, UnsafeMutablePointer<SDL_AudioSpec>?, Int32
    ) -> UInt32
  private typealias Pause = @convention(c) (UInt32, Int32) -> Void
  private typealias Queue = @convention(c) (UInt32, UnsafeRawPointer, UInt32) -> Int32
  private typealias Close = @convention(c) (UInt32) -> Void

  private struct Library {
    let open: OpenDevice
    let pause: Pause
    let queue: Queue
    let clear: Close
    let close: Close
  }

  /// Nil if SDL is not installed or the machine has no sound device.
  private static let library: Library? = {
    guard let handle = dlopen("libSDL2-2.0.so.0", RTLD_NOW | RTLD_LOCAL) else { return nil }
    func symbol<Function>(_ name: String, as type: Function.Type) -> Function? {
      dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
    guard let start = symbol("SDL_InitSubSystem", as: InitSubSystem.self), start(0x10) == 0,
      let open = symbol("SDL_OpenAudioDevice", as: OpenDevice.self), let pause = symbol("SDL_PauseAudioDevice", as: Pause.self),
      let queue = symbol("SDL_QueueAudio", as: Queue.self), let clear = symbol("SDL_ClearQueuedAudio", as: Close.self),
      let close = symbol("SDL_CloseAudioDevice", as: Close.self)
    else { return nil }
    return Library(open: open, pause: pause, queue: queue, clear: clear, close: close)
  }()

  private let library: Library
  private let device: UInt32

  init?(channels: Int, sampleRate: Int) {
    guard let library = Self.library else { return nil }
    var wanted = SDL_AudioSpec()
    wanted.freq = Int32(sampleRate)
    wanted.format = 0x8010  // Sixteen bits, signed, little-endian.
    wanted.channels = UInt8(channels)
    wanted.samples = 2048
    let device = library.open(nil, 0, &wanted, nil, 0)
    guard device != 0 else { return nil }
    self.library = library
    self.device = device
  }

  deinit { library.close(device) }

  func play(_ samples: [Int16]) {
    library.clear(device)
    samples.withUnsafeBytes { bytes in
      if let base = bytes.baseAddress { _ = library.queue(device, base, UInt32(bytes.count)) }
    }
    library.pause(device, 0)
  }

  func stop() {
    library.pause(device, 1)
    library.clear(device)
  }
}
