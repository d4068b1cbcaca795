// swift-tools-version:6.0
import Foundation
import PackageDescription

/// Modules under the names of Apple's other frameworks, with what they depend on. Those that predate checked sendability are in Swift 5 mode,
/// as their users' code is.
let frameworks: [(name: String, dependencies: [Target.Dependency])] = [
  ("UniformTypeIdentifiers", []),
  ("MobileCoreServices", ["UniformTypeIdentifiers", "CoreGraphics"]),
  ("CoreVideo", []),
  ("CoreMedia", ["CoreVideo"]),
  ("AudioToolbox", ["FrameworkSupport"]),
  ("AVFoundation", ["AudioToolbox", "CoreMedia", "CoreGraphics", "QuartzCore", "CSDL2", "FrameworkSupport"]),
  ("AVKit", ["AVFoundation", "FrameworkSupport", "UIKit"]),
  ("MediaPlayer", ["AVFoundation", "FrameworkSupport", "UIKit"]),
  ("WebKit", ["UIKit"]),
  ("URLConnections", ["FrameworkSupport", "Security"]),
  ("SafariServices", ["UIKit"]),
  ("CoreLocation", ["FrameworkSupport"]),
  ("MapKit", ["CRuntime", "Contacts", "CoreLocation", "FrameworkSupport", "UIKit"]),
  ("UserNotifications", ["CoreLocation", "FrameworkSupport", "TrestleBus"]),
  ("Photos", ["AVFoundation", "CoreLocation", "FrameworkSupport", "ImageIO", "UIKitValues"]),
  ("PhotosUI", ["FrameworkSupport", "Photos", "UIKit"]),
  ("Contacts", ["FrameworkSupport"]),
  ("ContactsUI", ["Contacts", "UIKit"]),
  ("CoreMotion", ["FrameworkSupport"]),
  ("LocalAuthentication", []),
  ("MessageUI", ["FrameworkSupport", "UIKit"]),
  ("StoreKit", ["FrameworkSupport", "UIKit"]),
  ("ImageIO", ["CoreGraphics", "FrameworkSupport"]),
  ("CoreData", ["FrameworkSupport", "QuartzCore", "UIKitObjects"]),
  ("CoreSpotlight", ["UniformTypeIdentifiers"]),
  ("CoreBluetooth", ["FrameworkSupport"]),
  ("EventKit", ["CoreGraphics", "CoreLocation", "FrameworkSupport"]),
  ("CoreImage", ["CoreGraphics", "CoreMedia", "ImageIO", "Metal", "UIKitValues", "_Testing_CoreImage"]),
  ("CoreTextNames", ["CoreTextKeys", "UIKitValues"]),
  ("CoreTextKeys", ["UIKitValues"]),
  ("CoreText", ["CoreGraphics", "CoreTextKeys", "CoreTextNames", "Text", "UIKitValues"]),
  ("CryptoKit", ["CryptographyEngine"]),
  ("CommonCrypto", ["CryptographyEngine"]),
  ("Security", ["CryptographyEngine", "FrameworkSupport", "CoreGraphics"]),
  ("JavaScriptCore", []),
  ("SystemConfiguration", ["FrameworkSupport", "CoreGraphics"]),
  ("Network", ["FrameworkSupport"]),
  ("CoreTelephony", []),
  ("AdSupport", []),
  ("AppTrackingTransparency", []),
  ("QuickLook", ["UIKit"]),
  ("LinkPresentation", ["UIKit"]),
  ("AuthenticationServices", ["UIKit"]),
  ("BackgroundTasks", ["FrameworkSupport"]),
  ("UserNotificationsUI", ["UserNotifications", "UIKit"]),
  ("Speech", ["AVFoundation", "FrameworkSupport"]),
  ("WatchConnectivity", []),
  ("GameplayKit", ["SpriteKit"]),
  ("simd", []),
  ("Accelerate", ["CoreGraphics"]),
  ("NaturalLanguage", []),
  ("PDFKit", ["UIKit"]),
  ("CoreHaptics", []),
  ("DeviceCheck", []),
  ("HealthKit", []),
  ("Intents", ["UIKitObjects"]),
  ("MultipeerConnectivity", ["FrameworkSupport", "UIKit"]),
  ("WidgetKit", ["FrameworkSupport"]),
  ("CoreML", ["CoreVideo"]),
  ("Vision", ["CoreGraphics", "CoreImage", "CoreML", "CoreMedia", "CoreVideo", "ImageIO"]),
  ("VisionKit", ["FrameworkSupport", "UIKit"]),
  ("CallKit", ["FrameworkSupport"]),
  ("PushKit", []),
  ("GameKit", ["FrameworkSupport", "UIKit"]),
  ("SceneKit", ["AVFoundation", "CoreText", "FrameworkSupport", "SpriteKit", "UIKit", "simd"]),
  ("ARKit", ["FrameworkSupport", "ImageIO", "SceneKit"]),
  ("Metal", ["CoreGraphics", "CoreVideo", "QuartzCore"]),
  ("MetalKit", ["ImageIO", "Metal", "UIKit"]),
  ("PassKit", ["UIKit"]),
  ("CloudKit", []),
  ("PencilKit", ["UIKit"]),
  ("QuickLookThumbnailing", ["UIKit"]),
  ("Compression", ["zlib"]),
  ("ReplayKit", ["UIKit"]),
  ("GameController", ["FrameworkSupport"]),
  ("CoreNFC", []),
  ("MetricKit", []),
  ("SpriteKit", ["AVFoundation", "CoreImage", "Dynamics", "FrameworkSupport", "UIKit", "simd"]),
]

