// swift-tools-version:6.0
import Foundation
import PackageDescription

// The modules of Sources, each in one row with its folder: the tool of Tools reads these rows too. A module that is not Apple's has the prefix
// Trestle, since the names of targets are unique among all packages of a user.

/// C libraries, with the names of pkg-config and of Debian's package. Those without the first are headers only: the module that wraps them opens
/// the library on first use.
let libraries: [(name: String, folder: String, pkgConfig: String?, package: String?)] = [
  ("TrestleCCairo", "Platform/Libraries/CCairo", "cairo", "libcairo2-dev"),
  ("TrestleCPango", "Platform/Libraries/CPango", "pango", "libpango1.0-dev"),
  ("TrestleCPixman", "Platform/Libraries/CPixman", "pixman-1", "libpixman-1-dev"),
  ("TrestleCGdkPixbuf", "Platform/Libraries/CGdkPixbuf", nil, "libgdk-pixbuf-2.0-dev"),
  ("TrestleCGIO", "Platform/Libraries/CGIO", nil, "libglib2.0-0"),
  ("TrestleCGst", "Platform/Libraries/CGStreamer", nil, "libgstreamer1.0-0"),
  ("TrestleCSDL2", "Platform/Libraries/CSDL2", nil, "libsdl2-dev"),
  ("TrestleCICU", "Platform/Libraries/CICU", nil, "libicu-dev"),
  ("TrestleCRuntime", "Platform/Libraries/CRuntime", nil, nil),
  ("SQLite3", "Platform/Libraries/SQLite3", nil, "libsqlite3-dev"),
  ("zlib", "Platform/Libraries/zlib", nil, "zlib1g-dev"),
  ("libxml2", "Platform/Libraries/libxml2", nil, "libxml2-dev"),
]

/// The modules that UIKit consists of and rests on, from the lowest: arrows go down only.
let house: [(name: String, folder: String, dependencies: [Target.Dependency])] = [
  ("_Testing_CoreGraphics", "Testing/_Testing_CoreGraphics", []),
  ("_Testing_UIKit", "Testing/_Testing_UIKit", []),
  ("_Testing_CoreImage", "Testing/_Testing_CoreImage", []),
  ("CoreGraphics", "Graphics/CoreGraphics", ["TrestleCCairo", "TrestleCGdkPixbuf", "_Testing_CoreGraphics"]),
  ("TrestleText", "Graphics/Text", ["TrestleCPango", "TrestleCCairo"]),
  ("QuartzCore", "Graphics/QuartzCore", ["CoreGraphics", "TrestleText", "TrestleCCairo", "TrestleCPixman", "TrestleCRuntime"]),
  ("TrestleListModel", "Models/ListModel", []),
  ("TrestleLayoutSolver", "Models/LayoutSolver", []),
  ("TrestleDynamics", "Models/Dynamics", []),
  ("TrestlePlatform", "Platform/Displays", ["TrestleCSDL2"]),
  ("DeveloperToolsSupport", "Foundation/DeveloperToolsSupport", []),
  ("os", "Foundation/os", []),
  ("TrestleSupport", "Foundation/Support", []),
  ("TrestleCryptography", "Foundation/Cryptography", ["TrestleSupport"]),
  // The message bus of the desktop, and what UIKit does with it: screen readers, settings, portals.
  ("TrestleBus", "Platform/Desktop/Bus", ["TrestleCGIO"]),
  ("TrestleDesktop", "Platform/Desktop/Services", ["TrestleBus", "TrestlePlatform", "UIKitServices"]),
  ("TrestleRemoteDisplay", "Platform/RemoteDisplay", ["TrestlePlatform", "zlib"]),
  ("UIKitTesting", "Testing/UIKitTesting", ["UIKit", "UIKitInspector", "QuartzCore", "TrestlePlatform", "TrestleText", "zlib"]),
  // Linked only by programs that can be looked into.
  ("UIKitInspector", "Testing/Inspector", ["TrestleRemoteDisplay", "UIKit", "UIKitLists", "UIKitObjects", "UIKitViews"]),
]

