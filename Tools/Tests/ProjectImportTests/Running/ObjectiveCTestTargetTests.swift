import Foundation
import Testing
import TrestleExpectations

import ProjectImport

/// Tests in Objective-C of an application in both languages.
@Suite(.enabled(if: TrestleProgram.canRun, Comment(rawValue: TrestleProgram.reason)))
struct ObjectiveCTestTargetTests {
  private let sources = [
    "Fresh/App.swift": """
    import UIKit

    @main class AppDelegate: UIResponder, UIApplicationDelegate {}

    @objc(FRPriority) enum Priority: Int { case low, high }

    @objc(FRTheme) final class Theme: NSObject {
      @objc static let sharedTheme = Theme()
      @objc var name = "plain"
      @objc var priority: Priority = .low
      @objc(initWithName:priority:) init(named name: String, priority: Priority) { (self.name, self.priority) = (name, priority) }
      override init() {}
      @objc func rename(to name: String, animated: Bool) -> Bool {
        self.name = name
        return animated
      }
      @objc func load(from text: String) throws { if text.isEmpty { throw CocoaError(.fileNoSuchFile) } }
      @objc(colorForKey:) func color(key: String) -> UIColor? { key == "red" ? .red : nil }
    }

    class BoardController: UINavigationController {
      @objc func refresh(after delay: TimeInterval, completion: @escaping (Bool) -> Void) { completion(delay > 0) }
    }

    extension UIColor { @objc static var freshTint: UIColor { .green } }
    extension NSString { @objc var isShouted: Bool { uppercased == self as String } }
    extension FRNote { @objc func summary(limit: Int) -> String { String(title.prefix(limit)) } }
    """,
    "Fresh/Fresh-Bridging-Header.h": "#import \"FRNote.h\"\n",
    "Fresh/FRNote.h": """
    #import <UIKit/UIKit.h>
    NS_ASSUME_NONNULL_BEGIN
    @interface FRNote : NSObject
    @property (copy, nonatomic) NSString *title;
    - (NSString *)describe;
    - (BOOL)reload:(NSString *)text error:(NSError **)error;
    - (UIColor *)tint;
    @end
    NS_ASSUME_NONNULL_END
    """,
    "Fresh/FRNote.m": """
    #import "FRNote.h"
    #import "Fresh-Swift.h"

    @implementation FRNote
    - (instancetype)init {
        self = [super init];
        if (self) { _title = @"Untitled"; }
        return self;
    }
    - (NSString *)describe {
        FRTheme *theme = [FRTheme sharedTheme];
        BOOL animated = [theme renameTo:self.title animated:YES];
        theme.priority = FRPriorityHigh;
        FRTheme *other = [[FRTheme alloc] initWithName:@"other" priority:FRPriorityLow];
        id any = other;
        NSString *name = [any name];
        return [NSString stringWithFormat:@"%@ %d %d %@ %@ %d %@", theme.name, animated, theme.priority == FRPriorityHigh, other.name,
                name, self.title.isShouted, [self summaryWithLimit:3]];
    }
    - (BOOL)reload:(NSString *)text error:(NSError **)error {
        return [[FRTheme sharedTheme] loadFrom:text error:error];
    }
    - (UIColor *)tint {
        BoardController *board = [[BoardController alloc] initWithRootViewController:[UIViewController new]];
        __block BOOL refreshed = NO;
        [board refreshAfter:1 completion:^(BOOL done) { refreshed = done; }];
        UIColor *red = [[FRTheme sharedTheme] colorForKey:@"red"];
        return refreshed && board.viewControllers.count == 1 && red != nil ? [UIColor freshTint] : red;
    }
    @end
    """,
    "FreshTests/NoteTests.m": """
    #import <XCTest/XCTest.h>
    #import "FRNote.h"

    @interface NoteTests : XCTestCase
    @property (nonatomic, strong) FRNote *note;
    @end

    @implementation NoteTests
    - (void)setUp {
        [super setUp];
        self.note = [[FRNote alloc] init];
    }
    - (void)tearDown {
        self.note = nil;
        [super tearDown];
    }
    - (void)testTitle {
        XCTAssertNotNil(self.note);
        XCTAssertEqualObjects(self.note.title, @"Untitled");
        self.note.title = @"ABCDE";
        XCTAssertEqual(self.note.title.length, 5u, @"a length of %d", 5);
        XCTAssertTrue([self.note.title hasPrefix:@"AB"]);
        XCTAssertFalse([self.note.title isEqualToString:@"x"]);
        XCTAssertGreaterThan(self.note.title.length, 3);
        XCTAssertEqualWithAccuracy(1.0, 1.05, 0.1);
    }
    - (void)testSwift {
        self.note.title = @"LOUD";
        XCTAssertEqualObjects([self.note describe], @"LOUD 1 1 other other 1 LOU");
        XCTAssertEqualObjects(self.note.tint, [UIColor greenColor]);
    }
    - (void)testError {
        NSError *error = nil;
        XCTAssertFalse([self.note reload:@"" error:&error]);
        XCTAssertNotNil(error);
        XCTAssertTrue([self.note reload:@"x" error:nil]);
    }
    - (void)testNumbers { XCTAssertEqual(1 + 1, 3, @"sum of %@", @"ones"); }
    - (void)testObjects { XCTAssertEqualObjects(@"a", @"b"); }
    - (void)testNil { XCTAssertNil(self.note); }
    - (void)testFail { XCTFail(@"no %d", 7); }
    - (void)testWaits {
        XCTestExpectation *expectation = [self expectationWithDescription:@"later"];
        dispatch_async(dispatch_get_main_queue(), ^{ [expectation fulfill]; });
        [self waitForExpectationsWithTimeout:2 handler:nil];
        XCTestExpectation *other = [[XCTestExpectation alloc] initWithDescription:@"other"];
        dispatch_async(dispatch_get_main_queue(), ^{ [other fulfill]; });
        [self waitForExpectations:@[other] timeout:2];
    }
    @end
    """,
  ]

  @Test("A suite in Objective-C runs against sources that use Swift's members, and its failures have their lines and values")
  func suite() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try TrestleProgram.write(sources, to: folder) {
      $0.replacing(
        "PRODUCT_BUNDLE_IDENTIFIER", with: "SWIFT_OBJC_BRIDGING_HEADER = \"Fresh/Fresh-Bridging-Header.h\"; PRODUCT_BUNDLE_IDENTIFIER")
    }
    let outcome = try TrestleProgram.run(["test", folder])
    expect(!outcome.output.contains("is left out"), "\(outcome.output)")
    expect(outcome.output.contains("8 tests: 4 passed, 4 failed, 0 skipped"), "\(outcome.output)")
    for failure in [
      "testNumbers: FreshTests/NoteTests.m:38: XCTAssertEqual failed: (\"2\") is not equal to (\"3\") - sum of ones",
      "testObjects: FreshTests/NoteTests.m:39: XCTAssertTrue failed", "testNil: FreshTests/NoteTests.m:40: XCTAssertNil failed",
      "testFail: FreshTests/NoteTests.m:41: failed - no 7",
    ] { expect(outcome.output.contains("NoteTests/\(failure)"), "\(failure) in \(outcome.output)") }
  }
}
