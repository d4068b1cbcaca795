import Testing
import TrestleExpectations

import ObjectiveCTranslator

/// Properties of UIKit that a class declares again, and the values of a view that its initializer sets.
struct InheritedPropertyTests {
  private func text(_ header: String, _ source: String) -> String {
    var reader = CReader()
    let headers = [reader.read(path: "A.h", text: header)]
    let translation = ObjectiveCTranslation(headers: headers, sources: [reader.read(path: "A.m", text: source)])
    expect(translation.leftOut.isEmpty, "\(translation.leftOut.map(\.reason))")
    return translation.files.map(\.text).joined()
  }

  @Test("An inherited property that is synthesized has a variable of its own, which its setter sets") func synthesized() {
    let text = text(
      "@interface A : UILabel\n@property (nonatomic, copy) NSAttributedString *attributedText;\n@end",
      """
      @implementation A
      @synthesize attributedText = _attributedText;
      - (void)setAttributedText:(NSAttributedString *)text {
        if ([text isEqualToAttributedString:_attributedText]) { return; }
        _attributedText = [text copy];
        [super setText:[self.attributedText string]];
      }
      @end
      """)
    expect(text.contains("var _attributedText: NSAttributedString! = nil"), "\(text)")
    expect(text.contains("get { self._attributedText }"), "\(text)")
    expect(text.contains("self._attributedText = "), "\(text)")
    expect(!text.contains("self.attributedText = "), "\(text)")
  }

  @Test("A property that is declared again for objects of any class takes them in Objective-C, and its own type in Swift")
  func widened() {
    let text = text(
      """
      @protocol A <NSObject>
      @property (copy) id text;
      @end
      @interface A : UILabel <A>
      - (void)setText:(id)text;
      @end
      @interface B : A
      @end
      """,
      """
      @implementation A
      @dynamic text;
      - (void)setText:(id)text {
        if ([text isKindOfClass:[NSString class]]) { [super setText:text]; return; }
        self.attributedText = text;
      }
      - (void)fill:(A *)other {
        other.text = [[NSAttributedString alloc] initWithString:@"x"];
        [self setText:[other attributedText]];
        self.text = super.text;
      }
      @end
      @implementation B
      - (void)setText:(id)text { [super setText:text]; }
      @end
      """)
    for wanted in [
      "override var text: String? {\n    get { super.text }\n    set { self._any_text = newValue }",
      "var _any_text: Any! {\n    get { super.text }\n", "func setText(_ value: Any!) { self._any_text = value }",
      "other?._any_text = NSAttributedString(", "self._any_text = super.text",
      "override var _any_text: Any! {\n    get { super._any_text }", "super._any_text = text",
      "protocol AProtocol: NSObjectProtocol {\n  var _any_text: Any! { get set }",
    ] { expect(text.contains(wanted), "\(wanted) in \(text)") }
  }

  @Test("An override has the types of the protocol that requires the method of its superclass") func required() {
    let text = text(
      """
      NS_ASSUME_NONNULL_BEGIN
      @protocol Sender <NSObject>
      - (NSString *)senderName;
      @end
      NS_ASSUME_NONNULL_END
      @interface A : UIViewController <Sender>
      @end
      @interface B : A
      @end
      """,
      """
      @implementation A
      - (NSString *)senderName { return @"a"; }
      @end
      @implementation B
      - (NSString *)senderName { return [@"b" stringByAppendingString:[super senderName]]; }
      @end
      """)
    expect(text.contains("override func senderName() -> String {"), "\(text)")
  }

  @Test("The class that gets a message may be a subclass, whose own methods are called") func receivingClass() {
    let text = text(
      "@interface A : UIView\n+ (NSString *)name;\n+ (UINib *)nib;\n+ (void)register;\n@end",
      """
      @implementation A
      + (NSString *)name { return NSStringFromClass([self class]); }
      + (UINib *)nib { return [UINib nibWithNibName:[[self class] name] bundle:nil]; }
      - (void)run { NSLog(@"%@", [[self class] name]); }
      @end
      """)
    for wanted in ["String(describing: self)", "UINib(nibName: (self.name()", "type(of: self).name()"] {
      expect(text.contains(wanted), "\(wanted) in \(text)")
    }
  }

  @Test("An appearance proxy of a view has the properties of its class, and none of the values that the initializer sets")
  func appearance() {
    let text = text(
      "@interface A : UIView\n@property UIColor *ring;\n@property BOOL round;\n@property (weak) id target;\n@end",
      """
      @implementation A
      - (id)initWithFrame:(CGRect)frame {
        if ((self = [super initWithFrame:frame])) { _ring = [UIColor whiteColor]; _round = YES; }
        return self;
      }
      - (void)setRing:(UIColor *)ring { _ring = ring; [self setNeedsDisplay]; }
      @end
      """)
    for wanted in [
      "UIAppearanceProperty(\\A.ring),\n", "UIAppearanceProperty(\\A.round),\n",
      "UIAppearanceProperty(removingInitialValues: { (proxy: A) in\n        proxy._ring = nil\n        proxy.round = false\n",
    ] { expect(text.contains(wanted), "\(wanted) in \(text)") }
    expect(!text.contains("\\A.target"), "\(text)")
  }
}