/// Modules under the names of Apple's other frameworks. Those that predate checked sendability are in Swift 5 mode, as their users' code is.
/// What Combine does without the network is a module of its own: loading the network's libraries takes 10 ms and 7 MiB.
let frameworks: [(name: String, folder: String, dependencies: [Target.Dependency])] = [
  ("AdSupport", "Declared/AdSupport", []),
  ("AppTrackingTransparency", "Declared/AppTrackingTransparency", []),
  ("ARKit", "Declared/ARKit", ["TrestleSupport", "ImageIO", "SceneKit"]),
  ("BackgroundTasks", "Declared/BackgroundTasks", ["TrestleSupport"]),
  ("CallKit", "Declared/CallKit", ["TrestleSupport"]),
  ("CloudKit", "Services/CloudKit", []),
  ("CoreBluetooth", "Declared/CoreBluetooth", ["TrestleSupport"]),
  ("CoreHaptics", "Declared/CoreHaptics", []),
  ("CoreMotion", "Declared/CoreMotion", ["TrestleSupport"]),
  ("CoreNFC", "Declared/CoreNFC", []),
  ("CoreSpotlight", "Declared/CoreSpotlight", ["UIKitObjects", "UniformTypeIdentifiers"]),
  ("CoreTelephony", "Declared/CoreTelephony", []),
  ("DeviceCheck", "Declared/DeviceCheck", []),
  ("ExposureNotification", "Declared/ExposureNotification", []),
  ("GameKit", "Declared/GameKit", ["TrestleSupport", "UIKit"]),
  ("HealthKit", "Declared/HealthKit", []),
  ("LocalAuthentication", "Declared/LocalAuthentication", []),
  ("MetricKit", "Declared/MetricKit", []),
  ("PassKit", "Declared/PassKit", ["UIKit"]),
  ("PushKit", "Declared/PushKit", []),
  ("ReplayKit", "Declared/ReplayKit", ["UIKit"]),
  ("VisionKit", "Declared/VisionKit", ["TrestleSupport", "UIKit"]),
  ("WatchConnectivity", "Declared/WatchConnectivity", []),
  ("WidgetKit", "Declared/WidgetKit", ["TrestleSupport"]),
  ("XCUIAutomation", "Testing/XCUIAutomation", ["UIKit", "UIKitTesting"]),
  ("Combine", "Foundation/Combine", ["TrestleCombineCore"]),
  ("TrestleCombineCore", "Foundation/CombineCore", []),
  ("CommonCrypto", "Foundation/CommonCrypto", ["TrestleCryptography"]),
  ("Compression", "Foundation/Compression", ["zlib"]),
  ("CoreData", "Foundation/CoreData", ["TrestleSupport", "QuartzCore", "UIKitObjects"]),
  ("CryptoKit", "Foundation/CryptoKit", ["TrestleCryptography"]),
  ("Intents", "Foundation/Intents", ["UIKitObjects"]),
  ("MobileCoreServices", "Foundation/MobileCoreServices", ["UniformTypeIdentifiers", "CoreGraphics"]),
  ("NaturalLanguage", "Foundation/NaturalLanguage", ["UIKitObjects"]),
  ("Network", "Foundation/Network", ["Security", "TrestleCryptography", "TrestleSupport"]),
  ("Security", "Foundation/Security", ["TrestleCryptography", "TrestleSupport", "CoreGraphics"]),
  ("SystemConfiguration", "Foundation/SystemConfiguration", ["TrestleSupport", "CoreGraphics"]),
  ("UniformTypeIdentifiers", "Foundation/UniformTypeIdentifiers", []),
  ("TrestleURLConnections", "Foundation/URLConnections", ["TrestleSupport", "TrestleBus", "Security"]),
  ("GameController", "Games/GameController", []),
  ("GameplayKit", "Games/GameplayKit", ["SpriteKit"]),
  ("Metal", "Games/Metal", ["CoreGraphics", "CoreVideo", "QuartzCore"]),
  ("MetalKit", "Games/MetalKit", ["ImageIO", "Metal", "UIKit"]),
  ("SceneKit", "Games/SceneKit", ["AVFoundation", "CoreText", "TrestleSupport", "SpriteKit", "UIKit", "simd"]),
  ("SpriteKit", "Games/SpriteKit", ["AVFoundation", "CoreImage", "TrestleDynamics", "TrestleSupport", "UIKit", "simd"]),
  ("Accelerate", "Graphics/Accelerate", ["CoreGraphics"]),
  ("CoreImage", "Graphics/CoreImage", ["CoreGraphics", "CoreMedia", "ImageIO", "Metal", "UIKitValues", "_Testing_CoreImage"]),
  ("CoreML", "Graphics/CoreML", ["CoreVideo"]),
  ("TrestleBarCodes", "Graphics/BarCodes", []),
  ("CoreText", "Graphics/CoreText", ["CoreGraphics", "TrestleCoreTextKeys", "TrestleCoreTextNames", "TrestleText", "UIKitValues"]),
  ("TrestleCoreTextKeys", "Graphics/CoreTextKeys", ["UIKitValues"]),
  ("TrestleCoreTextNames", "Graphics/CoreTextNames", ["TrestleCoreTextKeys", "UIKitValues"]),
  ("CoreVideo", "Graphics/CoreVideo", ["CoreGraphics"]),
  ("ImageIO", "Graphics/ImageIO", ["CoreGraphics", "TrestleSupport"]),
  ("PDFKit", "Graphics/PDFKit", ["UIKit"]),
  ("PencilKit", "Graphics/PencilKit", ["UIKit"]),
  ("simd", "Graphics/simd", []),
  ("Vision", "Graphics/Vision", ["CoreGraphics", "CoreImage", "CoreML", "CoreMedia", "CoreVideo", "ImageIO", "TrestleBarCodes"]),
  ("AudioToolbox", "Media/AudioToolbox", ["TrestleSupport"]),
  ("AVFoundation", "Media/AVFoundation", ["AudioToolbox", "CoreMedia", "QuartzCore", "TrestleBarCodes", "TrestleCGst", "TrestleCSDL2"]),
  ("AVKit", "Media/AVKit", ["AVFoundation", "TrestleSupport", "UIKit"]),
  ("CoreMedia", "Media/CoreMedia", ["CoreVideo"]),
  ("JavaScriptCore", "Media/JavaScriptCore", ["TrestleSupport"]),
  ("MediaPlayer", "Media/MediaPlayer", ["AVFoundation", "TrestleBus", "TrestleSupport", "UIKit"]),
  ("Photos", "Media/Photos", ["AVFoundation", "CoreLocation", "TrestleSupport", "ImageIO", "UIKitValues", "UniformTypeIdentifiers"]),
  ("PhotosUI", "Media/PhotosUI", ["TrestleSupport", "Photos", "UIKit"]),
  ("SafariServices", "Media/SafariServices", ["UIKit", "WebKit"]),
  ("WebKit", "Media/WebKit", ["TrestleSupport", "TrestleWebHelper", "UIKit"]),
  ("TrestleWebHelper", "Media/WebHelper", []),
  ("AuthenticationServices", "Services/AuthenticationServices", ["UIKit", "WebKit"]),
  ("Contacts", "Services/Contacts", ["TrestleSupport"]),
  ("ContactsUI", "Services/ContactsUI", ["Contacts", "UIKit"]),
  ("CoreLocation", "Services/CoreLocation", ["TrestleBus", "TrestleSupport"]),
  ("EventKit", "Services/EventKit", ["CoreGraphics", "CoreLocation", "TrestleSupport"]),
  ("LinkPresentation", "Services/LinkPresentation", ["UIKit"]),
  ("MapKit", "Services/MapKit", ["TrestleCRuntime", "Contacts", "CoreLocation", "TrestleSupport", "UIKit"]),
  ("MessageUI", "Services/MessageUI", ["TrestleSupport", "UIKit"]),
  ("MultipeerConnectivity", "Services/MultipeerConnectivity", ["TrestleSupport", "UIKit"]),
  ("QuickLook", "Services/QuickLook", ["UIKit"]),
  ("QuickLookThumbnailing", "Services/QuickLookThumbnailing", ["UIKit"]),
  ("Speech", "Services/Speech", ["AVFoundation", "TrestleSupport"]),
  ("StoreKit", "Services/StoreKit", ["TrestleSupport", "UIKit", "UIKitObjects"]),
  ("StoreKitTest", "Services/StoreKitTest", ["StoreKit"]),
  ("UserNotifications", "Services/UserNotifications", ["CoreLocation", "TrestleSupport", "TrestleBus"]),
  ("UserNotificationsUI", "Services/UserNotificationsUI", ["UserNotifications", "UIKit"]),
]