/// The parts of UIKit, from the lowest: each may use those before it. The name of the module is `UIKit` in symbols, so that classes have the
/// names in archives and messages that they have in UIKit.
let parts: [(name: String, dependencies: [Target.Dependency])] = [
  ("UIKitObjects", ["CRuntime", "CoreGraphics", "FrameworkSupport", "QuartzCore", "UniformTypeIdentifiers", "CICU", "CombineCore"]),
  ("UIKitValues", ["UIKitObjects", "Text", "Platform", "DeveloperToolsSupport"]),
  ("UIKitViews", ["UIKitValues", "CRuntime", "FrameworkSupport", "LayoutSolver", "Platform", "Text"]),
  ("UIKitLists", ["UIKitViews", "CRuntime", "ListModel"]),
  ("UIKitSearch", ["UIKitLists"]),
  ("UIKitServices", ["UIKitSearch", "CRuntime", "Dynamics", "FrameworkSupport", "UniformTypeIdentifiers"]),
  ("UIKitInterfaceBuilder", ["UIKitServices", "CRuntime"]),
  ("UIKitOlderNames", ["UIKitInterfaceBuilder"]),
]

/// The folders of UIKitTests with references of images, which are read beside the sources.
let snapshots = [
  "Accessibility", "Controls", "Images/Symbols", "Menus/Lists", "Navigation", "Pictures", "Search", "TableView/Editing",
  "TableView/Pictures", "TableView/Updates", "Text", "TextInput/Field", "TextInput/Keyboard", "TextInput/Touches",
  "ViewControllers/Presentation",
].map { $0 + "/Snapshots" }

