import Foundation
import Testing
import TrestleExpectations

import ProjectImport

/// Applications with sources in Objective-C, which are compiled as Swift.
@Suite(.enabled(if: TrestleProgram.canRun, Comment(rawValue: TrestleProgram.reason))) struct ObjectiveCTests {
  @Test("Swift and Objective-C of an application use each other: a category, a view, a store, a table and delegates")
  func mixed() throws {
    let folder = try Folders.copy("Mixed")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let project = try Folders.project(in: folder)
    expect(!project.diagnosis.isRefused && !project.diagnosis.findings.contains { $0.tag == "objective-c-method" })
    let outcome = try TrestleProgram.run([
      "snapshot", folder, "--output", folder + "/picture.png", "--touch", "3", "--touch", "Cities", "--touch", "Add", "--touch",
      "Hello, Bern",
    ])
    expect(outcome.status, equals: 0, "\(outcome.output)")
    expect(
      outcome.reports == [
        "failed There is no such name", "all [\"Oslo\", \"Bern\", \"Reykjavik\"]", "short [\"Bern\", \"Oslo\"]",
        "loaded [\"Oslo\", \"Reykjavik\", \"Bern\"] true", "count 4 true #F4F0E8", "tapped", "added City 3", "selected Bern",
      ])
  }

  @Test("A library in Objective-C is a module for Swift and for Objective-C, with subclasses, and what is nil in it does not end it")
  func libraries() throws {
    let folder = try Folders.copy("Libraries")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let project = try Folders.project(in: folder)
    expect(!project.diagnosis.isRefused && !project.diagnosis.findings.contains { $0.tag == "objective-c-method" })
    expect(project.targets.map(\.name), equals: ["Palette", "Toast", "App"])
    let outcome = try TrestleProgram.run([
      "snapshot", folder, "--output", folder + "/picture.png", "--size", "375x667", "--touch", "187,333",
    ])
    expect(outcome.status, equals: 0, "\(outcome.output)")
    expect(
      outcome.reports == [
        "swatch Palette.PaletteSwatch 1 1 1 1", "text Saved <a> <Saved>", "loud <QUIET>", "margins 8.0 2.5 true",
        "missing (0.0, 0.0) true -1", "badges 0", "noted from Swift and 3", "last from Swift <abc> 12 true", "tapped Saved",
        "hides Saved",
      ])
  }

  @Test("Typical classes run: categories, a store, a control, a menu, a layout, observers, tables of SQLite, and arrays of C")
  func typical() throws {
    let folder = try Folders.copy("Typical")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let outcome = try TrestleProgram.run(["snapshot", folder, "--output", folder + "/picture.png"])
    expect(outcome.status, equals: 0, "\(outcome.output)")
    expect(!outcome.output.contains("is left out"))
    expect(
      outcome.reports == [
        "menu 0", "rated 3", "tiles [48.0, 68.0, 136.0, 116.0, 184.0, 224.0, 232.0] 240.0", "email true false", "text hi cba 3 true",
        "color #FF8800 #3478F6", "helpers 1:02:05 01:05 3.0 true false 11", "date 1582934400.0",
        "contacts [\"Anna Bell\", \"John Appleseed\"] 1 [\"A\", \"J\"]", "error Not found", "sums 30 3 456 6 2.5 24.5", "rows 14 3 5 1 0",
        "letters hi word pad 5 3 b deadbeef", "memory 4 -1 3 0 16 4 1.5", "objects a(null)c z 3 three", "calls 111 112 213 4",
        "saved true [\"Anna Bell\", \"John Appleseed\"]", "copy Eva Long true", "settings bob true 0",
        "records true true true true", "record a 3", "record b 3", "record c -1", "closed Records",
        #"names ["4.5", "\u{01}\u{02}\u{03}", "-"] ["near \"nothing\": syntax error"]"#, "changed progress 0.5",
        "changed state on", "frame 5.0 375.0 220.0 20 https://example.com", "controller true", "snapshot (200.0, 40.0)",
        "fetched 2 true 4", "hud done",
      ])
  }

  private static let podReports = ["hud (100.0, 180.0, 120.0, 120.0) true first", "hidden first", "hides true false"]

  private func replace(_ pairs: [(String, String)], in path: String) throws {
    var text = try String(contentsOfFile: path, encoding: .utf8)
    for (old, new) in pairs {
      expect(text.contains(old))
      text = text.replacing(old, with: new)
    }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  @Test("Checked-in pods in Objective-C are static libraries, whose headers a bridging header imports by links")
  func staticPods() throws {
    let folder = try Folders.copy("Pods")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let outcome = try TrestleProgram.run(["snapshot", folder, "--output", folder + "/picture.png"])
    expect(outcome.status, equals: 0, "\(outcome.output)")
    expect(outcome.reports, equals: Self.podReports)
  }

  @Test("Checked-in pods in Objective-C are frameworks, which Swift imports")
  func podsAsFrameworks() throws {
    let folder = try Folders.copy("Pods")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.removeItem(atPath: folder + "/Pods/Headers")
    try FileManager.default.removeItem(atPath: folder + "/App/App-Bridging-Header.h")
    try replace(
      [
        ("com.apple.product-type.library.static", "com.apple.product-type.framework"),
        ("MACH_O_TYPE = staticlib;", "PRODUCT_NAME = \"$(TARGET_NAME:c99extidentifier)\";"),
        ("archive.ar", "wrapper.framework"),
      ], in: folder + "/Pods/Pods.xcodeproj/project.pbxproj")
    try replace(
      [
        (" SWIFT_OBJC_BRIDGING_HEADER = \"App/App-Bridging-Header.h\";", ""), ("archive.ar", "wrapper.framework"),
        ("libPods-App.a", "Pods_App.framework"),
      ], in: folder + "/App.xcodeproj/project.pbxproj")
    try replace([("import UIKit", "import WaitHUD\nimport NoteStore\nimport UIKit")], in: folder + "/App/AppDelegate.swift")
    let outcome = try TrestleProgram.run(["snapshot", folder, "--output", folder + "/picture.png"])
    expect(outcome.status, equals: 0, "\(outcome.output)")
    expect(outcome.reports, equals: Self.podReports)
  }

  @Test("A pod in Objective-C of a folder is built by its specification without the project of the pods")
  func podOfAFolder() throws {
    let folder = try Folders.copy("Pods")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.removeItem(atPath: folder + "/Pods")
    try replace([("#import <WaitHUD/WaitHUD.h>\n", "")], in: folder + "/App/App-Bridging-Header.h")
    try replace([("  pod 'WaitHUD', '~> 1.2.0'\n", "")], in: folder + "/Podfile")
    try """
    import UIKit

    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidFinishLaunching(_ application: UIApplication) {
        let store = NoteStore()
        store.addNote("first")
        print("@ notes", store.notes)
      }
    }
    """.write(toFile: folder + "/App/AppDelegate.swift", atomically: true, encoding: .utf8)
    let outcome = try TrestleProgram.run(["snapshot", folder, "--output", folder + "/picture.png"])
    expect(outcome.status, equals: 0, "\(outcome.output)")
    expect(outcome.reports, equals: ["notes [\"first\"]"])
  }

  @Test("An application that is all in Objective-C runs")
  func objectiveCAlone() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try TrestleProgram.write(
      [
        "Fresh/main.m": """
        #import <UIKit/UIKit.h>
        #import "AppDelegate.h"

        int main(int argc, char * argv[]) {
            @autoreleasepool {
                return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
            }
        }
        """,
        "Fresh/AppDelegate.h": """
        #import <UIKit/UIKit.h>
        @interface AppDelegate : UIResponder <UIApplicationDelegate>
        @property (strong, nonatomic) UIWindow *window;
        @end
        """,
        "Fresh/AppDelegate.m": """
        #import "AppDelegate.h"
        @implementation AppDelegate
        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
            self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
            UIViewController *root = [[UIViewController alloc] init];
            root.view.backgroundColor = [UIColor whiteColor];
            self.window.rootViewController = root;
            [self.window makeKeyAndVisible];
            printf("@ launched with %d window\\n", (int)application.windows.count);
            return YES;
        }
        @end
        """,
      ], to: folder)
    let outcome = try TrestleProgram.run(["snapshot", folder, "--output", folder + "/picture.png"])
    expect(outcome.status, equals: 0, "\(outcome.output)")
    expect(outcome.reports, equals: ["launched with 1 window"])
  }

  @Test("Structures and functions of two sources for themselves may have one name; another declaration of both is left out in one")
  func declaredTwice() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func clock(_ name: String, _ type: String, _ field: String) -> [String: String] {
      [
        "Fresh/\(name).h": "#import <Foundation/Foundation.h>\n@interface \(name) : NSObject\n- (NSInteger)hours;\n@end\n",
        "Fresh/\(name).m": """
        #import "\(name).h"
        typedef struct { \(type) \(field); } Moment;
        NSInteger total;
        static \(type) twice(Moment moment) { return moment.\(field) * 2; }
        @implementation \(name) {
          Moment moment;
        }
        - (NSInteger)hours { moment.\(field) = 6; return twice(moment); }
        @end
        """,
      ]
    }
    var sources = clock("Early", "int", "hours").merging(clock("Late", "double", "time")) { $1 }
    sources["Fresh/Bridging.h"] = "#import \"Early.h\"\n#import \"Late.h\"\n"
    sources["Fresh/App.swift"] = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidFinishLaunching(_ application: UIApplication) {
          showEarly()
          showLate()
          print("@ after")
        }
        func showEarly() { print("@ early", Early().hours()) }
        func showLate() { print("@ late", Late().hours()) }
      }
      """
    try TrestleProgram.write(sources, to: folder) {
      $0.replacing("SWIFT_VERSION", with: "SWIFT_OBJC_BRIDGING_HEADER = Fresh/Bridging.h; SWIFT_VERSION")
    }
    let outcome = try TrestleProgram.run(["snapshot", folder, "--output", folder + "/picture.png"])
    expect(outcome.status, equals: 0, "\(outcome.output)")
    expect(outcome.reports, equals: ["early 12", "late 12", "after"], "\(outcome.output)")
    expect(outcome.output.contains(".m:3: warning: total is left out: its Swift does not compile (invalid redeclaration of 'total')"))
    expect(!outcome.output.contains("Moment") && !outcome.output.contains("twice"), "\(outcome.output)")
  }

  /// Runs an application that is in Swift but for a class `Machine`.
  private func run(_ calls: [String], header: String, source: String) throws -> TrestleProgram.Outcome {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try TrestleProgram.write(
      [
        "Fresh/App.swift": """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationDidFinishLaunching(_ application: UIApplication) {
            let machine = Machine()
            \(calls.joined(separator: "\n    "))
          }
        }
        """,
        "Fresh/Fresh-Bridging-Header.h": "#import \"Machine.h\"\n",
        "Fresh/Machine.h": "#import <Foundation/Foundation.h>\n@interface Machine : NSObject\n\(header)\n@end\n",
        "Fresh/Machine.m": "#import \"Machine.h\"\n\(source)\n",
      ], to: folder
    ) {
      $0.replacing(
        "PRODUCT_NAME = \"$(TARGET_NAME)\"",
        with: "PRODUCT_NAME = \"$(TARGET_NAME)\"; SWIFT_OBJC_BRIDGING_HEADER = \"Fresh/Fresh-Bridging-Header.h\"")
    }
    let outcome = try TrestleProgram.run(["snapshot", folder, "--output", folder + "/picture.png"])
    expect(outcome.status, equals: 0, "\(outcome.output)")
    return outcome
  }

  @Test("A statement that cannot be translated is left out and named, and the rest of its method runs, with jumps")
  func leftOut() throws {
    let outcome = try run(
      [
        "print(\"@ before\", machine.number(), machine.part(), machine.sum(4), machine.sum(9), machine.sum(200))", "machine.none()",
        "print(\"@ after\")",
      ],
      header: "- (NSInteger)number;\n- (NSInteger)part;\n- (NSInteger)sum:(NSInteger)limit;\n- (void)none;",
      source: """
        static NSInteger start;
        @implementation Machine
        + (void)initialize { start = 7; }
        - (NSInteger)number { return start; }
        - (NSInteger)part {
          NSInteger value = 1;
          if (missing()) { return 9; }
          if (value > 5) { value = 6; } else if (missing()) { value = 7; } else { value += 2; }
          value += missing();
          return value + 1;
        }
        - (NSInteger)sum:(NSInteger)limit {
          NSInteger count = 0;
        again:
          count++;
          for (NSInteger i = 0; i < limit; i++) {
            if (count > 100) goto failed;
            if (i == 7) { limit--; goto again; }
          }
          NSInteger sum = count * 10;
          if (limit < 5) goto done;
          sum += limit;
          goto done;
        failed:
          sum = -1;
        done:
          return sum;
        }
        - (void)none {
          asm("nop");
        }
        @end
        """)
    expect(outcome.reports, equals: ["before 7 4 10 37 -1", "after"])
    expect(outcome.output.contains("Fresh/Machine.m:8: warning: a statement of -[Machine part] is left out"))
    expect(outcome.output.contains("Fresh/Machine.m:30: warning: -[Machine none] is left out"))
    expect(outcome.output.contains("[trestle:objective-c-method]"))
  }

  @Test("A block that was kept as an object or an address is called by the type that reads it")
  func travellingBlocks() throws {
    let outcome = try run(
      ["machine.remember { $0 == nil ? \"none\" : \"some\" }", "print(\"@\", machine.run() ?? \"\")"],
      header: "- (void)remember:(NSString *(^)(void *))block;\n- (NSArray *)run;",
      source: """
        #import <sqlite3.h>
        static void Sum(sqlite3_context *context, int count, sqlite3_value **values) {
          void (^block)(sqlite3_context *, int, sqlite3_value **) = (__bridge id)sqlite3_user_data(context);
          if (block) block(context, count, values);
        }
        static int Doubled(void *context, int value) {
          int (^block)(int) = (__bridge int (^)(int))context;
          return block(value);
        }
        static NSInteger Counted(void *context, NSArray *list) {
          NSInteger (^block)(NSArray *) = (__bridge NSInteger (^)(NSArray *))context;
          return block(list);
        }
        @implementation Machine {
          NSMutableDictionary *_kept;
        }
        - (void)remember:(NSString *(^)(void *))block { _kept = [NSMutableDictionary dictionary]; _kept[@"block"] = [block copy]; }
        - (void)define:(NSString *)name in:(sqlite3 *)database block:(void (^)(void *context, int count, void **values))block {
          id object = [block copy];
          _kept[name] = object;
          sqlite3_create_function(database, [name UTF8String], -1, SQLITE_UTF8, (__bridge void *)object, &Sum, NULL, NULL);
        }
        - (NSNumber *)size:(NSArray *)list by:(NSInteger (^ _Nonnull)(NSArray * _Nonnull))block {
          return @(Counted((__bridge void *)block, list));
        }
        - (NSArray *)run {
          NSMutableArray *found = [NSMutableArray array];
          NSString *(^remembered)(const char *) = _kept[@"block"];
          [found addObject:remembered("a")];
          [found addObject:remembered(NULL)];
          sqlite3 *database = NULL;
          sqlite3_open(":memory:", &database);
          [self define:@"total" in:database block:^(void *context, int count, void **values) {
            int total = 0;
            for (int i = 0; i < count; i++) total += sqlite3_value_int(values[i]);
            sqlite3_result_int(context, total);
          }];
          sqlite3_stmt *statement = NULL;
          sqlite3_prepare_v2(database, "select total(1, 2, 39), total()", -1, &statement, NULL);
          sqlite3_step(statement);
          [found addObject:@(sqlite3_column_int(statement, 0))];
          [found addObject:@(sqlite3_column_int(statement, 1))];
          sqlite3_finalize(statement);
          sqlite3_close(database);
          [found addObject:[self size:@[@1, @2] by:^(NSArray *list) { return (NSInteger)list.count; }]];
          int (^doubled)(int) = ^(int value) { return value * 2; };
          [found addObject:@(Doubled((__bridge void *)doubled, 21))];
          void *address = (__bridge void *)found;
          id object = (__bridge id)address;
          [object addObject:@"same"];
          return found;
        }
        @end
        """)
    expect(outcome.reports, equals: [#"["some", "none", 42, 0, 2, 42, "same"]"#])
    expect(!outcome.output.contains("is left out"), "\(outcome.output)")
  }

  @Test("Closures of Swift that do not escape are given to methods that say so, which use them as objects, return and throw")
  func nonescapingBlocks() throws {
    let outcome = try run(
      [
        "func all(_ visit: (String) -> Void) { machine.each { visit($0) }; each(3) { visit(\"\\($0)\") } }",
        "all { print(\"@\", $0) }", "var sum = 0", "print(\"@\", machine.first { sum += $0; return $0 > 1 }, sum)",
        "do { try machine.save { \"\" } } catch { print(\"@ failed\", sum) }",
        "print(\"@\", (try? machine.save { \"text\" }) != nil, machine.wrapped { 4 }, Other().first { $0 > 9 })",
      ],
      header: """
        NS_ASSUME_NONNULL_BEGIN
        - (void)each:(void (NS_NOESCAPE ^)(NSString *text))block;
        - (NSInteger)first:(__attribute__((noescape)) BOOL (^)(NSInteger number))test;
        - (BOOL)save:(NS_NOESCAPE NSString *(^)(void))text error:(NSError **)error;
        - (NSInteger)wrapped:(NS_NOESCAPE NSInteger (^)(void))block;
        @end
        void each(NSInteger count, CF_NOESCAPE void (^block)(NSInteger number));
        @interface Other : Machine
        NS_ASSUME_NONNULL_END
        """,
      source: """
        void each(NSInteger count, void (^ _Nonnull block)(NSInteger number)) { for (NSInteger i = 0; i < count; i++) block(i); }
        static NSInteger Called(void *context) {
          NSInteger (^block)(void) = (__bridge id)context;
          return block();
        }
        @implementation Machine
        - (void)each:(void (^)(NSString *text))block {
          dispatch_queue_t queue = dispatch_queue_create("each", NULL);
          dispatch_sync(queue, ^{ block(@"a"); });
          [@[@"b", @"c"] enumerateObjectsUsingBlock:^(NSString *text, NSUInteger index, BOOL *stop) { block(text); }];
        }
        - (NSInteger)first:(BOOL (^)(NSInteger number))test {
          for (NSInteger i = 0; i < 5; i++) { if (test(i)) return i; }
          return -1;
        }
        - (BOOL)save:(NSString *(^)(void))text error:(NSError **)error {
          if (text().length > 0) return YES;
          if (error) *error = [NSError errorWithDomain:@"Machine" code:1 userInfo:nil];
          return NO;
        }
        - (NSInteger)wrapped:(NSInteger (^)(void))block {
          id object = block;
          NSInteger (^same)(void) = object;
          return same() + Called((__bridge void *)block);
        }
        @end
        @implementation Other
        - (NSInteger)first:(BOOL (^)(NSInteger number))test { return [super first:test] - 1; }
        @end
        """)
    expect(outcome.reports, equals: ["a", "b", "c", "0", "1", "2", "2 3", "failed 3", "true 8 -2"])
    expect(!outcome.output.contains("is left out"), "\(outcome.output)")
  }
}