/// The parts of UIKit, from the lowest: each may use those before it.
let parts: [(name: String, dependencies: [Target.Dependency])] = [
  ("UIKitObjects", ["TrestleCRuntime", "TrestleSupport", "QuartzCore", "UniformTypeIdentifiers", "TrestleCICU", "TrestleCombineCore"]),
  ("UIKitValues", ["UIKitObjects", "TrestleText", "TrestlePlatform", "DeveloperToolsSupport"]),
  ("UIKitViews", ["UIKitValues", "TrestleCRuntime", "TrestleSupport", "TrestleLayoutSolver", "TrestlePlatform", "TrestleText"]),
  ("UIKitLists", ["UIKitViews", "TrestleCRuntime", "TrestleListModel"]),
  ("UIKitSearch", ["UIKitLists"]),
  ("UIKitServices", ["UIKitSearch", "TrestleCRuntime", "TrestleDynamics", "TrestleSupport", "UniformTypeIdentifiers"]),
  ("UIKitInterfaceBuilder", ["UIKitServices", "TrestleCRuntime"]),
  ("UIKitOlderNames", ["UIKitInterfaceBuilder"]),
]

/// The settings of a part of a module, whose types have the module's name in symbols, archives and messages.
func named(_ module: String) -> [SwiftSetting] { [.unsafeFlags(["-module-abi-name", module, "-public-module-name", module])] }

