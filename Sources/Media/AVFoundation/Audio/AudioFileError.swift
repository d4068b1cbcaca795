import Foundation

/// The errors for rejected sound files, with the codes of Audio File Services.
enum AudioFileError {
  static func notFound(_ name: String) -> NSError { make(-43, "The sound file “\(name)” cannot be read.") }
  static var unknownFormat: NSError { make(1_954_115_647, "The file is not a sound file of a known kind.") }

  private static func make(_ code: Int, _ reason: String) -> NSError {
    NSError(domain: "NSOSStatusErrorDomain", code: code, userInfo: [NSLocalizedDescriptionKey: reason])
  }
}
