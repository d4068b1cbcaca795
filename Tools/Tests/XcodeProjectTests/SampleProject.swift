import XcodeProject

/// A small project in both of Xcode's forms, in memory: an application with a framework and unit tests.
enum SampleProject {
  static let sources = [
    "/p/App/AppDelegate.swift": "", "/p/App/Main/List.swift": "", "/p/App/Base.lproj/Main.storyboard": "",
    "/p/App/de.lproj/Main.strings": "", "/p/App/Assets.xcassets/Contents.json": "{}", "/p/App/Info.plist": "<plist><dict/></plist>",
    "/p/App/Notes.md": "", "/p/App/OnlyMac.swift": "", "/p/App/Shared.xcconfig": "SWIFT_VERSION = 5.0\n#include? \"No.xcconfig\"\n",
    "/p/Kit/Kit.swift": "", "/p/Kit/Extra.swift": "", "/p/Kit/Kit.h": "",
  ]

  static func files(_ project: String) -> MemoryFiles {
    var files = MemoryFiles(sources)
    files.add("/p/Sample.xcodeproj/project.pbxproj", .init(project.utf8))
    return files
  }

  private static let head = """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
      P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = ( App, Kit ); projectDirPath = ""; developmentRegion = en; };
      PL = { isa = XCConfigurationList; buildConfigurations = ( PD ); };
      PD = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = { SDKROOT = iphoneos; }; };
      AL = { isa = XCConfigurationList; buildConfigurations = ( AD ); };
      AD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(PRODUCT_NAME:rfc1034identifier)"; INFOPLIST_FILE = App/Info.plist;
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)"; OTHER_SWIFT_FLAGS = ( "-D", EXTRA, "-DMORE" ); }; };
      KL = { isa = XCConfigurationList; buildConfigurations = ( KD ); };
      KD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "The Kit"; }; };
      D = { isa = PBXTargetDependency; target = Kit; };
      FP = { isa = PBXFrameworksBuildPhase; files = ( FB, SB ); };
      FB = { isa = PBXBuildFile; fileRef = KR; };
      SB = { isa = PBXBuildFile; fileRef = SR; settings = { ATTRIBUTES = (Weak, ); }; };
      KR = { isa = PBXFileReference; path = "The Kit.framework"; sourceTree = BUILT_PRODUCTS_DIR; };
      SR = { isa = PBXFileReference; path = System/Library/Frameworks/MapKit.framework; name = MapKit.framework; sourceTree = SDKROOT; };
      SH = { isa = PBXShellScriptBuildPhase; name = Lint; shellScript = "swiftlint"; };

    """

  static let synchronized =
    head + """
        G = { isa = PBXGroup; children = ( A, K, KR ); sourceTree = "<group>"; };
        A = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = ( E ); };
        E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = App; membershipExceptions = ( OnlyMac.swift ); };
        K = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; exceptions = ( E2 ); };
        E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = App; membershipExceptions = ( Extra.swift ); };
        X = { isa = PBXFileReference; path = App/Shared.xcconfig; sourceTree = SOURCE_ROOT; };
        App = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = AL;
          buildPhases = ( FP, SH ); dependencies = ( D ); fileSystemSynchronizedGroups = ( A ); };
        Kit = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildConfigurationList = KL;
          buildPhases = ( ); fileSystemSynchronizedGroups = ( K ); };
      }; }
      """

  static let classic =
    head + """
        G = { isa = PBXGroup; children = ( A, K, KR ); sourceTree = "<group>"; };
        A = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = ( A1, A2, V, A3, A4, X ); };
        A1 = { isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
        A2 = { isa = PBXFileReference; path = App/Main/List.swift; sourceTree = SOURCE_ROOT; };
        A3 = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        A4 = { isa = PBXFileReference; path = Info.plist; sourceTree = "<group>"; };
        V = { isa = PBXVariantGroup; name = Main.storyboard; sourceTree = "<group>"; children = ( V1, V2 ); };
        V1 = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        V2 = { isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
        K = { isa = PBXGroup; path = Kit; sourceTree = "<group>"; children = ( K1, K2, K3 ); };
        K1 = { isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
        K2 = { isa = PBXFileReference; path = Extra.swift; sourceTree = "<group>"; };
        K3 = { isa = PBXFileReference; path = Kit.h; sourceTree = "<group>"; };
        X = { isa = PBXFileReference; path = Shared.xcconfig; sourceTree = "<group>"; };
        S = { isa = PBXSourcesBuildPhase; files = ( S1, S2, S3, S5 ); };
        S1 = { isa = PBXBuildFile; fileRef = A1; }; S2 = { isa = PBXBuildFile; fileRef = A2; }; S3 = { isa = PBXBuildFile; fileRef = K2; };
        S5 = { isa = PBXBuildFile; fileRef = K1; platformFilter = maccatalyst; };
        R = { isa = PBXResourcesBuildPhase; files = ( R1, R2 ); };
        R1 = { isa = PBXBuildFile; fileRef = A3; }; R2 = { isa = PBXBuildFile; fileRef = V; };
        KS = { isa = PBXSourcesBuildPhase; files = ( KS1, KS2 ); };
        KS1 = { isa = PBXBuildFile; fileRef = K2; }; KS2 = { isa = PBXBuildFile; fileRef = K1; };
        KH = { isa = PBXHeadersBuildPhase; files = ( KH1 ); };
        KH1 = { isa = PBXBuildFile; fileRef = K3; };
        App = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = AL;
          buildPhases = ( S, R, FP, SH ); dependencies = ( D ); };
        Kit = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildConfigurationList = KL;
          buildPhases = ( KS, KH ); };
      }; }
      """

  static func model(_ project: String) throws -> ProjectModel {
    try ProjectModel(.project("/p/Sample.xcodeproj"), files: files(project))
  }
}