/// The settings of the module of messages by selector and by key. They are not isolated on iOS, so that code of any thread sends them; the
/// compiler would end the program in each closure of the look-up, which has locks instead.
func unchecked(_ name: String) -> [SwiftSetting] {
  name == "UIKitObjects" ? [.unsafeFlags(["-Xfrontend", "-disable-dynamic-actor-isolation"])] : []
}

/// The settings of modules that touch every pixel or sample: without optimisation an app in debug would wait seconds for each.
func optimized(_ name: String) -> [SwiftSetting] {
  let names = ["Accelerate", "CoreImage", "SceneKit", "TrestleBarCodes", "TrestleRemoteDisplay"]
  return names.contains(name) ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : []
}

/// Whether the toolchain has a linker of its own beside the compiler.
let usesLLD: Bool = {
  for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
    let compiler = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
    guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
    let linker = compiler.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("ld.lld")
    return FileManager.default.isExecutableFile(atPath: linker.path)
  }
  return false
}()

/// The folders of UIKitTests with references of images, which are read beside the sources.
let snapshots = [
  "Accessibility", "App/Device", "Controls", "Images/Symbols", "Menus/Lists", "Navigation", "Pictures", "Search", "TableView/Editing",
  "TableView/Pictures", "TableView/Updates", "Text", "TextInput/Field", "TextInput/Keyboard", "TextInput/Touches",
  "ViewControllers/Presentation",
].map { $0 + "/Snapshots" }

