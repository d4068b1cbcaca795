import Foundation
import Testing
import TrestleExpectations

@testable import ProjectImport
import XcodeProject

@Suite struct BridgingHeaderTests {
  private func target(
    _ header: String, files: [String: String] = [:], swift: String = "", settings: String = ""
  ) throws -> (Target, MemoryFiles) {
    var all = files.reduce(into: [String: String]()) { $0["/p/" + $1.key] = $1.value }
    all["/p/App-Bridging-Header.h"] = header
    all["/p/Use.swift"] = swift
    let names = files.keys.filter { ["c", "m"].contains(FilePath.suffix(of: $0)) }.sorted()
    let sources = names.enumerated().map { index, name in
      """
      S\(index) = {isa = PBXFileReference; path = "\(name)"; sourceTree = SOURCE_ROOT; };
      B\(index) = {isa = PBXBuildFile; fileRef = S\(index); };
      """
    }.joined(separator: "\n")
    let references = names.indices.map { "S\($0), " }.joined()
    let list = names.indices.map { "B\($0), " }.joined()
    all["/p/App.xcodeproj/project.pbxproj"] = """
      { archiveVersion = 1; objectVersion = 50; rootObject = P; objects = {
      P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = ( T, ); };
      G = {isa = PBXGroup; children = ( \(references)); sourceTree = "<group>"; };
      L = {isa = XCConfigurationList; buildConfigurations = ( D, ); };
      D = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_OBJC_BRIDGING_HEADER = "App-Bridging-Header.h"; \(settings) }; };
      T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = L; buildPhases = ( A, ); };
      A = {isa = PBXSourcesBuildPhase; files = ( \(list)); };
      \(sources)
      }; }
      """
    let files = MemoryFiles(all)
    let model = try ProjectModel(.project("/p/App.xcodeproj"), files: files)
    return (model.targets[0], files)
  }

