internal import TrestleCGst
import Foundation

/// A GStreamer pipeline, described by text. Its elements are stopped when it is deallocated.
final class MediaPipeline: @unchecked Sendable {
  enum State: Int32 {
    case null = 1
    case ready = 2
    case paused = 3
    case playing = 4
  }

  enum Event: Sendable {
    case end
    case failure(AVError)
    /// The change of the state or the position is complete.
    case settled
    /// The filled share of the network buffer, in percent.
    case buffering(Int)
    /// The average and peak power of each channel in decibels, as measured by the element `level`.
    case level(average: [Double], peak: [Double])
  }

  let library: GStreamer
  private let element: GStreamer.Object
  private var elements: [String: GStreamer.Object] = [:]
  private let lock = NSLock()
  private var ended: Result<Void, AVError>?
  private var handler: (@Sendable (Event) -> Void)?
  private let finished = DispatchSemaphore(value: 0)

  /// Creates a pipeline in the state `null`. Throws if the text names an element that is not installed.
  init(_ text: String) throws {
    library = try GStreamer.library
    var error: UnsafeMutablePointer<GSTError>?
    let made = library.parse(text, &error)
    if let error {
      made.map(library.release)
      throw AVError.media(domain: .core, code: 0, library.message(error))
    }
    guard let made else { throw AVError(.unknown, "The pipeline cannot be created.") }
    element = made
    guard let bus = library.getBus(element) else { return }
    defer { library.release(bus) }
    let box = Unmanaged.passRetained(WeakPipeline(self)).toOpaque()
    library.setBusHandler(bus, MediaPipeline.receive, box) { context in
      if let context { Unmanaged<WeakPipeline>.fromOpaque(context).release() }
    }
  }

  deinit {
    if let bus = library.getBus(element) {
      library.setBusHandler(bus, nil, nil, nil)
      library.release(bus)
    }
    // Stopping an element waits for its threads, which may wait for the main thread.
    nonisolated(unsafe) let (element, elements) = (element, elements)
    let library = library
    DispatchQueue.global(qos: .utility).async {
      _ = library.setState(element, State.null.rawValue)
      for part in elements.values { library.release(part) }
      library.release(element)
    }
  }

  private final class WeakPipeline {
    weak var pipeline: MediaPipeline?
    init(_ pipeline: MediaPipeline) { self.pipeline = pipeline }
  }

  /// Called on a thread of the pipeline with each message, which is released afterward.
  private static let receive: GSTBusHandler = { _, message, context in
    guard let context, let pipeline = Unmanaged<WeakPipeline>.fromOpaque(context).takeUnretainedValue().pipeline else { return 1 }
    if let event = pipeline.event(message) { pipeline.handle(event) }
    pipeline.library.releaseMini(message)
    return 0
  }

  private func event(_ message: UnsafeMutablePointer<GSTMessage>) -> Event? {
    switch message.pointee.type {
    case 1 << 0: return .end
    case 1 << 1:
      var error: UnsafeMutablePointer<GSTError>?
      library.parseError(message, &error, nil)
      return .failure(library.error(error))
    case 1 << 5:
      var percent: Int32 = 0
      library.parseBuffering(message, &percent)
      return .buffering(Int(percent))
    case 1 << 21: return .settled
    case 1 << 15:
      guard let structure = library.structure(message) else { return nil }
      let average = numbers(structure, "rms")
      return average.isEmpty ? nil : .level(average: average, peak: numbers(structure, "peak"))
    default: return nil
    }
  }

  private func numbers(_ structure: UnsafeRawPointer, _ name: String) -> [Double] {
    guard let value = library.structureValue(structure, name), let boxed = library.boxedValue(value) else { return [] }
    let array = boxed.assumingMemoryBound(to: GSTValueArray.self).pointee
    guard let values = array.values else { return [] }
    return (0..<Int(array.count)).map { library.doubleValue(values + $0) }
  }