let package = Package(
  name: "Trestle",
  products: [
    .library(name: "UIKit", targets: ["UIKit", "QuartzCore", "CoreGraphics"] + parts.map(\.name)),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
    .library(name: "UIKitInspector", targets: ["UIKitInspector"]),
    .library(name: "DeveloperToolsSupport", targets: ["DeveloperToolsSupport"]),
    .library(name: "os", targets: ["os"]),
    // One shared library for all imported projects, so that each compiles and links only its own sources (see Tools).
    .library(name: "TrestleRuntime", type: .dynamic, targets: ["UIKit", "UIKitTesting", "UIKitInspector", "Combine", "os"]),
  ] + frameworks.map { .library(name: $0.name, targets: [$0.name]) },
  targets: [
    .target(
      name: "UIKit", dependencies: parts.map { .target(name: $0.name) } + ["TrestleDesktop", "TrestleRemoteDisplay", "_Testing_UIKit"],
      path: "Sources/UIKit/Umbrella"),

    .executableTarget(
      name: "TrestleGallery", dependencies: ["AVKit", "UIKit", "UIKitTesting", "PDFKit", "CoreData"], path: "Examples/Gallery",
      resources: [.process("States/States.plist"), .process("App/TrestleGallery-Info.plist"), .process("Storyboard/Trips.storyboard")]
        + [.process("NibCells/Documents"), .process("Guide/Documents"), .process("Player/Clip")]),
    .executableTarget(name: "HelloLabel", dependencies: ["UIKit"], path: "Examples/Launch/HelloLabel"),
    .executableTarget(name: "SubviewLaunch", dependencies: ["UIKit"], path: "Examples/Launch/SubviewLaunch"),
    .executableTarget(
      name: "NibLaunch", dependencies: ["UIKit"], path: "Examples/Launch/NibLaunch", resources: [.copy("Resources")]),

    // Programs that measure.
    .executableTarget(
      name: "LayerBench", dependencies: ["QuartzCore", "CoreGraphics", "TrestleText"], path: "Benchmarks/Layers"),
    .executableTarget(name: "GeometryBench", dependencies: ["TrestleListModel"], path: "Benchmarks/Geometry"),
    .executableTarget(name: "DynamicsBench", dependencies: ["TrestleDynamics"], path: "Benchmarks/Dynamics"),
    .executableTarget(name: "LayoutBench", dependencies: ["TrestleLayoutSolver"], path: "Benchmarks/Solver"),
    .executableTarget(name: "StoreBench", dependencies: ["CoreData"], path: "Benchmarks/Store"),
    .executableTarget(name: "SizePlot", dependencies: ["UIKit"], path: "Benchmarks/SizePlot"),
    .executableTarget(name: "TableBench", dependencies: ["UIKit", "QuartzCore"], path: "Benchmarks/Table"),
    .executableTarget(name: "TextBenchmark", dependencies: ["TrestleText", "TrestleCPango"], path: "Benchmarks/Text"),
    .executableTarget(
      name: "TransitionBench", dependencies: ["UIKit", "UIKitTesting"], path: "Benchmarks/Transitions", exclude: ["table"]),
    .executableTarget(name: "ViewBench", dependencies: ["UIKit", "UIKitTesting"], path: "Benchmarks/Views"),
    .executableTarget(
      name: "VideoBench", dependencies: ["AVFoundation", "UIKit"], path: "Benchmarks/Video", swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(name: "WindowBench", dependencies: ["UIKit"], path: "Benchmarks/Window", exclude: ["launch", "serve", "table"]),

    // What tests share, and programs that they start.
    .target(name: "TrestleTestFolders", path: "Tests/TestFolders"),
    .target(name: "TrestleTrials", dependencies: ["TrestleTestFolders"], path: "Tests/Trials"),
    .target(name: "TrestleTestSupport", dependencies: ["UIKit", "UIKitTesting"], path: "Tests/Support"),
    .target(name: "WindowProbe", path: "Tests/Fixtures/WindowProbe"),
    .executableTarget(name: "LoopFixture", dependencies: ["TrestlePlatform", "WindowProbe"], path: "Tests/Fixtures/LoopFixture"),
    .executableTarget(
      name: "AppFixture", dependencies: ["UIKit", "QuartzCore", "TrestlePlatform", "WindowProbe", "TrestleTrials"],
      path: "Tests/Fixtures/AppFixture"),
    .executableTarget(name: "StateFixture", dependencies: ["UIKit", "UIKitTesting"], path: "Tests/Fixtures/StateFixture"),
    .executableTarget(
      name: "MemoryFixture", dependencies: ["UIKit", "UIKitTesting", "TrestleTrials"], path: "Tests/Fixtures/MemoryFixture"),
    .executableTarget(
      name: "DesktopFixture", dependencies: ["MediaPlayer", "UIKit", "UserNotifications", "UserNotificationsUI"],
      path: "Tests/Fixtures/DesktopFixture",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(name: "KeychainFixture", dependencies: ["Security"], path: "Tests/Fixtures/KeychainFixture"),
    .executableTarget(
      name: "LocationFixture", dependencies: ["CoreLocation", "TrestleBus", "TrestleSupport"], path: "Tests/Fixtures/LocationFixture"),
    .executableTarget(
      name: "BonjourFixture", dependencies: ["TrestleURLConnections", "TrestleBus"], path: "Tests/Fixtures/BonjourFixture",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(name: "WebFixture", dependencies: ["WebKit"], path: "Tests/Fixtures/WebFixture"),
    .executableTarget(
      name: "StoreFixture", dependencies: ["CoreData"], path: "Tests/Fixtures/StoreFixture", swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(name: "TextFixture", dependencies: ["TrestleText", "TrestleCPango"], path: "Tests/Fixtures/TextFixture"),

    .target(name: "TrestleExpectations", path: "Tests/Expectations"),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "TrestleTrials"]),
    .testTarget(name: "TextTests", dependencies: ["TrestleText", "TrestleCPango", "TextFixture", "TrestleTrials"]),
    .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore", "TrestleTrials"]),
    .testTarget(name: "ListModelTests", dependencies: ["TrestleListModel", "TrestleTrials"]),
    .testTarget(name: "LayoutSolverTests", dependencies: ["TrestleLayoutSolver", "TrestleTrials"]),
    .testTarget(name: "PlatformTests", dependencies: ["TrestlePlatform", "TrestleTrials"]),
    .testTarget(
      name: "RemoteDisplayTests",
      dependencies: [
        "TrestleRemoteDisplay", "TrestlePlatform", "UIKitInspector", "CoreData", "TrestleGallery", "HelloLabel", "WindowBench", "UIKit",
        "UIKitTesting", "QuartzCore", "TrestleTrials", "zlib",
      ]),
    .testTarget(name: "OSTests", dependencies: ["os"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine", "TrestleTrials"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit", "UIKitTesting", "TrestleTrials", "TrestleTestSupport"], exclude: snapshots),
    .testTarget(
      name: "StoryboardTests", dependencies: ["UIKit", "UIKitTesting", "TrestleTestSupport", "TrestleTrials"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "InterfaceBuilderTests", dependencies: ["UIKit", "UIKitTesting", "TrestleTrials"], exclude: ["Making/Snapshots"],
      resources: [.copy("Fixtures")]),
    .testTarget(name: "DynamicsTests", dependencies: ["TrestleDynamics", "UIKit", "UIKitTesting", "TrestleTrials"]),
    .testTarget(name: "SharingTests", dependencies: ["UIKit", "UIKitTesting", "TrestleTrials"]),
    .testTarget(
      name: "InteractionTests", dependencies: ["UIKit", "UIKitTesting", "TrestleTestSupport", "TrestleTrials"], exclude: ["Snapshots"]),
    .testTarget(name: "PageTests", dependencies: ["UIKit", "UIKitTesting"]),
    // Small programs as an author writes them, with their tests; the user's package builds them in both language modes.
    .testTarget(name: "ProgramTests", dependencies: ["UIKit", "UIKitTesting", "Combine"]),
    .testTarget(name: "TextContainerTests", dependencies: ["UIKit", "UIKitTesting", "TrestleTrials"]),
    .testTarget(name: "LocalizationTests", dependencies: ["UIKit"]),
    .testTarget(
      name: "CollectionTests",
      dependencies: ["TrestleGallery", "UIKit", "UIKitTesting", "TrestleListModel", "TrestleTrials", "TrestleTestSupport"],
      exclude: ["Layouts/Snapshots"]),
    .testTarget(
      name: "PortingTests",
      dependencies: ["UIKit", "UIKitTesting", "QuartzCore", "CoreData", "PhotosUI", "TrestleTrials", "TrestleTestSupport"]),
    .testTarget(
      name: "TableEngineTests", dependencies: ["UIKit", "UIKitTesting", "TrestleListModel", "TrestleTrials", "TrestleTestSupport"]),
    .testTarget(name: "UIKitTestingTests", dependencies: ["UIKit", "UIKitTesting", "TrestleTrials", "TrestleTestSupport"]),
    .testTarget(name: "GalleryTests", dependencies: ["TrestleGallery", "UIKit", "UIKitTesting", "TrestleTrials"]),
    .testTarget(name: "TransitionTests", dependencies: ["UIKit", "UIKitTesting"]),
    // The supporting Swift of translated Objective-C is a file of the tools.
    .testTarget(name: "ObjectiveCSupportTests", dependencies: ["UIKit"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "DesktopTests",
      dependencies: [
        "TrestleBus", "TrestleDesktop", "DesktopFixture", "TrestleGallery", "UIKit", "UIKitTesting", "TrestlePlatform", "TrestleTrials",
      ]),
    .testTarget(name: "PackageTests", dependencies: ["TrestleTrials"], exclude: ["UserPackage"]),
    .testTarget(
      name: "WindowTests",
      dependencies: [
        "UIKit", "UIKitTesting", "WindowProbe", "LoopFixture", "AppFixture", "MemoryFixture", "StateFixture", "HelloLabel", "NibLaunch",
        "TrestleTrials",
      ]),
    .testTarget(
      name: "CoreDataTests", dependencies: ["CoreData", "StoreFixture", "UIKit", "UIKitTesting", "TrestleTrials"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "FrameworkTests",
      dependencies: [
        "UIKit", "UIKitTesting", "TrestleTrials", "TrestleTestSupport", "TrestleSupport", "KeychainFixture",
        "LocationFixture", "WebFixture", "BonjourFixture",
      ]
        + frameworks.map { .target(name: $0.name) },
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
    + libraries.map {
      .systemLibrary(name: $0.name, path: "Sources/" + $0.folder, pkgConfig: $0.pkgConfig, providers: $0.package.map { [.apt([$0])] })
    }
    + house.map {
      .target(
        name: $0.name, dependencies: $0.dependencies, path: "Sources/" + $0.folder, swiftSettings: optimized($0.name) + unchecked($0.name))
    }
    + parts.map {
      .target(
        name: $0.name, dependencies: $0.dependencies, path: "Sources/UIKit/" + $0.name.dropFirst("UIKit".count),
        swiftSettings: named("UIKit") + unchecked($0.name))
    }
    + frameworks.map {
      .target(
        name: $0.name, dependencies: $0.dependencies, path: "Sources/" + $0.folder,
        swiftSettings: [.swiftLanguageMode(.v5)] + optimized($0.name) + ($0.name == "TrestleCombineCore" ? named("Combine") : []))
    }
)

// No test reads or writes the user's own folders.
for target in package.targets where target.type == .test {
  target.dependencies.append("TrestleTestFolders")
}

// Each target names all modules below it. The package manager compiles a module again only after a change of a module that its target names,
// but objects hold the sizes of structs and the layouts of classes of all. The module UIKit itself does not change with its parts, which it
// re-exports, so its product names them.
extension Target {
  var namedDependencies: [String] {
    dependencies.compactMap {
      switch $0 {
      case .byNameItem(let name, _), .targetItem(let name, _): name
      default: nil
      }
    }
  }
}
let declared = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0.namedDependencies) })
for target in package.targets {
  var below = target.namedDependencies
  var next = 0
  while next < below.count {
    below += (declared[below[next]] ?? []).filter { !below.contains($0) }
    next += 1
  }
  if target.type == .test { below.append("TrestleExpectations") }
  target.dependencies = below.map { .target(name: $0) }
}

// TRESTLE_TESTS=UIKitTests,TextTests declares only these test targets. An edit in UIKit then compiles and links one suite instead of all.
if let wanted = ProcessInfo.processInfo.environment["TRESTLE_TESTS"] {
  let names = Set(wanted.split(separator: ",").map(String.init))
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}

// TRESTLE_FRAMEWORKS=AVKit,MapKit declares a product with these, so that one build makes the frameworks that a project imports.
// It is an archive, because the package manager builds everything when it is asked for a library without a type.
if let wanted = ProcessInfo.processInfo.environment["TRESTLE_FRAMEWORKS"] {
  package.products.append(.library(name: "TrestleFrameworks", type: .static, targets: wanted.split(separator: ",").map(String.init)))
}

// The toolchain's own linker, where there is one, takes a fifth of the time of the system's.
if usesLLD {
  for target in package.targets where [.executable, .test].contains(target.type) || target.name == "UIKit" {
    target.linkerSettings = (target.linkerSettings ?? []) + [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]
  }
}
