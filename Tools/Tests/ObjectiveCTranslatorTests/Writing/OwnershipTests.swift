import Testing
import TrestleExpectations

import ObjectiveCTranslator

/// Sources of iOS 2 to 6: manual memory management, and the API of those versions.
struct OwnershipTests {
  private func translation(_ header: String, _ source: String) -> ObjectiveCTranslation {
    var reader = CReader()
    let headers = [reader.read(path: "A.h", text: header)]
    return ObjectiveCTranslation(headers: headers, sources: [reader.read(path: "A.m", text: source)], held: [:])
  }

  private func text(_ header: String, _ source: String) -> String {
    let translation = translation(header, source)
    expect(translation.leftOut.isEmpty, "\(translation.leftOut.map(\.reason))")
    return translation.files.map(\.text).joined()
  }

  @Test("Messages that count references vanish, and what else their receivers do remains")
  func references() {
    let text = text(
      "@interface A : UIViewController {\n UILabel *label; }\n- (UIView *)makeView;\n@end",
      """
      @implementation A
      - (UIView *)makeView { return [[[UIView alloc] init] autorelease]; }
      - (void)run {
        NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
        UILabel *other = [label retain];
        [label release];
        [[self makeView] release];
        label = other;
        [other autorelease];
        [pool drain];
      }
      - (void)dealloc { [label release]; label = nil; [super dealloc]; }
      @end
      """)
    expect(text.contains("func makeView() -> UIView! {\n    return UIView()\n  }"))
    expect(text.contains("let other: UILabel! = self.label\n    _ = self.makeView()\n    self.label = other\n  }"))
    expect(text.contains("deinit {\n  }"))
    expect(!text.contains("pool"))
  }

  @Test("A property that is retained, copied or assigned is that of a counted source")
  func properties() {
    let text = text(
      "@interface A : NSObject { NSString *name; }\n@property (nonatomic, retain) NSArray *list;\n@property (nonatomic, assign) id owner;\n@property (copy) NSString *name;\n@end",
      "@implementation A\n@synthesize list, owner, name;\n- (void)run { self.list = [NSArray array]; [name release]; name = [@\"a\" retain]; }\n@end"
    )
    expect(text.contains("var list: [Any]! = nil") && text.contains("self.name = \"a\""))
  }

  @Test("Controllers are presented and dismissed, and cells have texts and images, as before iOS 5")
  func older() {
    let text = text(
      "@interface A : UIViewController\n@end",
      """
      @implementation A
      - (void)run:(UITableView *)table {
        [self presentModalViewController:self.modalViewController animated:YES];
        [self dismissModalViewControllerAnimated:NO];
        UITableViewCell *cell = [[[UITableViewCell alloc] initWithFrame:CGRectZero reuseIdentifier:@"Cell"] autorelease];
        cell.text = @"a";
        [cell setImage:nil];
        cell.hidesAccessoryWhenEditing = NO;
      }
      - (void)viewDidUnload { [super viewDidUnload]; self.title = nil; }
      @end
      """)
    expect(text.contains("func viewDidUnload() {\n    self.title = nil\n  }"), "\(text)")
    expect(text.contains("self.dismiss(animated: false)") && text.contains("self.presentedViewController"))
    expect(text.contains("UITableViewCell(style: .default, reuseIdentifier: \"Cell\")"))
    expect(text.contains(".textLabel?.text = \"a\"") && text.contains(".imageView?.image = nil"))
    expect(text.contains("._hidesAccessoryWhenEditing = false"))
  }

  @Test("A cell's own member keeps the name that a class of UIKit had before")
  func ownMember() {
    let text = text(
      "@interface A : UITableViewCell\n@property (nonatomic, copy) NSString *text;\n@end",
      "@implementation A\n@synthesize text;\n- (void)run { self.text = @\"a\"; }\n@end")
    expect(text.contains("self.text = \"a\""))
  }

  @Test("Constants and the drawing of strings of iOS 2 to 6 have their names of today")
  func names() {
    let text = text(
      "@interface A : UIView\n@end",
      """
      @implementation A
      - (CGSize)run:(NSString *)s {
        [s drawAtPoint:CGPointZero forWidth:10 withFont:[UIFont systemFontOfSize:12] minFontSize:8 actualFontSize:NULL
          lineBreakMode:UILineBreakModeTailTruncation baselineAdjustment:UIBaselineAdjustmentAlignBaselines];
        NSRange r = [s rangeOfString:@"a" options:NSAnchoredSearch | NSCaseInsensitiveSearch];
        UITableViewCellStateMask m = UITableViewCellStateDefaultMask;
        return [s sizeWithFont:[UIFont systemFontOfSize:12] constrainedToSize:CGSizeZero lineBreakMode:UILineBreakModeWordWrap];
      }
      @end
      """)
    expect(text.contains("lineBreakMode: NSLineBreakMode.byTruncatingTail, baselineAdjustment: UIBaselineAdjustment.alignBaselines)"))
    expect(text.contains("NSString.CompareOptions.anchored") && text.contains("UITableViewCell.StateMask()"))
    expect(text.contains("constrainedTo: CGSize.zero, lineBreakMode: NSLineBreakMode.byWordWrapping)"))
  }

  @Test("A view with the accessors of a highlight gets it from its cell, as in UIKit")
  func highlight() {
    let header = "@interface A : UIView\n@property (nonatomic, getter=isHighlighted) BOOL highlighted;\n@end"
    expect(text(header, "@implementation A\n@synthesize highlighted;\n@end").contains("class A: UIView, UIHighlightable"))
    expect(!text("@interface A : UIControl\n@end", "@implementation A\n@end").contains("UIHighlightable"))
  }

  @Test("A mutable collection in another one is itself, not a copy")
  func nested() {
    let text = text(
      "@interface A : NSObject\n@property (retain) NSMutableArray *rows;\n@property (retain) NSMutableDictionary *map;\n@end",
      """
      @implementation A
      @synthesize rows, map;
      - (void)run {
        [[rows objectAtIndex:0] addObject:@"a"];
        [[map objectForKey:@"k"] addObject:[rows lastObject]];
      }
      @end
      """)
    expect(text.contains("[_at: 0]") && text.contains("[_for: \"k\"]") && text.contains("_lastObject"))
  }
}
