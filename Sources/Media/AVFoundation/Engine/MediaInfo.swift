internal import TrestleCGst
import CoreGraphics

/// The tracks and the metadata of the media at a URL, read without decoding it.
struct MediaInfo: @unchecked Sendable {
  struct Stream: Sendable {
    var type = AVMediaType.video
    /// The index among the streams of the same type.
    var index = 0
    var caps = ""
    var bitrate = 0
    var language: String?
    /// The size in square pixels, before the rotation.
    var size = CGSize.zero
    var framesPerSecond = 0.0
    /// The clockwise rotation of the pictures, in degrees.
    var rotation = 0
    var channels = 0
    var sampleRate = 0
  }

  var streams: [Stream] = []
  /// The length in seconds; nil for a live stream.
  var duration: Double?
  var isSeekable = true
  var tags: [AVMetadataItem] = []

  var video: Stream? { streams.first { $0.type == .video } }
  var audio: Stream? { streams.first { $0.type == .audio } }

  /// Reads the media at a URL, and waits for it. Throws ``AVError``.
  init(_ url: URL) throws {
    if url.isFileURL, !FileManager.default.isReadableFile(atPath: url.path) {
      throw AVError(.fileFormatNotRecognized, "The file “\(url.lastPathComponent)” cannot be read.")
    }
    let library = try GStreamer.library
    var error: UnsafeMutablePointer<GSTError>?
    let make: GSTMakeDiscoverer = library("gst_discoverer_new")
    guard let discoverer = make(20_000_000_000, &error) else { throw AVError(.decoderNotFound, library.message(error)) }
    defer { library.releaseGLib(discoverer) }
    let discover: GSTDiscover = library("gst_discoverer_discover_uri")
    let found = discover(discoverer, url.absoluteString, &error)
    defer { found.map(library.releaseGLib) }
    let reason = error.map { library.error($0) }
    guard let found else { throw reason ?? AVError(.fileFormatNotRecognized, "The media cannot be read.") }
    let result: GSTInfoInt = library("gst_discoverer_info_get_result")
    try Self.check(result(found), reason, missing: Self.missing(found, library))
    read(found, library)
    if streams.isEmpty { throw AVError(.fileFormatNotRecognized, "The media has neither pictures nor sound.") }
  }

  private static func check(_ result: Int32, _ reason: AVError?, missing: [String]) throws {
    switch result {
    case 0: return
    case 5:
      let names = missing.isEmpty ? "" : " (\(missing.joined(separator: ", ")))"
      throw AVError.media(domain: .stream, code: 6, "A decoder\(names) is not installed.")
    case 3: throw AVError(.contentIsUnavailable, "The media did not answer in time.")
    case 1: throw AVError(.contentIsUnavailable, "The address cannot be opened.")
    default: throw reason ?? AVError(.fileFormatNotRecognized, "The media cannot be read.")
    }
  }

  /// The descriptions of decoders that are not installed.
  private static func missing(_ info: GStreamer.Object, _ library: GStreamer) -> [String] {
    guard let texts = (library("gst_discoverer_info_get_missing_elements_installer_details") as GSTInfoTexts)(info) else { return [] }
    var names: [String] = []
    var place = texts
    while let text = place.pointee {
      // The format is gstreamer|1.0|program|description|kind.
      let parts = String(cString: text).split(separator: "|")
      if parts.count > 3 { names.append(String(parts[3])) }
      place += 1
    }
    return names
  }

