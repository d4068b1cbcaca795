import Foundation
import ObjectiveCTranslator
import Testing

/// The sources in Objective-C that the pages of the guide show.
struct GuideSourceTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../Documentation/Guide/ObjectiveC").standardizedFileURL

  @Test("Every source of the guide is translated with each of its statements") func complete() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".m") }.sorted()
    #expect(names.count == 38)
    for name in names {
      var reader = CReader()
      let file = reader.read(path: name, text: try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8))
      let translation = ObjectiveCTranslation(headers: [], sources: [file])
      #expect(file.problems.isEmpty, "\(name): \(file.problems)")
      #expect(translation.leftOut.isEmpty, "\(name): \(translation.leftOut)")
      #expect(translation.files.map(\.text).joined().contains("class "), "\(name)")
    }
  }

  @Test("A reference of SystemConfiguration is nil where Objective-C sets nil, because there is no empty one") func references() {
    var reader = CReader()
    let header = reader.read(
      path: "A.h", text: "@interface A : NSObject\n@property (nonatomic, assign) SCNetworkReachabilityRef target;\n@end")
    let source = reader.read(
      path: "A.m",
      text: """
        @implementation A
        - (void)stop { self.target = nil; _target = NULL; SCNetworkReachabilityRef other = NULL; self.target = other; }
        @end
        """)
    let text = ObjectiveCTranslation(headers: [header], sources: [source]).files.map(\.text).joined()
    #expect(!text.contains("SCNetworkReachability()") && text.contains("= nil"), "\(text)")
  }

  @Test("A function of a file that has the name of a method has another one in Swift, which the method calls") func hiddenFunctions() {
    var reader = CReader()
    let header = reader.read(path: "A.h", text: "@interface A : NSObject\n- (int)count;\n@end")
    let source = reader.read(
      path: "A.m", text: "static int count(int n) { return n + 1; }\n@implementation A\n- (int)count { return count(1); }\n@end")
    let text = ObjectiveCTranslation(headers: [header], sources: [source]).files.map(\.text).joined()
    #expect(text.contains("func _count(") && text.contains("return _count(1)"), "\(text)")
  }

  @Test("SQLite gets the number of an enumeration and no function for zero, and a constant that is its own address is a key")
  func database() {
    var reader = CReader()
    let header = reader.read(
      path: "A.h",
      text: """
        typedef NS_ENUM(int, Mode) { ModeOne = 0, ModeTwo = 1 };
        @interface A : NSObject
        @property (nonatomic) void *handle;
        @end
        """)
    let source = reader.read(
      path: "A.m",
      text: """
        static const void * const kKey = &kKey;
        @implementation A
        - (int)run:(Mode)mode {
          sqlite3_create_function(_handle, "f", 1, SQLITE_UTF8, 0x00, 0x00, 0x00, 0x00);
          return sqlite3_wal_checkpoint_v2(_handle, "main", mode, NULL, NULL);
        }
        - (const void *)key { return kKey; }
        @end
        """)
    let text = ObjectiveCTranslation(headers: [header], sources: [source]).files.map(\.text).joined()
    #expect(text.contains("SQLITE_UTF8, nil, nil, nil, nil)") && text.contains("Int32(mode.rawValue)"), "\(text)")
    #expect(text.contains("kKey: UnsafeMutableRawPointer! = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)"), "\(text)")
  }
}
