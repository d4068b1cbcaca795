/// The treatment of imports of Apple's frameworks.
enum AppleFrameworks {
  /// Names of Foundation that are in a separate module on Linux.
  static let networkingNames = [
    "URLSession", "URLRequest", "HTTPURLResponse", "URLCache", "HTTPCookie", "NSURLConnection", "URLCredential", "URLProtectionSpace",
    "URLAuthenticationChallenge", "URLProtocol", "CachedURLResponse", "URLResponse",
  ]
  static let xmlNames = ["XMLParser"]
  static let observationNames = ["@Observable", "@ObservationIgnored", "withObservationTracking", "ObservationRegistrar"]

  /// Names that an import of UIKit or Foundation includes on iOS, by their module here.
  static let implicitNames: [(module: String, names: [String])] = [
    (
      "CoreImage",
      [
        "CIImage", "CIFilter", "CIContext", "CIColor", "CIVector", "CIDetector", "CIFeature", "CIFaceFeature", "CIQRCode", "kCI",
        "CIRectangleFeature", "CITextFeature", "ciImage", "ciColor",
      ]
    ),
    ("CoreText", ["CTFont", "CTLine", "CTRun", "CTFrame", "CTParagraphStyle", "CTTypesetter", "CGFont", "kCT"]),
    ("NaturalLanguage", ["NSLinguisticTag"]),
    ("CoreData", ["ValueTransformer"]),
    ("Combine", ["ObservableObject", "@Published", "Published<", "AnyCancellable", "PassthroughSubject", "CurrentValueSubject"]),
    ("os", ["pthread_mutexattr_settype", "pthread_mutexattr_setpolicy_np"]),
    ("Metal", ["CAMetal"]),
    (
      "TrestleURLConnections",
      [
        "NSURLConnection", "URLSession", "NSURLSession", "URLAuthenticationChallenge", "URLRequest", "URLError", "getStreamsToHost",
        "CFStreamCreatePair", "CFReadStream", "CFWriteStream", "CFHTTPMessage", "NetService", "AsyncLineSequence", "resourceBytes",
        "bytes.lines", "url.lines", "URL.lines", "AsyncBytes",
      ]
    ),
    (
      "Security",
      [
        "kSec", "SecItemAdd", "SecItemCopyMatching", "SecItemDelete", "SecItemUpdate", "SecRandomCopyBytes", "errSec", "SecTrust",
        "SecKey", "SecCertificate", "SecPolicy", "SecIdentity",
      ]
    ),
    ("Compression", ["compressed(using", "decompressed(using"]),
    ("UniformTypeIdentifiers", ["UTType"]),
    ("ImageIO", ["CGImageSource", "CGImageDestination", "kCGImage"]),
    ("os", ["os_unfair_lock"]),
    ("WebKit", ["UIWebView"]),
    ("UserNotificationsUI", ["notificationResponse"]),
    ("UserNotifications", ["UNUserNotificationCenter", "UNMutableNotification", "UNNotification", "UNTimeInterval", "UNCalendar"]),
    ("DeveloperToolsSupport", ["ImageResource", "ColorResource"]),
  ]

  /// Modules that a framework exports on iOS but not here, with the prefix of their names.
  static let companions: [String: [(module: String, prefix: String)]] = [
    "ARKit": [("SpriteKit", "SK"), ("AVFoundation", "AV"), ("CoreLocation", "CL")],
    "CallKit": [("AVFoundation", "AV")], "CloudKit": [("CoreLocation", "CL")], "CoreImage": [("CoreVideo", "CV")],
    "Metal": [("CoreVideo", "CV")], "MetalKit": [("CoreVideo", "CV")], "MetalPerformanceShaders": [("Metal", "MTL")],
    "GameplayKit": [("SpriteKit", "SK"), ("SceneKit", "SCN")], "Intents": [("CoreLocation", "CL"), ("Contacts", "CN")],
    "PassKit": [("Contacts", "CN")], "Photos": [("AVFoundation", "AV")], "ReplayKit": [("AVFoundation", "AV")],
    "UserNotifications": [("CoreLocation", "CL")],
  ]

  /// Modules whose names are in another module here.
  static let homes = ["CoreServices": "MobileCoreServices", "OSLog": "os", "AVFAudio": "AVFoundation", "AudioUnit": "AudioToolbox"]

  /// Modules whose contents UIKit or Foundation already provide here: the import is removed.
  static let merged: Set<String> = [
    "ObjectiveC", "CoreFoundation", "UIKit.UIGestureRecognizerSubclass", "CoreText", "CoreServices", "MobileCoreServices",
    "UniformTypeIdentifiers", "ImageIO", "os", "OSLog", "Accessibility",
  ]

  /// Frameworks without a counterpart.
  static let missing: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "Accounts", "AddressBook", "AddressBookUI", "AdSupport", "AppIntents", "AudioToolbox",
    "AuthenticationServices",
    "BackgroundTasks", "CallKit", "CarPlay", "CloudKit", "Combine", "CommonCrypto", "Compression",
    "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData",
    "CoreHaptics", "CoreImage", "CoreLocation", "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreSpotlight",
    "CoreTelephony", "CoreVideo", "CryptoKit", "DeviceCheck", "EventKit", "EventKitUI",
    "ExposureNotification", "ExternalAccessory", "FileProvider", "GLKit",
    "GameController", "GameKit", "GameplayKit", "HealthKit", "HomeKit", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MetricKit", "MultipeerConnectivity",
    "NaturalLanguage", "Network", "NetworkExtension", "NotificationCenter", "OpenGLES", "PDFKit", "PassKit", "PencilKit", "Photos",
    "PhotosUI", "PushKit", "QuickLook", "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "Security", "Social", "Speech",
    "SpriteKit",
    "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration", "Twitter", "UserNotifications", "UserNotificationsUI", "VideoToolbox",
    "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit", "iAd", "AppTrackingTransparency", "AssetsLibrary",
    "AVFAudio", "AutomaticAssessmentConfiguration", "BusinessChat",
    "ClassKit", "ClockKit", "CoreAudioKit", "CoreAudioTypes", "CreateML", "DeviceActivity", "FamilyControls",
    "FileProviderUI", "GSS", "HealthKitUI", "IdentityLookup", "ManagedSettings", "MediaAccessibility", "MediaToolbox",
    "MetalPerformanceShaders", "MLCompute", "ModelIO", "NearbyInteraction", "NewsstandKit", "OpenAL", "QuickLookThumbnailing", "ShazamKit",
    "SoundAnalysis", "SwiftUICore", "TabularData", "TipKit", "Translation", "TVUIKit",
    "WeatherKit", "ActivityKit", "simd",
  ]
}
