import Foundation
import Testing
import TrestleExpectations

import ProjectImport

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
}
