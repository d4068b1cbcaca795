import Foundation
import Testing
import TrestleExpectations

import ProjectImport
import XcodeProject

@Suite struct LibraryHeaderTests {
  @Test(
    "Macros of a library's header are known where it is included, and so are categories that it implements if the prefix header asks for them",
    arguments: [true, false])
  func macros(isShort: Bool) throws {
    let folder = try Folders.copy("Libraries")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func edit(_ name: String, _ change: (String) -> String) throws {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      try change(text).write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    }
    try edit("Toast/ToastView.h") {
      $0 + """

        #define TOAST_ATTACH(view) [view setTag:7]
        #ifdef TOAST_SHORT
        @interface UIView (ToastShort)
        - (void)shake;
        @end
        @implementation UIView (ToastShort)
        - (void)shake { self.alpha = 0; }
        @end
        #endif

        """
    }
    try edit("App/NotesLog.m") { $0 + "\nvoid attach(UIView *view) { TOAST_ATTACH(view); [view shake]; }\n" }
    try edit("App.xcodeproj/project.pbxproj") {
      $0.replacing("SWIFT_OBJC_BRIDGING_HEADER", with: "GCC_PREFIX_HEADER = App/App.pch; SWIFT_OBJC_BRIDGING_HEADER")
    }
    try "\(isShort ? "#define TOAST_SHORT\n" : "")#import <Toast/Toast.h>\n"
      .write(toFile: "\(folder)/App/App.pch", atomically: true, encoding: .utf8)
    try Folders.project(in: folder).write()
    let text = Folders.contents(of: "\(folder)/.trestle/Sources").filter { $0.key.hasPrefix("App/") }.values
      .map { String(decoding: $0, as: UTF8.self) }.joined()
    expect(text.contains(/view\??\.tag = 7/))
    expect(text.contains("func shake()") == isShort && text.contains(/view\??\.shake\(\)/) == isShort)
  }

  @Test("The header beside a source outside of the project's folder is found by its name") func outside() throws {
    let folder = try Folders.copy("Libraries")
    let wheel = FilePath.parent(of: folder) + "/Wheel"
    defer { try? FileManager.default.removeItem(atPath: FilePath.parent(of: folder)) }
    try FileManager.default.createDirectory(atPath: wheel, withIntermediateDirectories: false)
    try "#import <UIKit/UIKit.h>\n@interface iWheel : UIView\n@property (nonatomic) NSInteger count;\n@end\n"
      .write(toFile: wheel + "/iWheel.h", atomically: true, encoding: .utf8)
    try "#import \"iWheel.h\"\n@implementation iWheel\n@end\n".write(toFile: wheel + "/iWheel.m", atomically: true, encoding: .utf8)
    func edit(_ name: String, _ change: (String) -> String) throws {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      try change(text).write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    }
    // The header is not in the folder of the source that includes it.
    try edit("App/NotesLog.m") { "#import \"iWheel.h\"\n" + $0 + "\nvoid spin(iWheel *wheel) { wheel.count = 3; }\n" }
    let file = "W = {isa = PBXFileReference; path = ../Wheel/iWheel.m; sourceTree = \"<group>\"; };"
    try edit("App.xcodeproj/project.pbxproj") {
      $0.replacing("files = ( B0, B1, ", with: "files = ( BW, B0, B1, ").replacing("children = ( S0, ", with: "children = ( W, S0, ")
        .replacing(
          "S0 = {", with: file + " BW = {isa = PBXBuildFile; fileRef = W; }; S0 = {")
    }
    try Folders.project(in: folder).write()
    let text = Folders.contents(of: "\(folder)/.trestle/Sources").values.map { String(decoding: $0, as: UTF8.self) }.joined()
    expect(text.contains(/wheel\??\.count = 3/), "\(text.matches(of: /.*spin.*/).map(\.output))")
  }

  @Test("A header with a link beside it is one header")
  func links() throws {
    let folder = try Folders.copy("Pods")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.removeItem(atPath: folder + "/Pods")
    let classes = folder + "/Libraries/NoteStore/NoteStore/Classes"
    try FileManager.default.createDirectory(atPath: classes + "/include", withIntermediateDirectories: false)
    try "typedef void (^NoteBlock)(void);\n".write(toFile: classes + "/NoteBlock.h", atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(atPath: classes + "/include/NoteBlock.h", withDestinationPath: "../NoteBlock.h")
    try Folders.project(in: folder).write()
    let texts = Folders.contents(of: folder + "/.trestle/Sources").values.map { String(decoding: $0, as: UTF8.self) }
    expect(texts.count { $0.contains("typealias NoteBlock") }, equals: 1)
  }

  @Test(
    "An application in Objective-C starts with the classes that its main function names, or with the delegate of its main nib",
    arguments: [
      ("nil, nil", "nil, nil"), ("@\"Program\", @\"Delegate\"", "NSStringFromClass(Program.self), NSStringFromClass(Delegate.self)"),
      ("nil, NSStringFromClass([Delegate class])", "nil, NSStringFromClass(Delegate.self)"),
      ("nil, NSStringFromClass(chosen)", "nil, NSStringFromClass(Delegate.self)"),
    ])
  func start(classes: String, written: String) throws {
    let folder = try Folders.copy("Libraries")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let choice = "Class chosen = argc > 1 ? [Test class] : [Delegate class];"
    try "int main(int argc, char *argv[]) { \(choice) int value = UIApplicationMain(argc, argv, \(classes)); return value; }"
      .write(toFile: folder + "/App/main.m", atomically: true, encoding: .utf8)
    try "".write(toFile: folder + "/App/AppDelegate.swift", atomically: true, encoding: .utf8)
    let project = folder + "/App.xcodeproj/project.pbxproj"
    try String(contentsOfFile: project, encoding: .utf8).replacing("App/NotesLog.m", with: "App/main.m")
      .write(toFile: project, atomically: true, encoding: .utf8)
    try Folders.project(in: folder).write()
    let text = Folders.contents(of: "\(folder)/.trestle/Sources").values.map { String(decoding: $0, as: UTF8.self) }.joined()
    expect(text.contains("@main") && text.contains("UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, \(written))"))
  }
}
