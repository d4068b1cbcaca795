internal import TrestleCGst
import Foundation

/// GStreamer 1.0 with its libraries for applications and for reading files, opened on first use. Without it media cannot be decoded.
final class GStreamer: @unchecked Sendable {
  typealias Object = UnsafeMutableRawPointer

  let parse: GSTParse
  let named: GSTNamed
  let findFactory: GSTFindFactory
  let setState: GSTSetState
  let getState: GSTGetState
  let queryPosition: GSTQueryTime
  let seek: GSTSeek
  let setArgument: GSTSetArgument
  let sendEvent: GSTSendEvent
  let newEndEvent: GSTMakeEvent
  let release: GSTRelease
  let releaseMini: GSTRelease
  let releaseGLib: GSTRelease
  let free: GSTRelease
  let freeError: GSTRelease

  let getBus: GSTGetBus
  let setBusHandler: GSTSetBusHandler
  let parseError: GSTParseError
  let parseBuffering: GSTParseBuffering
  let structure: GSTGetStructure
  let structureValue: GSTGetValue
  let boxedValue: GSTGetBoxed
  let doubleValue: GSTGetDouble

  let pullSample: GSTPull
  let pullPreroll: GSTPull
  let isEnd: GSTIsEnd
  let setSinkCallbacks: GSTSetCallbacks
  let sampleBuffer: GSTSampleBuffer
  let sampleSegment: GSTSamplePart
  let sampleCaps: GSTSamplePart
  let streamTime: GSTStreamTime
  let map: GSTMapBuffer
  let unmap: GSTUnmapBuffer
  let allocate: GSTAllocate
  let fill: GSTFill
  let copy: GSTCopy
  let push: GSTPush
  let endSource: GSTEnd
  let sourceLevel: GSTLevel
  let capsText: GSTText

  private let handles: [Object]

  /// The message that names the missing packages.
  static let missing =
    "GStreamer is not installed. Video and compressed sound need the packages libgstreamer1.0-0, "
    + "gstreamer1.0-plugins-base and gstreamer1.0-plugins-good, and gstreamer1.0-libav for H.264 and AAC."

  /// The library; nil if it is not installed, which is logged once. `TRESTLE_GSTREAMER` names another file for the core library.
  private static let opened: GStreamer? = {
    let core = ProcessInfo.processInfo.environment["TRESTLE_GSTREAMER"] ?? "libgstreamer-1.0.so.0"
    if let library = GStreamer(opening: core) { return library }
    FileHandle.standardError.write(Data("\(missing)\n".utf8))
    return nil
  }()

  /// The library. Throws ``AVError/Code/decoderNotFound`` if it is not installed.
  static var library: GStreamer {
    get throws {
      guard let opened else { throw AVError(.decoderNotFound, missing) }
      return opened
    }
  }

  private init?(opening core: String) {
    let names: [String] = [core, "libgstapp-1.0.so.0", "libgstpbutils-1.0.so.0"]
    let handles = names.compactMap { name in dlopen(name, RTLD_NOW | RTLD_LOCAL) }
    guard handles.count == names.count else { return nil }
    self.handles = handles
    var isComplete = true
    // The placeholder of a missing function is never called, because the library is rejected below.
    let placeholder = Object(bitPattern: 1)!
    func symbol<Function>(_ name: String, _ type: Function.Type = Function.self) -> Function {
      let address = handles.lazy.compactMap { dlsym($0, name) }.first
      if address == nil { isComplete = false }
      return unsafeBitCast(address ?? placeholder, to: type)
    }
    parse = symbol("gst_parse_launch")
    named = symbol("gst_bin_get_by_name")
    findFactory = symbol("gst_element_factory_find")
    setState = symbol("gst_element_set_state")
    getState = symbol("gst_element_get_state")
    queryPosition = symbol("gst_element_query_position")
    seek = symbol("gst_element_seek")
    setArgument = symbol("gst_util_set_object_arg")
    sendEvent = symbol("gst_element_send_event")
    newEndEvent = symbol("gst_event_new_eos")
    release = symbol("gst_object_unref")
    releaseMini = symbol("gst_mini_object_unref")
    releaseGLib = symbol("g_object_unref")
    free = symbol("g_free")
    freeError = symbol("g_error_free")
    getBus = symbol("gst_element_get_bus")
    setBusHandler = symbol("gst_bus_set_sync_handler")
    parseError = symbol("gst_message_parse_error")
    parseBuffering = symbol("gst_message_parse_buffering")
    structure = symbol("gst_message_get_structure")
    structureValue = symbol("gst_structure_get_value")
    boxedValue = symbol("g_value_get_boxed")
    doubleValue = symbol("g_value_get_double")
    pullSample = symbol("gst_app_sink_try_pull_sample")
    pullPreroll = symbol("gst_app_sink_try_pull_preroll")
    isEnd = symbol("gst_app_sink_is_eos")
    setSinkCallbacks = symbol("gst_app_sink_set_callbacks")
    sampleBuffer = symbol("gst_sample_get_buffer")
    sampleSegment = symbol("gst_sample_get_segment")
    sampleCaps = symbol("gst_sample_get_caps")
    streamTime = symbol("gst_segment_to_stream_time")
    map = symbol("gst_buffer_map")
    unmap = symbol("gst_buffer_unmap")
    allocate = symbol("gst_buffer_new_allocate")
    fill = symbol("gst_buffer_fill")
    copy = symbol("gst_buffer_copy_region")
    push = symbol("gst_app_src_push_buffer")
    endSource = symbol("gst_app_src_end_of_stream")
    sourceLevel = symbol("gst_app_src_get_current_level_bytes")
    capsText = symbol("gst_caps_to_string")
    let initialize: GSTInitialize = symbol("gst_init_check")
    guard isComplete, initialize(nil, nil, nil) != 0 else { return nil }
  }

  /// Returns a function that is seldom called. All of them exist in GStreamer 1.20, so they exist in the library.
  func callAsFunction<Function>(_ name: String, _ type: Function.Type = Function.self) -> Function {
    guard let address = handles.lazy.compactMap({ dlsym($0, name) }).first else { fatalError("GStreamer has no function \(name).") }
    return unsafeBitCast(address, to: type)
  }

  /// Returns whether an element is installed, such as an encoder.
  func has(_ element: String) -> Bool {
    guard let factory = findFactory(element) else { return false }
    release(factory)
    return true
  }

  /// Returns the message of an error, and frees the error.
  func message(_ error: UnsafeMutablePointer<GSTError>?) -> String {
    guard let error else { return "unknown error" }
    defer { freeError(error) }
    return String(cString: error.pointee.message)
  }

  /// Returns a text that the library allocated, and frees it.
  func text(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    guard let text else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}