  private func handle(_ event: Event) {
    let handler = lock.withLock {
      switch event {
      case .end: ended = ended ?? .success(())
      case .failure(let error): ended = ended ?? .failure(error)
      default: break
      }
      return self.handler
    }
    switch event {
    case .end, .failure: finished.signal()
    default: break
    }
    handler?(event)
  }

  /// Calls a handler with each event, on threads of the pipeline.
  func onEvent(_ handler: (@Sendable (Event) -> Void)?) { lock.withLock { self.handler = handler } }

  var failure: AVError? { lock.withLock { if case .failure(let error) = ended { error } else { nil } } }

  // MARK: State

  /// Requests a state. Throws if the pipeline refuses at once.
  func set(_ state: State) throws {
    guard library.setState(element, state.rawValue) != 0 else { throw failure ?? AVError(.decodeFailed, "The media cannot be played.") }
  }

  /// Waits until a requested state or a seek is complete. Throws the pipeline's error, or an error after the given number of seconds.
  func settle(_ seconds: Double = 10) throws {
    let result = library.getState(element, nil, nil, UInt64(seconds * 1e9))
    if let failure { throw failure }
    guard result != 0, result != 2 else { throw AVError(.decodeFailed, "The media cannot be decoded in time.") }
  }

  /// Waits until the pipeline has ended. Returns false after the given number of seconds; throws the pipeline's error.
  func waitForEnd(_ seconds: Double) throws -> Bool {
    let isOver = finished.wait(timeout: .now() + seconds) == .success
    if let failure { throw failure }
    return isOver
  }

  /// Sends the end-of-stream event through the pipeline, so that the file is completed.
  func sendEnd() { _ = library.sendEvent(element, library.newEndEvent()) }

  /// The position in the media in seconds.
  var position: Double? {
    var time: Int64 = 0
    return library.queryPosition(element, 3, &time) != 0 && time >= 0 ? Double(time) / 1e9 : nil
  }

  enum SeekKind {
    case exact
    /// The nearest frame that can be decoded independently.
    case keyFrame
  }

  /// Sets the position, and plays from there to the end, or backward to the start, at a rate.
  @discardableResult func seek(to time: Double, until end: Double? = nil, rate: Double = 1, _ kind: SeekKind = .exact) -> Bool {
    lock.withLock { if case .success = ended { ended = nil } }
    let flags: UInt32 = 1 | (kind == .exact ? 2 : 4)
    let (first, last) = rate > 0 ? (time, end) : (end ?? 0, time)
    return library.seek(
      element, rate, 3, flags, 1, Int64((first * 1e9).rounded()), last == nil ? 0 : 1, last.map { Int64(($0 * 1e9).rounded()) } ?? -1) != 0
  }

  // MARK: Elements

  func named(_ name: String) -> GStreamer.Object? {
    lock.withLock {
      if let element = elements[name] { return element }
      elements[name] = library.named(element, name)
      return elements[name]
    }
  }

  /// Sets a property of the element with a name, if there is one.
  func set(_ property: String, of name: String, to value: String) {
    if let element = named(name) { library.setArgument(element, property, value) }
  }

  /// Returns the next sample of a sink; nil at the end, or after the given number of seconds.
  func pull(_ sink: String, _ seconds: Double = 5) -> MediaSample? {
    guard let sink = named(sink) else { return nil }
    return library.pullSample(sink, UInt64(seconds * 1e9)).flatMap { MediaSample($0, library) }
  }

  /// Returns the sample at the position of a paused pipeline, without removing it from the sink.
  func pullPreroll(_ sink: String, _ seconds: Double = 5) -> MediaSample? {
    guard let sink = named(sink) else { return nil }
    return library.pullPreroll(sink, UInt64(seconds * 1e9)).flatMap { MediaSample($0, library) }
  }

  func isAtEnd(_ sink: String) -> Bool { named(sink).map { library.isEnd($0) != 0 } ?? true }