let package = Package(
  name: "Trestle",
  products: [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "DeveloperToolsSupport", targets: ["DeveloperToolsSupport"]),
    .library(name: "os", targets: ["os"]),
    // One shared library for all imported projects, so that each compiles and links only its own sources (see Tools).
    .library(name: "TrestleRuntime", type: .dynamic, targets: ["UIKit", "UIKitTesting", "Combine", "os"] + frameworks.map(\.name)),
  ] + frameworks.map { .library(name: $0.name, targets: [$0.name]) },
  targets: [
    // C libraries. Those without pkgConfig are headers only: the module that wraps them opens the library on first use.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pango", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CPixman", pkgConfig: "pixman-1", providers: [.apt(["libpixman-1-dev"])]),
    .systemLibrary(name: "CGdkPixbuf", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    .systemLibrary(name: "CGIO", providers: [.apt(["libglib2.0-0"])]),
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(name: "CICU", providers: [.apt(["libicu-dev"])]),
    .systemLibrary(name: "CRuntime"),
    .systemLibrary(name: "SQLite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "zlib", providers: [.apt(["zlib1g-dev"])]),

    // The house: arrows go down only.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),
    .target(name: "_Testing_CoreImage"),
    .target(name: "CoreGraphics", dependencies: ["CCairo", "CGdkPixbuf", "_Testing_CoreGraphics"]),
    .target(name: "Text", dependencies: ["CPango", "CCairo"]),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "Text", "CCairo", "CPixman", "CRuntime"]),
    .target(name: "ListModel"),
    .target(name: "LayoutSolver"),
    .target(name: "Dynamics"),
    .target(name: "Platform", dependencies: ["CSDL2"]),
    .target(name: "DeveloperToolsSupport"),
    .target(
      name: "UIKit", dependencies: parts.map { .target(name: $0.name) } + ["_Testing_UIKit", "TrestleDesktop"],
      path: "Sources/UIKit/Umbrella"),
    // The message bus of the desktop, and what UIKit does with it: screen readers, settings, portals.
    .target(name: "TrestleBus", dependencies: ["CGIO"], path: "Sources/Desktop/Bus"),
    .target(
      name: "TrestleDesktop", dependencies: ["TrestleBus", "Platform", "UIKitServices"], path: "Sources/Desktop/Services"),
    .target(name: "UIKitTesting", dependencies: ["UIKit", "QuartzCore", "Platform", "Text", "zlib"]),

    // Modules under Apple's names, which know nothing of UIKit. Combine predates checked sendability, as its users' code does. All of it but
    // what needs the network is a module of its own: loading the network's libraries takes 10 ms and 7 MiB, which UIKit alone need not spend.
    .target(name: "os"),
    .target(name: "CombineCore", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "Combine", dependencies: ["CombineCore"], swiftSettings: [.swiftLanguageMode(.v5)]),

    .executableTarget(
      name: "Gallery", dependencies: ["UIKit", "UIKitTesting", "PDFKit"], path: "Examples/Gallery",
      resources: [.process("States/States.plist"), .process("Storyboard/Trips.storyboard"), .process("NibCells/Documents")]),
    .executableTarget(name: "HelloLabel", dependencies: ["UIKit"], path: "Examples/Launch/HelloLabel"),
    .executableTarget(name: "SubviewLaunch", dependencies: ["UIKit"], path: "Examples/Launch/SubviewLaunch"),
    .executableTarget(
      name: "NibLaunch", dependencies: ["UIKit"], path: "Examples/Launch/NibLaunch", resources: [.copy("Resources")]),

    // Programs that measure.
    .executableTarget(
      name: "LayerBench", dependencies: ["QuartzCore", "CoreGraphics", "Text"], path: "Benchmarks/Layers", exclude: ["run"]),
    .executableTarget(name: "GeometryBench", dependencies: ["ListModel"], path: "Benchmarks/Geometry"),
    .executableTarget(name: "DynamicsBench", dependencies: ["Dynamics"], path: "Benchmarks/Dynamics"),
    .executableTarget(name: "LayoutBench", dependencies: ["LayoutSolver"], path: "Benchmarks/Solver"),
    .executableTarget(name: "SizePlot", dependencies: ["UIKit"], path: "Benchmarks/SizePlot"),
    .executableTarget(name: "TableBench", dependencies: ["UIKit", "QuartzCore"], path: "Benchmarks/Table"),
    .executableTarget(name: "TextBenchmark", dependencies: ["Text", "CPango"], path: "Benchmarks/Text"),
    .executableTarget(
      name: "TransitionBench", dependencies: ["UIKit", "UIKitTesting"], path: "Benchmarks/Transitions", exclude: ["table"]),
    .executableTarget(name: "ViewBench", dependencies: ["UIKit", "UIKitTesting"], path: "Benchmarks/Views"),
    .executableTarget(name: "WindowBench", dependencies: ["UIKit"], path: "Benchmarks/Window", exclude: ["serve", "table"]),

    // What tests share, and programs that they start.
    .target(name: "TestFolders", path: "Tests/TestFolders"),
    .target(name: "Trials", dependencies: ["TestFolders"], path: "Tests/Trials"),
    .target(name: "TestSupport", dependencies: ["UIKit", "UIKitTesting"], path: "Tests/Support"),
    .target(name: "WindowProbe", path: "Tests/Fixtures/WindowProbe"),
    .executableTarget(name: "LoopFixture", dependencies: ["Platform", "WindowProbe"], path: "Tests/Fixtures/LoopFixture"),
    .executableTarget(
      name: "AppFixture", dependencies: ["UIKit", "QuartzCore", "Platform", "WindowProbe", "Trials"],
      path: "Tests/Fixtures/AppFixture"),
    .executableTarget(name: "StateFixture", dependencies: ["UIKit", "UIKitTesting"], path: "Tests/Fixtures/StateFixture"),
    .executableTarget(
      name: "MemoryFixture", dependencies: ["UIKit", "UIKitTesting", "Trials"], path: "Tests/Fixtures/MemoryFixture"),
    .executableTarget(
      name: "DesktopFixture", dependencies: ["UIKit", "UserNotifications"], path: "Tests/Fixtures/DesktopFixture",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(name: "KeychainFixture", dependencies: ["Security"], path: "Tests/Fixtures/KeychainFixture"),
    .executableTarget(
      name: "StoreFixture", dependencies: ["CoreData"], path: "Tests/Fixtures/StoreFixture", swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(name: "TextFixture", dependencies: ["Text", "CPango"], path: "Tests/Fixtures/TextFixture"),

    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "Trials"]),
    .testTarget(name: "TextTests", dependencies: ["Text", "CPango", "TextFixture", "Trials"]),
    .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore", "Trials"]),
    .testTarget(name: "ListModelTests", dependencies: ["ListModel", "Trials"]),
    .testTarget(name: "LayoutSolverTests", dependencies: ["LayoutSolver", "Trials"]),
    .testTarget(name: "PlatformTests", dependencies: ["Platform", "Trials"]),
    .testTarget(name: "OSTests", dependencies: ["os"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine", "Trials"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit", "UIKitTesting", "Trials", "TestSupport"], exclude: snapshots),
    .testTarget(
      name: "StoryboardTests", dependencies: ["UIKit", "UIKitTesting", "TestSupport", "Trials"], resources: [.copy("Fixtures")]),
    .testTarget(
      name: "InterfaceBuilderTests", dependencies: ["UIKit", "UIKitTesting", "Trials"], exclude: ["Making/Snapshots"],
      resources: [.copy("Fixtures")]),
    .testTarget(name: "DynamicsTests", dependencies: ["Dynamics", "UIKit", "UIKitTesting", "Trials"]),
    .testTarget(name: "SharingTests", dependencies: ["UIKit", "UIKitTesting", "Trials"]),
    .testTarget(
      name: "InteractionTests", dependencies: ["UIKit", "UIKitTesting", "TestSupport", "Trials"], exclude: ["Snapshots"]),
    .testTarget(name: "PageTests", dependencies: ["UIKit", "UIKitTesting"]),
    // Small programs as an author writes them, with their tests; the user's package builds them in both language modes.
    .testTarget(name: "ProgramTests", dependencies: ["UIKit", "UIKitTesting", "Combine"]),
    .testTarget(name: "TextContainerTests", dependencies: ["UIKit", "UIKitTesting", "Trials"]),
    .testTarget(name: "LocalizationTests", dependencies: ["UIKit"]),
    .testTarget(
      name: "CollectionTests", dependencies: ["Gallery", "UIKit", "UIKitTesting", "ListModel", "Trials", "TestSupport"],
      exclude: ["Layouts/Snapshots"]),
    .testTarget(
      name: "PortingTests", dependencies: ["UIKit", "UIKitTesting", "QuartzCore", "CoreData", "PhotosUI", "Trials", "TestSupport"]),
    .testTarget(name: "TableEngineTests", dependencies: ["UIKit", "UIKitTesting", "Trials", "TestSupport"]),
    .testTarget(name: "UIKitTestingTests", dependencies: ["UIKit", "UIKitTesting", "Trials", "TestSupport"]),
    .testTarget(name: "GalleryTests", dependencies: ["Gallery", "UIKit", "UIKitTesting", "Trials"]),
    .testTarget(name: "TransitionTests", dependencies: ["UIKit", "UIKitTesting"]),
    // The supporting Swift of translated Objective-C is a file of the tools.
    .testTarget(name: "ObjectiveCSupportTests", dependencies: ["UIKit"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "DesktopTests",
      dependencies: ["TrestleBus", "TrestleDesktop", "DesktopFixture", "Gallery", "UIKit", "UIKitTesting", "Platform", "Trials"]),
    .testTarget(name: "PackageTests", dependencies: ["Trials"], exclude: ["UserPackage"]),
    .testTarget(
      name: "WindowTests",
      dependencies: [
        "UIKit", "UIKitTesting", "WindowProbe", "LoopFixture", "AppFixture", "MemoryFixture", "StateFixture", "HelloLabel", "NibLaunch",
        "Trials",
      ]),
    .target(name: "FrameworkSupport"),
    .target(name: "CryptographyEngine"),
    .testTarget(
      name: "CoreDataTests", dependencies: ["CoreData", "StoreFixture", "UIKit", "UIKitTesting", "Trials"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "FrameworkTests",
      dependencies: ["UIKit", "UIKitTesting", "Combine", "Trials", "TestSupport", "FrameworkSupport", "KeychainFixture"]
        + frameworks.map { .target(name: $0.name) },
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
    + parts.map {
      .target(
        name: $0.name, dependencies: $0.dependencies, path: "Sources/UIKit/" + $0.name.dropFirst("UIKit".count),
        swiftSettings: [.unsafeFlags(["-module-abi-name", "UIKit", "-public-module-name", "UIKit"])])
    }
    + frameworks.map {
      // Filters, transforms and scenes touch every pixel or sample: without optimisation an imported app would wait seconds for each.
      let optimized: [SwiftSetting] =
        ["CoreImage", "Accelerate", "SceneKit"].contains($0.name)
        ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : []
      return .target(name: $0.name, dependencies: $0.dependencies, swiftSettings: [.swiftLanguageMode(.v5)] + optimized)
    }
)

// No test reads or writes the user's own folders. Tests of UIKit import the part that they test.
for target in package.targets where target.type == .test {
  target.dependencies.append("TestFolders")
  let testsUIKit = target.dependencies.contains { if case .byNameItem("UIKit", _) = $0 { true } else { false } }
  if testsUIKit { target.dependencies += parts.map { .target(name: $0.name) } }
}

// TRESTLE_TESTS=UIKitTests,TextTests declares only these test targets. An edit in UIKit then compiles and links one suite instead of all.
if let wanted = ProcessInfo.processInfo.environment["TRESTLE_TESTS"] {
  let names = Set(wanted.split(separator: ",").map(String.init))
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}