  private func bridge(_ header: String, files: [String: String] = [:], swift: String = "") throws -> BridgingHeader {
    let (target, files) = try target(header, files: files, swift: swift)
    return try #require(
      BridgingHeader(
        of: target, swift: [("/p/Use.swift", swift)], availableModules: ["UIKit", "CoreLocation", "MapKit", "libxml2"],
        headers: ProjectHeaders(of: target, files: files), files: files))
  }

  @Test("A header of the system is not one of the project that has its name")
  func systemHeaders() throws {
    let (target, files) = try target("", files: ["Other/UIKit.h": "@interface UIView : NSObject\n@end\n", "Own/Own.h": "int a;"])
    let headers = ProjectHeaders(of: target, frameworks: ["UIKit"], files: files)
    expect(headers.header(named: "UIKit/UIKit.h", from: "/p") == nil)
    expect(headers.header(named: "UIKit.h", from: "/p"), equals: "/p/Other/UIKit.h")
    expect(headers.header(named: "OwnKit/Own.h", from: "/p"), equals: "/p/Own/Own.h")
  }

  @Test(
    "An empty header, or one with only comments, imports nothing",
    arguments: ["", "// #import \"A.h\"\n", "/*\n#import \"A.h\"\n*/\n"])
  func empty(header: String) throws {
    let bridge = try bridge(header)
    expect(bridge.findings.isEmpty && bridge.modules.isEmpty && bridge.packageFiles.isEmpty)
  }

  @Test("Apple's headers become imports of modules")
  func modules() throws {
    let bridge = try bridge("#import <UIKit/UIKit.h>\n#import <CoreLocation/CoreLocation.h>\n@import MapKit;\n#import <objc/runtime.h>\n")
    expect(bridge.modules, equals: ["CoreLocation", "MapKit"])
    expect(bridge.findings.isEmpty)
    expect(!bridge.isModule)
  }

  @Test("Plain C becomes a module, for all suffixes")
  func plainC() throws {
    let bridge = try bridge(
      "#import \"sum.h\"\n",
      files: [
        "Deep/sum.h": "#import <Foundation/Foundation.h>\nint sum(NSInteger a); // @end\n",
        "Deep/sum.m": "#import \"sum.h\"\nint x;",
      ])
    expect(bridge.modules, equals: ["App_C"])
    expect(bridge.sources, equals: ["/p/Deep/sum.m"])
    expect(bridge.findings.isEmpty)
    expect(bridge.packageFiles.contains { $0.name == "Sources/App_C/sum.c" && $0.text == "#include \"/p/Deep/sum.m\"\n" })
    expect(bridge.packageFiles.contains { $0.name == "Sources/App_C/include/bridge.h" && $0.text.contains("\"/p/Deep/sum.h\"") })
  }

  @Test("A used class of Objective-C is refused by name, file and line")
  func objectiveC() throws {
    let bridge = try bridge(
      "#import \"Old.h\"\n", files: ["Old.h": "@interface Engine : NSObject\n@end\n"],
      swift: "// Engine()\nlet text = \"Engine\"\nlet engine = Engine()\n")
    expect(bridge.findings.map(\.severity), equals: [.error])
    expect(bridge.findings.first?.description(from: "/p").hasPrefix("Use.swift:3:14: error: Engine comes from Old.h"), equals: true)
  }

  @Test("Objective-C that Swift does not use, or declares itself, is left out")
  func unused() throws {
    let bridge = try bridge(
      "#import \"Old.h\"\n#import \"Missing.h\"\n", files: ["Old.h": "@interface Engine : NSObject\n@end\n"],
      swift: "class Engine {}\nlet engine = Engine()\n")
    expect(bridge.findings.map(\.severity), equals: [.note, .note])
  }

  @Test("A C function that Objective-C implements is refused at its call")
  func implemented() throws {
    let bridge = try bridge(
      "#import \"sum.h\"\n", files: ["sum.h": "int sum(int a);\n", "sum.m": "int sum(int a) { return [@(a) intValue]; }"],
      swift: "let a = sum(1)\n")
    expect(bridge.findings.map(\.tag), equals: ["bridging-header"])
    expect(!bridge.isModule)
  }

  @Test("Methods of a category are refused where they are called")
  func category() throws {
    let bridge = try bridge(
      "#import \"UIColor+Hex.h\"\n", files: ["UIColor+Hex.h": "@interface UIColor (Hex)\n+ (UIColor *)hexed:(int)value;\n@end\n"],
      swift: "let a = UIColor.red\nlet b = UIColor.hexed(1)\n")
    expect(bridge.findings.map(\.line), equals: [2])
  }

  @Test("Headers of libxml2 are its module")
  func libxml2() throws {
    let bridge = try bridge("#import <libxml/tree.h>\n#include <libxml/xpath.h>\n")
    expect(bridge.findings.isEmpty && bridge.modules == ["libxml2"])
  }

  @Test("The header of a framework that includes plain C becomes a module, which the framework exports")
  func umbrella() throws {
    var (target, files) = try target(
      "",
      files: [
        "App.h": "#import <Foundation/Foundation.h>\nFOUNDATION_EXPORT double AppVersionNumber;\n#import <App/core.h>\n",
        "core.h": "int core_count(void);\nextern int core_limit;\n", "core.c": "#include \"core.h\"\n",
      ], swift: "let count = core_count()\n")
    (target.kind, target.bridgingHeader, target.headers) = (.framework, nil, ["/p/App.h"])
    target.sources.append("/p/Use.swift")
    let found = try #require(
      BridgingHeader(
        of: target, swift: [], availableModules: ["App", "Foundation"], headers: ProjectHeaders(of: target, files: files), files: files))
    expect(found.isModule && found.isUmbrella && found.findings.isEmpty)
    expect(found.modules, equals: ["App_C"])
    expect(found.sources, equals: ["/p/core.c"])
    // A variable cannot be left out, and other modules have functions of their own.
    var absent = AbsentFunctions()
    for (name, use) in found.functions(among: ["core_count", "core_limit", "other"]) { expect(absent.hold(name, at: use)) }
    expect(
      absent.findings.map { $0.description(from: "/p") },
      equals: ["core.h:1: warning: core_count() is left out: no source and no library here has it. [trestle:left-out]"])
    expect(absent.packageFiles.contains { $0.name == "Sources/TrestleLeftOut/left-out.c" && $0.text.hasSuffix("LEFT_OUT(core_count)\n") })
    let translation = Translation(of: target, dependencies: [], availableModules: ["App", "Foundation"], bundlePath: nil, files: files)
    expect(translation.moduleFile.hasPrefix("@_exported import App_C\n"))
    target.headers = []
    let headers = ProjectHeaders(of: target, files: files)
    expect(BridgingHeader(of: target, swift: [], availableModules: [], headers: headers, files: files) == nil)
  }

  @Test("A framework in C alone is a module with the macros of its settings, and SQLCipher encrypts by OpenSSL")
  func frameworkInC() throws {
    let settings = """
      GCC_PREPROCESSOR_DEFINITIONS = ("HAS_CODEC=1", "$(inherited)"); OTHER_CFLAGS = ("-DSQLCIPHER_CRYPTO_CC", "-O2", "-DHAS_CODEC");
      """
    var (target, files) = try target(
      "",
      files: [
        "App.h": "#import <Foundation/Foundation.h>\n#import <App/core.h>\n",
        "core.h": "#ifdef HAS_CODEC\nint core_key(void);\n#endif\n",
        "core.c": "#ifdef SQLCIPHER_CRYPTO_CC\nCFStringRef name;\n#elif defined(SQLCIPHER_CRYPTO_OPENSSL)\n#endif\n",
      ], settings: settings)
    (target.kind, target.bridgingHeader, target.headers) = (.framework, nil, ["/p/App.h"])
    expect(target.isWritten)
    func bridge() throws -> BridgingHeader {
      try #require(
        BridgingHeader(of: target, swift: [], availableModules: ["App"], headers: ProjectHeaders(of: target, files: files), files: files))
    }
    let without = try bridge()
    expect(without.sources.isEmpty && without.findings.map(\.message) == ["SQLCipher is left out: it needs libssl-dev, not installed here"])
    files.add("/usr/include/openssl/evp.h", Data())
    let found = try bridge()
    expect(found.sources, equals: ["/p/core.c"])
    expect(found.definitions, equals: ["HAS_CODEC=1", "SQLCIPHER_CRYPTO_OPENSSL"])
    expect(found.linkedLibraries, equals: ["crypto"])
    let header = try #require(found.packageFiles.first { $0.name.hasSuffix("bridge.h") }).text
    expect(header.contains("#define HAS_CODEC 1\n") && header.hasSuffix("#undef HAS_CODEC\n#undef SQLCIPHER_CRYPTO_OPENSSL\n"))
    target.headers = []
    expect(!target.isWritten)
  }

  @Test("A project with C, SQLite and Objective-C behind its header is not refused")
  func fixture() throws {
    let project = try Folders.project(in: "\(Folders.root)/Tests/Fixtures/Bridged")
    expect(!project.diagnosis.isRefused && project.hasObjectiveC)
    expect(project.diagnosis.findings.filter { $0.severity == .warning }.isEmpty)
  }
}