  /// Calls a handler on a thread of the pipeline whenever a sink has a sample: the first one of a paused pipeline, or the next one.
  func onSample(_ sink: String, _ handler: @escaping @Sendable (_ isPreroll: Bool) -> Void) {
    guard let sink = named(sink) else { return }
    var callbacks = GSTSinkCallbacks()
    callbacks.new_preroll = { _, context in
      if let context { Unmanaged<SampleHandler>.fromOpaque(context).takeUnretainedValue().body(true) }
      return 0
    }
    callbacks.new_sample = { _, context in
      if let context { Unmanaged<SampleHandler>.fromOpaque(context).takeUnretainedValue().body(false) }
      return 0
    }
    library.setSinkCallbacks(sink, &callbacks, Unmanaged.passRetained(SampleHandler(handler)).toOpaque()) { context in
      if let context { Unmanaged<SampleHandler>.fromOpaque(context).release() }
    }
  }

  private final class SampleHandler {
    let body: @Sendable (Bool) -> Void
    init(_ body: @escaping @Sendable (Bool) -> Void) { self.body = body }
  }

  // MARK: Sources

  /// Appends bytes to a source, with their time and duration in seconds. Returns false if the pipeline has ended.
  func push(_ bytes: UnsafeRawBufferPointer, to source: String, at time: Double, duration: Double?) -> Bool {
    guard let source = named(source), let address = bytes.baseAddress, let buffer = library.allocate(nil, bytes.count, nil)
    else { return false }
    _ = library.fill(buffer, 0, address, bytes.count)
    return push(buffer, source, time, duration)
  }

  /// Appends a sample of another pipeline to a source, without copying its bytes.
  func push(_ sample: MediaSample, to source: String, at time: Double, duration: Double?) -> Bool {
    guard let source = named(source), let buffer = library.copy(sample.buffer, 0xF, 0, -1) else { return false }
    return push(buffer, source, time, duration)
  }

  private func push(_ buffer: UnsafeMutablePointer<GSTBuffer>, _ source: GStreamer.Object, _ time: Double, _ duration: Double?) -> Bool {
    buffer.pointee.pts = UInt64(max(0, time) * 1e9)
    buffer.pointee.dts = .max
    buffer.pointee.duration = duration.map { UInt64(max(0, $0) * 1e9) } ?? .max
    return library.push(source, buffer) == 0
  }

  /// The number of bytes that wait in a source.
  func level(of source: String) -> Int { named(source).map { Int(library.sourceLevel($0)) } ?? 0 }
  func end(_ source: String) { if let source = named(source) { _ = library.endSource(source) } }
}

extension GStreamer {
  /// Returns the AVFoundation error for a GStreamer error, and frees the latter.
  func error(_ error: UnsafeMutablePointer<GSTError>?) -> AVError {
    guard let known = error?.pointee else { return AVError(.decodeFailed, "The media cannot be decoded.") }
    func quark(_ name: String) -> UInt32 { (self(name) as GSTQuark)() }
    let domain: AVError.MediaDomain =
      known.domain == quark("gst_core_error_quark") ? .core : known.domain == quark("gst_resource_error_quark") ? .resource : .stream
    return .media(domain: domain, code: Int(known.code), message(error))
  }
}

extension AVError {
  enum MediaDomain {
    case core
    case resource
    case stream
  }

  static func media(domain: MediaDomain, code: Int, _ message: String) -> AVError {
    switch (domain, code) {
    // A missing element, plug-in or decoder.
    case (.core, 0), (.core, 12), (.stream, 6): return AVError(.decoderNotFound, "\(message) \(Self.packages)")
    // A resource that does not exist, or cannot be opened or read.
    case (.resource, 3), (.resource, 5), (.resource, 9): return AVError(.contentIsUnavailable, message)
    case (.resource, 4): return AVError(.deviceAlreadyUsedByAnotherSession, message)
    case (.resource, 14): return AVError(.diskFull, message)
    case (.stream, 3), (.stream, 4), (.stream, 5): return AVError(.fileFormatNotRecognized, message)
    default: return AVError(.decodeFailed, message)
    }
  }

  private static let packages =
    "Formats come with the packages gstreamer1.0-plugins-good, gstreamer1.0-libav (H.264, AAC), gstreamer1.0-plugins-bad (HTTP live streams) and -ugly."
}