  private mutating func read(_ info: GStreamer.Object, _ library: GStreamer) {
    let length = (library("gst_discoverer_info_get_duration") as GSTInfoTime)(info)
    duration = length == .max || length == 0 ? nil : Double(length) / 1e9
    isSeekable = (library("gst_discoverer_info_get_seekable") as GSTInfoInt)(info) != 0
    var rotation = 0
    if let list = (library("gst_discoverer_info_get_tags") as GSTInfoObject)(info) {
      tags = MediaTags(list, library).items
      rotation = MediaTags(list, library).rotation
    }
    list("gst_discoverer_info_get_video_streams", info, library) { stream, index in
      if (library("gst_discoverer_video_info_is_image") as GSTInfoInt)(stream) != 0 { return }
      func number(_ name: String) -> Double { Double((library("gst_discoverer_video_info_get_\(name)") as GSTInfoUnsigned)(stream)) }
      var made = self.stream(.video, index, stream, library)
      made.size = CGSize(width: (number("width") * number("par_num") / max(1, number("par_denom"))).rounded(), height: number("height"))
      made.framesPerSecond = number("framerate_num") / max(1, number("framerate_denom"))
      made.bitrate = Int(number("bitrate"))
      made.rotation =
        (library("gst_discoverer_stream_info_get_tags") as GSTInfoObject)(stream).flatMap {
          let own = MediaTags($0, library).rotation
          return own == 0 ? nil : own
        } ?? rotation
      streams.append(made)
    }
    list("gst_discoverer_info_get_audio_streams", info, library) { stream, index in
      func number(_ name: String) -> Int { Int((library("gst_discoverer_audio_info_get_\(name)") as GSTInfoUnsigned)(stream)) }
      var made = self.stream(.audio, index, stream, library)
      (made.channels, made.sampleRate, made.bitrate) = (number("channels"), number("sample_rate"), number("bitrate"))
      made.language = (library("gst_discoverer_audio_info_get_language") as GSTInfoText)(stream).map { String(cString: $0) }
      streams.append(made)
    }
  }

  private func stream(_ type: AVMediaType, _ index: Int, _ info: GStreamer.Object, _ library: GStreamer) -> Stream {
    var made = Stream()
    (made.type, made.index) = (type, index)
    if let caps = (library("gst_discoverer_stream_info_get_caps") as GSTInfoObject)(info) {
      made.caps = library.text(library.capsText(caps)) ?? ""
      library.releaseMini(caps)
    }
    return made
  }

  private func list(_ name: String, _ info: GStreamer.Object, _ library: GStreamer, _ body: (GStreamer.Object, Int) -> Void) {
    let list = (library(name) as GSTInfoList)(info)
    var place = list
    var index = 0
    while let item = place {
      if let data = item.pointee.data { body(data, index) }
      index += 1
      place = item.pointee.next
    }
    // gst_discoverer_stream_info_list_free takes ownership of the list.
    if let list { (library("gst_discoverer_stream_info_list_free") as GSTRelease)(list) }
  }
}

/// The metadata of a GStreamer tag list.
struct MediaTags {
  private let list: GStreamer.Object
  private let library: GStreamer

  init(_ list: GStreamer.Object, _ library: GStreamer) {
    self.list = list
    self.library = library
  }

  private static let texts: [(tag: String, key: AVMetadataKey)] = [
    ("title", .commonKeyTitle), ("artist", .commonKeyArtist), ("album", .commonKeyAlbumName), ("composer", .commonKeyCreator),
    ("comment", .commonKeyDescription), ("copyright", .commonKeyCopyrights), ("genre", .commonKeyType), ("encoder", .commonKeySoftware),
  ]

  var items: [AVMetadataItem] {
    let text: GSTTagText = library("gst_tag_list_get_string")
    var items: [AVMetadataItem] = []
    for (tag, key) in Self.texts {
      var value: UnsafeMutablePointer<CChar>?
      guard text(list, tag, &value) != 0, let found = library.text(value) else { continue }
      items.append(AVMetadataItem(key, found as NSString))
    }
    var date: UnsafeMutableRawPointer?
    if (library("gst_tag_list_get_date_time") as GSTTagDate)(list, "datetime", &date) != 0, let date {
      if let found = library.text((library("gst_date_time_to_iso8601_string") as GSTText)(date)) {
        items.append(AVMetadataItem(.commonKeyCreationDate, found as NSString))
      }
      (library("gst_date_time_unref") as GSTRelease)(date)
    }
    var sample: UnsafeMutableRawPointer?
    if (library("gst_tag_list_get_sample") as GSTTagSample)(list, "image", &sample) != 0, let sample,
      let picture = MediaSample(sample, library)?.withBytes({ Data($0) })
    {
      items.append(AVMetadataItem(.commonKeyArtwork, picture as NSData))
    }
    return items
  }

  /// The clockwise rotation in degrees.
  var rotation: Int {
    var value: UnsafeMutablePointer<CChar>?
    let text: GSTTagText = library("gst_tag_list_get_string")
    guard text(list, "image-orientation", &value) != 0, let name = library.text(value), name.hasPrefix("rotate-") else { return 0 }
    return Int(name.dropFirst("rotate-".count)) ?? 0
  }
}
