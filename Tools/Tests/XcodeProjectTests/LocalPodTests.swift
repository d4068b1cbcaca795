import Foundation
import Testing
import TrestleExpectations

import XcodeProject

@Suite struct LocalPodTests {
  private static let project = Data(
    """
    { objectVersion = 50; rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = ( T ); };
      G = { isa = PBXGroup; children = ( ); sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = ( );
        buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
      C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; PRODUCT_NAME = App; SWIFT_VERSION = 4.0; }; };
    }; }
    """.utf8)

  private func files(_ texts: [String: String]) -> MemoryFiles {
    var files = MemoryFiles(texts)
    files.add("/lib/Example/App.xcodeproj/project.pbxproj", Self.project)
    return files
  }

  private func model(_ files: MemoryFiles) throws -> ProjectModel { try ProjectModel(.project("/lib/Example/App.xcodeproj"), files: files) }

  @Test("A pod of a folder is built by its specification, without `pod install`: sources, resources, bundles and the pods that it needs")
  func specification() throws {
    let files = files([
      "/lib/Example/Podfile": """
      use_frameworks!
      target 'App' do
        pod 'Snap-Kit', :path => '../' # of this repository
        pod 'Alamofire', '~> 5'
        target 'AppTests' do
          inherit! :search_paths
        end
      end
      post_install do |installer|
        installer.pods_project.targets.each do |target|
          puts target if target
        end
      end
      """,
      "/lib/Snap-Kit.podspec": """
      Pod::Spec.new do |s|
        s.name = 'Snap-Kit'
        s.source = { :git => 'https://example.org/snap.git', :tag => s.version.to_s }
        files = Dir['Source/iOS/*.swift'] - ['Source/iOS/Package.swift']
        s.description = <<-DESC
          s.source_files = 'Nothing/*'
        DESC
        s.swift_versions = ['4.2', '5.0', '6.0']
        s.ios.source_files = files
        s.osx.source_files = 'Source/Mac/*.swift'
        s.source_files = ['Source/Core/**/*.{h,swift}',
                          "Source/#{s.name}/[A-M]*.swift"]
        s.exclude_files = 'Source/Core/Old/**'
        s.resource_bundles = { s.name => ['Art/*.xcassets', 'Art/*.lproj/*'] }
        s.resources = 'Nibs/?ell.xib'
        if ENV['DEBUG']
          s.frameworks = 'UIKit'
        end
        s.dependency 'Core', '~> 1.0'
        s.dependency 'Far'
      end
      """,
      "/lib/Core.podspec.json":
        #"{"name": "Core", "module_name": "SnapCore", "source_files": ["Core"], "ios": {"source_files": "CoreiOS/*.swift"}}"#,
      "/lib/Core/C.swift": "", "/lib/Core/Deep/D.swift": "", "/lib/CoreiOS/E.swift": "",
      "/lib/Source/iOS/I.swift": "",
      "/lib/Source/iOS/Package.swift": "", "/lib/Source/Mac/M.swift": "", "/lib/Source/Core/A.swift": "", "/lib/Source/Core/A.h": "",
      "/lib/Source/Core/Deep/B.swift": "", "/lib/Source/Core/Old/O.swift": "", "/lib/Source/Snap-Kit/K.swift": "",
      "/lib/Source/Snap-Kit/Z.swift": "", "/lib/Art/Art.xcassets/Contents.json": "{}", "/lib/Art/de.lproj/A.strings": "",
      "/lib/Nibs/Cell.xib": "", "/lib/Nibs/Small.xib": "",
    ])
    let model = try model(files)
    expect(model.targets.map(\.name), equals: ["App", "Snap-Kit-Snap-Kit", "Snap-Kit", "Core"])
    expect(model.closure(of: model.targets[0]).map(\.moduleName), equals: ["Snap_Kit", "SnapCore", "Snap_Kit", "App"])
    let kit = model.targets[2]
    expect(kit.languageVersion, equals: "5")
    // A specification that names no version is compiled in the application's.
    expect(model.targets[0].languageVersion == "4" && model.targets[3].languageVersion == "4")
    expect(
      kit.sources == ["iOS/I.swift", "Core/A.swift", "Core/Deep/B.swift", "Snap-Kit/K.swift"].map { "/lib/Source/" + $0 })
    expect(kit.headers, equals: ["/lib/Source/Core/A.h"])
    expect(kit.resources.map(\.path), equals: ["/lib/Nibs/Cell.xib"])
    expect(model.targets[1].kind == .bundle && model.targets[1].productName == "Snap-Kit")
    expect(model.targets[1].resources.map(\.destination), equals: ["Art.xcassets", "de.lproj/A.strings"])
    expect(model.targets[3].sources, equals: ["/lib/Core/C.swift", "/lib/CoreiOS/E.swift"])
  }

