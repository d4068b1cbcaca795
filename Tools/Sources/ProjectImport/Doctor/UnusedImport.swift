/// Determines whether a file that imports a missing framework uses it.
///
/// Project templates and habit leave many unused imports, and an import alone is no reason to reject a file. Apple's frameworks name their
/// types with a prefix.
enum UnusedImport {
  private static let prefixes: [String: [String]] = [
    "AVFoundation": ["AV"], "AVKit": ["AV"], "CloudKit": ["CK"], "Contacts": ["CN"], "ContactsUI": ["CN"],
    "CoreBluetooth": ["CB"], "CoreData": ["NSManaged", "NSPersistent", "NSFetch", "NSEntity", "NSMerge", "NSBatch"],
    "CoreImage": ["CI"], "CoreLocation": ["CL"], "CoreMotion": ["CM"], "CoreSpotlight": ["CS"], "EventKit": ["EK"], "GameKit": ["GK"],
    "HealthKit": ["HK"], "LocalAuthentication": ["LA"], "MapKit": ["MK", "CL"], "MediaPlayer": ["MP"], "MessageUI": ["MF"],
    "Photos": ["PH"], "PhotosUI": ["PH"], "QuickLook": ["QL"], "SafariServices": ["SF"], "SceneKit": ["SCN"], "SpriteKit": ["SK"],
    "ARKit": ["AR"], "AddressBook": ["AB"], "AssetsLibrary": ["AL"],
    "CallKit": ["CX"], "CoreML": ["ML"], "CoreNFC": ["NFC"], "ExternalAccessory": ["EA"],
    "GLKit": ["GLK", "EAGL"], "JavaScriptCore": ["JS"], "Messages": ["MS"], "Metal": ["MTL"], "MetalKit": ["MTK", "MTL"],
    "NotificationCenter": ["NC"], "PassKit": ["PK"], "PencilKit": ["PK"], "ReplayKit": ["RP"], "SoundAnalysis": ["SN"],
    "VideoToolbox": ["VT"], "Vision": ["VN"], "iAd": ["AD"], "StoreKit": ["SK"], "UserNotifications": ["UN"], "UserNotificationsUI": ["UN"],
    "WebKit": ["WK"], "Accounts": ["AC"], "AddressBookUI": ["AB"], "Social": ["SL"],
    "ClassKit": ["CLS"], "CoreMIDI": ["MIDI"], "HomeKit": ["HM"], "IntentsUI": ["IN"],
    "MetalPerformanceShaders": ["MPS"], "ModelIO": ["MDL"], "NetworkExtension": ["NE"], "NewsstandKit": ["NK"], "OpenGLES": ["EAGL", "GL"],
    "TVUIKit": ["TV"], "Twitter": ["TW"], "WatchKit": ["WK"],
  ]

  /// Returns whether no name in the text can belong to the framework; false for frameworks without a prefix.
  static func isUnused(_ framework: String, in text: String) -> Bool {
    guard let prefixes = prefixes[framework] else { return false }
    return !names(in: text).contains { name in
      prefixes.contains { name.hasPrefix($0) && (name.dropFirst($0.count).first?.isUppercase ?? false) }
    }
  }

  /// Returns the capitalized identifiers outside of comments and imports.
  private static func names(in text: String) -> Set<Substring> {
    var names: Set<Substring> = []
    var isComment = false
    for line in text.split(separator: "\n") {
      if isComment {
        isComment = !line.contains("*/")
        continue
      }
      var code = line
      if let range = code.firstRange(of: "//") { code = code[..<range.lowerBound] }
      if let range = code.firstRange(of: "/*") {
        isComment = !code[range.upperBound...].contains("*/")
        code = code[..<range.lowerBound]
      }
      if code.drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("import ") { continue }
      names.formUnion(
        code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter { $0.first?.isUppercase ?? false })
    }
    return names
  }

  /// Turns the rejection of an unused import into a note.
  static func soften(_ finding: Finding, text: String) -> Finding {
    guard finding.tag == "missing-framework", let line = finding.line else { return finding }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return finding }
    let words = lines[line - 1].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let index = words.firstIndex(of: "import"),
      let framework = words.dropFirst(index + 1).first(where: { prefixes[String($0)] != nil }),
      isUnused(String(framework), in: text)
    else { return finding }
    var note = finding
    note.severity = .note
    note.tag = "left-out"
    note.message = "the import of \(framework) is left out; nothing of it is used"
    return note
  }
}
