import Testing
import TrestleExpectations

import ObjectiveCTranslator

/// Messages to what Swift declares.
struct SwiftInterfaceTests {
  private func translation(_ source: String, _ interface: SwiftInterface) -> ObjectiveCTranslation {
    var reader = CReader()
    let file = reader.read(path: "A.m", text: "@implementation A\n- (id)run:(Board *)board {\n\(source)\nreturn nil;\n}\n@end")
    let header = reader.read(path: "A.h", text: "@interface A : NSObject\n@end")
    return ObjectiveCTranslation(headers: [header], sources: [file], swift: interface)
  }

  private var interface: SwiftInterface {
    var interface = SwiftInterface()
    interface.declare(.class, "Board", objectiveCName: nil, inherited: ["Ranked", "UIViewController"])
    interface.declare(.class, "Store", objectiveCName: "ABStore", inherited: ["NSObject"])
    interface.declare(.protocol, "Ranked", objectiveCName: nil, inherited: [])
    interface.declare(.enumeration, "Mode", objectiveCName: "ABMode", inherited: ["Int"], cases: ["dark"])
    interface.addProperty("rank", of: "Ranked", selector: "rank", isStatic: false, isSettable: false, as: "Int")
    interface.addProperty("mode", of: "Board", selector: "mode", isStatic: false, isSettable: true, as: "Mode")
    interface.addProperty("shared", of: "Store", selector: "shared", isStatic: true, isSettable: false, as: "Store")
    interface.addProperty("accent", of: "UIColor", selector: "accent", isStatic: true, isSettable: false, as: "UIColor")
    interface.addMethod(
      "open(at:animated:)", of: "Store", selector: "openAt:animated:", isStatic: false, isThrowing: false,
      parameters: [("String", false), ("Bool", true)], result: nil)
    interface.addMethod(
      "write(to:)", of: "Store", selector: "writeTo:error:", isStatic: false, isThrowing: true, parameters: [("URL", false)], result: nil)
    interface.addMethod(
      "init(name:)", of: "Store", selector: "initWithName:", isStatic: false, isThrowing: false, parameters: [("String", false)],
      result: nil)
    return interface
  }

  @Test("Members of Swift's classes, protocols and extensions are called by their names in Swift") func members() {
    let translation = translation(
      """
      ABStore *store = [[ABStore alloc] initWithName:@"n"];
      [[ABStore shared] openAt:@"x" animated:NO];
      [store writeTo:[NSURL URLWithString:@"u"] error:nil];
      board.mode = ABModeDark;
      NSInteger rank = board.rank;
      board.view.backgroundColor = [UIColor accent];
      id any = store;
      [any openAt:@"y" animated:YES];
      """, interface)
    expect(translation.leftOut.isEmpty, "\(translation.leftOut)")
    let text = translation.files.map(\.text).joined()
    for wanted in [
      "Store(name: \"n\")", "Store.shared.open(at: \"x\", animated: false)", "{ try ", ".write(to: ", ".mode = Mode.dark", ".rank",
      "UIColor.accent", "(any as? Store)?.open(at: \"y\", animated: true)",
    ] { expect(text.contains(wanted), "\(wanted) in \(text)") }
  }

  @Test("A message that several classes of Swift take is not sent to an object of any class") func ambiguous() {
    var interface = interface
    interface.addMethod(
      "open(at:animated:)", of: "Board", selector: "openAt:animated:", isStatic: false, isThrowing: false,
      parameters: [("String", false), ("Bool", false)], result: nil)
    let translation = translation("id any = board;\n[any openAt:@\"y\" animated:YES];", interface)
    expect(translation.leftOut.map(\.reason), equals: ["openAt:animated: is sent to an object of any class"])
  }

  @Test("Functions of paths take a transform or none; other names of constants and functions are those of Swift") func functions() {
    let translation = translation(
      """
      CGMutablePathRef path = CGPathCreateMutable();
      CGAffineTransform turn = CGAffineTransformMakeRotation(1);
      CGPathMoveToPoint(path, NULL, 1, 2);
      CGPathAddRect(path, &turn, CGRectZero);
      board.edgesForExtendedLayout = UIRectEdgeNone;
      BOOL same = UIEdgeInsetsEqualToEdgeInsets(UIEdgeInsetsZero, UIEdgeInsetsMake(1, 1, 1, 1));
      NSString *text = NSLocalizedStringFromTableInBundle(@"key", @"Table", [NSBundle mainBundle], nil);
      """, interface)
    expect(translation.leftOut.isEmpty, "\(translation.leftOut)")
    let text = translation.files.map(\.text).joined()
    for wanted in [
      "path.move(to: CGPoint(x: 1, y: 2))", ".addRect(CGRect.zero, transform: turn)", "UIRectEdge()", "tableName: \"Table\", bundle: ",
    ] { expect(text.contains(wanted), "\(wanted) in \(text)") }
  }

  @Test("A pointer is taken as one to constants, and the letters of a text where they must be there") func pointers() {
    let translation = translation(
      """
      NSString *text = @"a";
      NSData *data = [NSData dataWithBytes:[text UTF8String] length:strlen([text UTF8String])];
      """, interface)
    expect(translation.leftOut.isEmpty, "\(translation.leftOut)")
    let written = translation.files.map(\.text).joined()
    for wanted in ["UnsafeRawPointer(_letters(text", "strlen(_letters(text"] {
      expect(written.contains(wanted), "\(wanted) in \(written)")
    }
  }
}