  @Test("Parts of a pod are those that are named, with what they need; without a name those of the default")
  func parts() throws {
    var texts = [
      "/lib/Show.podspec": """
      Pod::Spec.new do |s|
        s.name = "Show"
        s.source_files = 'Base.swift'
        s.default_subspecs = 'Core'
        s.subspec 'Core' do |core|
          core.source_files = 'Core/**/*'
        end
        s.subspec 'Net' do |net|
          net.dependency 'Show/Core'
          net.dependency 'Far'
          net.source_files = 'Net.swift'
        end
      end
      """, "/lib/Base.swift": "", "/lib/Core/C.swift": "", "/lib/Net.swift": "",
    ]
    func sources(_ podfile: String) throws -> [String] {
      texts["/lib/Example/Podfile"] = podfile
      return try model(files(texts)).targets.first { $0.name == "Show" }?.sources.map { FilePath.name(of: $0) } ?? []
    }
    try expect(sources("target 'App' do\n pod 'Show', path: '../Show.podspec'\nend"), equals: ["Base.swift", "C.swift"])
    try expect(sources("target 'App' do\n pod 'Show/Net', path: '..'\nend").sorted(), equals: ["Base.swift", "C.swift", "Net.swift"])
    try expect(
      sources("def shared\n pod 'Show', :subspecs => ['Net'], :path => '..'\nend\ntarget 'App' do\n shared\nend").sorted()
        == ["Base.swift", "C.swift", "Net.swift"])
    try expect(sources("target 'Other' do\n pod 'Show', path: '..'\nend"), equals: [])
    try expect(sources("pod 'Show', path: '..'\ntarget 'App' do\nend"), equals: ["Base.swift", "C.swift"])
  }

  @Test("Where CocoaPods has made its project, that is read")
  func installed() throws {
    var files = files([
      "/lib/Example/Podfile": "target 'App' do\n pod 'Show', path: '..'\nend",
      "/lib/Show.podspec": "Pod::Spec.new do |s|\ns.source_files='*.swift'\nend",
      "/lib/A.swift": "",
    ])
    try expect(model(files).targets.map(\.name), equals: ["App", "Show"])
    files.add("/lib/Example/Pods/Pods.xcodeproj/project.pbxproj", Data("{ objects = {}; rootObject = P; }".utf8))
    try expect(model(files).targets.map(\.name), equals: ["App"])
  }

  @Test("Files that moved since CocoaPods made its project are found by the pod's specification")
  func moved() throws {
    var files = files([
      "/lib/Example/Podfile": "target 'App' do\n pod 'Show', path: '..'\nend",
      "/lib/Show.podspec": "Pod::Spec.new do |s|\ns.source_files='Sources/*.swift'\nend",
      "/lib/Sources/A.swift": "",
    ])
    let pods = """
      { objectVersion = 50; rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = ( T ); };
        G = { isa = PBXGroup; children = ( F ); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = ../../Classes/A.swift; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        S = { isa = PBXSourcesBuildPhase; files = ( B ); };
        T = { isa = PBXNativeTarget; name = Show; productType = "com.apple.product-type.framework"; buildPhases = ( S );
          buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; PRODUCT_NAME = Show; }; };
      }; }
      """
    files.add("/lib/Example/Pods/Pods.xcodeproj/project.pbxproj", Data(pods.utf8))
    try expect(model(files).targets.first { $0.name == "Show" }?.sources, equals: ["/lib/Sources/A.swift"])
    files.add("/lib/Classes/A.swift", Data())
    try expect(model(files).targets.first { $0.name == "Show" }?.sources, equals: ["/lib/Classes/A.swift"])
  }

  @Test(
    "Damaged specifications give no endless loop",
    arguments: ["do\ndo\ndo", "pod 'A', path: ", "target 'App' do\npod 'A', path: '..", "[[[", "end\nend"])
  func damaged(text: String) throws {
    let files = files(["/lib/Example/Podfile": text, "/lib/A.podspec": text, "/lib/Example/A.podspec": "Pod::Spec.new do |s|\n" + text])
    try expect(model(files).targets.map(\.name), equals: ["App"])
  }
}
