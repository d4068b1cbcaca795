import Testing
import TrestleExpectations

import ObjectiveCTranslator

struct TranslationTests {
  private func written(_ header: String, _ source: String, held: [String: String] = [:]) -> (text: String, ObjectiveCTranslation) {
    var reader = CReader()
    let headers = [reader.read(path: "A.h", text: header)]
    let translation = ObjectiveCTranslation(headers: headers, sources: [reader.read(path: "A.m", text: source)], held: ["A.m": held])
    return (translation.files.map(\.text).joined(), translation)
  }

  private func body(_ source: String, of header: String = "", method: String = "- (id)run") -> String {
    written(
      "@interface A : UIView\n@property (nonatomic, strong) NSArray<NSString *> *names;\n@property UILabel *label;\n\(header)\n@end",
      "@implementation A\n\(method) {\n\(source)\n}\n@end"
    ).text
  }

  @Test("An initializer calls the superclass's first, without the checks of self") func initializer() {
    let text = written(
      "@interface A : UIView\n@property int n;\n@end",
      "@implementation A\n- (instancetype)initWithFrame:(CGRect)frame { self = [super initWithFrame:frame]; if (self) { _n = 3; } return self; }\n@end"
    ).text
    expect(text.contains("override init(frame: CGRect) {\n    super.init(frame: frame)\n    self.n = 3\n  }"))
    expect(text.contains("required init?(coder: NSCoder) { super.init(coder: coder) }"))
  }

  @Test("A property that is never nil is nil in Objective-C until it is set, and Swift gets another object") func nilable() {
    let text = written(
      "NS_ASSUME_NONNULL_BEGIN\n@interface A : UIView\n@property (nonatomic) UIView *box;\n@end\nNS_ASSUME_NONNULL_END",
      "@implementation A\n- (void)run { self.box.alpha = 1; [self addSubview:self.box]; }\n@end"
    ).text
    expect(text.contains("@objc var box: UIView {\n    get { self._box ?? UIView() }"))
    // An override calls its superclass's accessor, which must not call the override again.
    expect(text.contains("var _nilable_box: UIView! {\n    get { self._box }\n    set { self._box = newValue }"))
    expect(text.contains("self._nilable_box?.alpha = 1"))
    expect(text.contains("_unlessNil(self._nilable_box) { _value1 in self.addSubview(_value1) }"))
  }

  @Test("A method whose name begins as an initializer's and returns nothing is a plain one, and a name without arguments takes ()")
  func namesOfInitializers() {
    let text = written(
      "@interface A : UIView\n- (instancetype)initWithAutomaticStyle;\n@end",
      """
      @implementation A
      - (instancetype)init { return [self initWithAutomaticStyle]; }
      - (instancetype)initWithAutomaticStyle { self = [super initWithFrame:CGRectZero]; [self initialize]; [self initTable]; return self; }
      - (void)initialize { self.alpha = 0; }
      - (void)initTable { self.alpha = 1; }
      @end
      """
    ).text
    expect(text.contains("convenience init() {\n    self.init(automaticStyle: ())"), "\(text)")
    expect(text.contains("init!(automaticStyle argument0: Void) {\n    super.init(frame: CGRect.zero)"), "\(text)")
    expect(text.contains("    self.initTable()"), "\(text)")
  }

  @Test("A category that declares a property of the class again takes no variable away") func propertiesOfCategories() {
    let text = written(
      "@interface A : UIView\n@end\n@interface A (Private)\n@property (readonly) NSDictionary *colors;\n@end",
      """
      @interface A ()
      @property (strong, nonatomic) NSMutableDictionary *colors;
      @end
      @implementation A
      - (void)run {
        _colors = [NSMutableDictionary dictionary];
        [self.subviews makeObjectsPerformSelector:@selector(removeFromSuperview)];
      }
      @end
      """
    ).text
    expect(text.contains("self.colors = NSMutableDictionary()"), "\(text)")
    expect(text.contains("_performOnEach(self.subviews, Selector(\"removeFromSuperview\"))"), "\(text)")
  }

  @Test("A function has its own parameters beside one of its name in another header") func functionsOfOneName() {
    let text = written(
      "int turned(int degrees);",
      "int turned(int degrees) { return degrees; }\nint turned(int degrees, int more) { return degrees + more; }"
    ).text
    expect(text.contains("func turned(_ degrees: Int32, _ more: Int32) -> Int32"), "\(text)")
  }

  @Test("A property of a system's class is written where its accessor is, whatever the category's name") func accessorsElsewhere() {
    let text = written(
      "@interface UIScrollView (Empty)\n@property (nonatomic, weak) UIView *source;\n@end",
      """
      @interface UIScrollView ()
      @property (nonatomic, readonly) UIView *box;
      @end
      @implementation UIScrollView (Other)
      - (UIView *)source { return nil; }
      - (void)setSource:(UIView *)source { }
      - (UIView *)box { return self.source; }
      @end
      """
    ).text
    expect(text.contains("@objc public var source: UIView! {") || text.contains("@objc var source: UIView! {"), "\(text)")
    expect(text.contains("@objc var box: UIView! {\n    get {\n      return self.source"), "\(text)")
    expect(!text.contains("func source()"), "\(text)")
  }

  @Test("An object of any class is a key of a dictionary that changes") func anyKeys() {
    let text = body("NSMutableDictionary *table = [NSMutableDictionary dictionary]; id key = nil; table[key] = self; table[@\"a\"] = self;")
    expect(text.contains("table[_object: (key ?? NSNull())] = self"), "\(text)")
    expect(text.contains("table[\"a\"] = self"), "\(text)")
  }

  @Test("A variable of a file is not hidden by a method of its name, and a set of any objects becomes one of texts") func hiddenVariables()
  {
    let text = written(
      "@interface A : NSObject\n@property NSSet<NSString *> *words;\n- (NSBundle *)bundleWithName:(NSString *)name;\n@end",
      """
      static NSBundle *bundle = nil;
      @implementation A
      - (NSBundle *)bundleWithName:(NSString *)name { self.words = [NSSet setWithObjects:@"a", @"b", nil]; return bundle; }
      @end
      """
    ).text
    expect(text.contains("var _variable_bundle: Bundle! = nil") && text.contains("return _variable_bundle"), "\(text)")
    expect(text.contains("as? Set<String>"), "\(text)")
  }

  @Test("A dynamic property of a layer is one whose change draws the layer, if it says so") func layerProperties() {
    let text = written(
      "@interface Ring : CALayer\n@property float progress;\n@end", "@implementation Ring\n@dynamic progress;\n@end"
    ).text
    expect(
      text.contains("var progress: Float = 0 { didSet { if Self.needsDisplay(forKey: \"progress\") { setNeedsDisplay() } } }"), "\(text)")
  }

  @Test("A factory whose parameters do not compile is left out without the rest of its file") func heldFactories() {
    let header = "@interface A : NSObject\n+ (instancetype)aWithFormat:(NSPropertyListFormat)format;\n@end"
    let source = "@implementation A\n+ (instancetype)aWithFormat:(NSPropertyListFormat)format { return nil; }\n@end"
    let file = written(header, source).1.files[0]
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    let index = lines.firstIndex { $0.contains("init!(format: PropertyListSerialization.PropertyListFormat)") }
    expect(
      index.flatMap { file.parts(atLine: $0 + 1) } == ["+[A aWithFormat:] as an initializer as a whole"], "\(file.text)")
  }

  @Test("Constants without their type's name, and queues") func shortConstants() {
    let text = body(
      """
      id challenge = @(NSURLSessionAuthChallengeUseCredential), key = NSLocaleCountryCode, size = NSFileSize;
      dispatch_group_async(group, dispatch_get_main_queue(), ^{ });
      dispatch_barrier_sync(dispatch_get_main_queue(), ^{ });
      int policy = NSURLRequestReturnCacheDataElseLoad, rule = kCTLineBreakByClipping;
      """, of: "", method: "- (void)run:(dispatch_group_t)group")
    expect(text.contains("NSLocale.Key.countryCode"), "\(text)")
    expect(text.contains("FileAttributeKey.size"), "\(text)")
    expect(text.contains("URLSession.AuthChallengeDisposition.useCredential"), "\(text)")
    expect(text.contains("NSURLRequest.CachePolicy.returnCacheDataElseLoad"), "\(text)")
    expect(text.contains("DispatchQueue.main.async(group: group!, execute:"), "\(text)")
    expect(text.contains("DispatchQueue.main.sync(flags: .barrier, execute:"), "\(text)")
  }

  @Test("A message to the class of self makes an object of a subclass") func subclassObjects() {
    let text = written(
      "@interface A : UIViewController\n- (id)initWithSize:(int)size;\n@end\n@interface B : A\n@end",
      """
      @implementation A
      - (id)initWithSize:(int)size { return [super initWithNibName:nil bundle:nil]; }
      + (id)named { return [[[self class] alloc] initWithNibName:@"A" bundle:nil]; }
      - (id)another { return [[[self class] alloc] initWithSize:3]; }
      @end
      @implementation B
      @end
      """
    ).text
    expect(text.contains("self.init(nibName: \"A\", bundle: nil)"), "\(text)")
    expect(text.contains("((_made(type(of: self), [(B.self, { B(size: 3) })]) as? A) ?? A(size: 3))"), "\(text)")
  }

  @Test("A typedef of a class is the class by its pointer, with the types of its items") func classAliases() {
    let text = written(
      """
      typedef NSDictionary<NSString *, id> Options;
      typedef NSMutableDictionary<NSString *, id> ChangedOptions;
      typedef UIView Box;
      @interface A : UIView
      - (id)read:(nullable Options *)options in:(Box *)box;
      @end
      """,
      """
      @implementation A
      - (id)read:(Options *)options in:(Box *)box {
        ChangedOptions *changed = [options mutableCopy];
        changed[@"a"] = @1;
        box.alpha = 0;
        return options[@"b"];
      }
      @end
      """
    ).text
    expect(text.contains("func read(_ options: [String: Any]?, in box: UIView!)"), "\(text)")
    expect(!text.contains("UnsafeMutablePointer"), "\(text)")
  }

  @Test("A dot sets by a method where there is no property, and the class of self answers for its subclasses")
  func methodsByDots() {
    let text = written(
      "@interface A : NSOperation\n@end\n@interface B : A\n@end",
      """
      @implementation A
      + (NSArray *)kinds { return @[]; }
      - (void)setFinished:(BOOL)finished { }
      - (void)start { self.finished = YES; for (NSString *kind in self.class.kinds) { [self cancel]; } }
      @end
      @implementation B
      + (NSArray *)kinds { return @[@"b"]; }
      @end
      """
    ).text
    expect(text.contains("self.setFinished(true)"), "\(text)")
    expect(text.contains("in type(of: self).kinds"), "\(text)")
  }

  @Test("A proxy is an object that forwards, and a key that is a structure begins as an empty text") func proxies() {
    let text = written(
      "@interface Proxy : NSProxy\n+ (instancetype)proxyFor:(id)target;\n@end",
      """
      @implementation Proxy { __weak id _target; NSRunLoopMode _mode; }
      + (instancetype)proxyFor:(id)target { Proxy *proxy = [Proxy alloc]; proxy->_target = target; return proxy; }
      - (id)forwardingTargetForSelector:(SEL)selector { return _target; }
      - (BOOL)isEqual:(id)other { return [_target isEqual:other]; }
      @end
      """
    ).text
    expect(text.contains("class Proxy: NSObject"), "\(text)")
    expect(text.contains("override func isEqual(_"), "\(text)")
    expect(text.contains("RunLoop.Mode(rawValue: \"\")"), "\(text)")
  }

  @Test("An initializer of a protocol is required in the class that adopts it, and in its subclasses") func requiredInitializers() {
    let text = written(
      """
      @protocol Reading <NSObject>
      - (instancetype)initWithText:(NSString *)text;
      @end
      @interface A : NSObject <Reading>
      @end
      @interface B : A
      @end
      """,
      """
      @implementation A
      - (instancetype)initWithText:(NSString *)text { return [super init]; }
      @end
      @implementation B
      - (instancetype)initWithText:(NSString *)text { return [super initWithText:text]; }
      @end
      """
    ).text
    expect(text.split(separator: "required init!(text").count == 3, "\(text)")
  }

  @Test("A macro that joins the name of another one is used again in what that one becomes") func joinedMacros() {
    let text = body(
      "joined(kind, one)(3); return nil;",
      of: """
        #define joined(a, b) joined_(a, b)
        #define joined_(a, b) a ## b
        #define kindone(x) int joined(w, 4) = 0; int joined(v, 1) = x
        """)
    expect(text.contains("w4") && text.contains("v1: Int32 = 3"), "\(text)")
  }

  @Test("A selector that is never nil is not optional, so that a subclass in Swift overrides the method") func selectors() {
    let text = written(
      "NS_ASSUME_NONNULL_BEGIN\n@interface A : NSObject\n- (void)sent:(SEL)selector to:(nullable SEL)other;\n@end\nNS_ASSUME_NONNULL_END",
      "@implementation A\n- (void)sent:(SEL)selector to:(SEL)other { if (selector && [self respondsToSelector:selector]) { } }\n@end"
    ).text
    expect(text.contains("func sent(_ selector: Selector, to other: Selector?)"), "\(text)")
  }

  @Test("An object that may be nil is kept weakly as nil, and not as an object for nil") func weakObjects() {
    let text = written(
      "@interface A : NSObject { id __weak _other; }\n- (void)keep:(nullable id)other;\n@end",
      "@implementation A\n- (void)keep:(id)other { _other = other; }\n@end"
    ).text
    expect(text.contains("_other = other as AnyObject?"), "\(text)")
  }

  @Test("A method that would have the name of another without its error keeps its own") func errorNames() {
    let text = written(
      "@interface A : NSObject\n- (BOOL)next;\n- (BOOL)nextWithError:(NSError **)e;\n- (BOOL)loadWithError:(NSError **)e;\n@end",
      """
      @implementation A
      - (BOOL)next { return [self nextWithError:nil]; }
      - (BOOL)nextWithError:(NSError **)e { return YES; }
      - (BOOL)loadWithError:(NSError **)e { return YES; }
      @end
      """
    ).text
    expect(text.contains("func next() -> Bool {\n    return _succeeds({ try self.nextWithError() })"))
    expect(text.contains("func nextWithError() throws {") && text.contains("func load() throws {"))
  }

  @Test("An alert and a sheet of iOS 2 have their buttons, up to the first nil, and a function of a later iOS exists") func earlyAlerts() {
    let text = body(
      """
      [[[UIAlertView alloc] initWithTitle:@"A" message:nil delegate:self cancelButtonTitle:@"No" otherButtonTitles:@"Yes", @"Later", nil] show];
      [[[UIAlertView alloc] initWithTitle:@"B" message:@"M" delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      if (UIGraphicsBeginImageContextWithOptions != NULL) UIGraphicsBeginImageContextWithOptions(CGSizeZero, NO, 0);
      if (isspace('a')) self.label.text = [@"a" stringByPaddingToLength:3 withString:@"." startingAtIndex:0];
      return [[UIActionSheet alloc] initWithTitle:nil delegate:nil cancelButtonTitle:nil destructiveButtonTitle:@"Delete" otherButtonTitles:@"Copy", nil];
      """)
    expect(
      text.contains(
        "UIAlertView(title: \"A\", message: nil, delegate: self, cancelButtonTitle: \"No\", otherButtonTitles: \"Yes\", \"Later\").show()"),
      "\(text)")
    expect(text.contains("if isspace(97) != 0 {") && text.contains("\"a\".padding(toLength: 3, withPad: \".\", startingAt: 0)"), "\(text)")
    expect(text.contains("if true {\n      UIGraphicsBeginImageContextWithOptions("))
    expect(text.contains("UIAlertView(title: \"B\", message: \"M\", delegate: nil, cancelButtonTitle: \"OK\").show()"))
    expect(
      text.contains(
        "UIActionSheet(title: nil, delegate: nil, cancelButtonTitle: nil, destructiveButtonTitle: \"Delete\", otherButtonTitles: \"Copy\")")
    )
  }

  @Test("An object that is allocated in one statement and initialized in another is made in the second") func allocation() {
    let text = body(
      """
      UIAlertView *alert = [UIAlertView alloc];
      UILabel *title = [UILabel alloc];
      if (self.label) { [alert initWithTitle:@"A" message:nil delegate:nil cancelButtonTitle:@"No" otherButtonTitles:nil]; }
      title = [title initWithFrame:CGRectZero];
      return title;
      """)
    expect(text.contains("var alert: UIAlertView! = nil"), "\(text)")
    expect(text.contains("alert = UIAlertView(title: \"A\", message: nil, delegate: nil, cancelButtonTitle: \"No\")"))
    expect(text.contains("title = UILabel(frame: CGRect.zero)"))
  }

  @Test("A convenience initializer that calls one of the superclass calls that of its class") func convenience() {
    let text = written(
      "@interface UIView (Box)\n- (id)initWithSide:(CGFloat)side;\n@end\n@interface A : UIView\n- (id)initWithBox:(UIView *)box;\n@end",
      """
      @implementation UIView (Box)
      - (id)initWithSide:(CGFloat)side { self = [super init]; if (self) { self.alpha = side; } return self; }
      @end
      @implementation A
      - (id)initWithBox:(UIView *)box {
        if (box) { self = [self initWithSide:2]; } else { self = [super initWithFrame:CGRectZero]; }
        return self;
      }
      @end
      """
    ).text
    expect(text.contains("convenience init!(side: CGFloat) {\n    self.init(frame: .zero)\n"), "\(text)")
    expect(text.contains("self.init(frame: CGRect.zero)") && !text.contains("super.init(frame: CGRect.zero)"), "\(text)")
  }

  @Test("A convenience initializer of the superclass is replaced by the designated one that it calls") func passedOn() {
    let text = written(
      """
      @interface A : NSObject
      - (id)initWithSide:(CGFloat)side masked:(BOOL)isMasked;
      @end
      @interface B : A
      - (id)initWithImage:(UIImage *)image;
      - (id)initWithWidth:(CGFloat)width;
      @end
      @interface C : NSObject
      @end
      @interface D : C
      @end
      """,
      """
      @implementation A
      - (id)init { return [self initWithSide:2]; }
      - (id)initWithSide:(CGFloat)length { return [self initWithSide:length masked:YES]; }
      - (id)initWithSide:(CGFloat)side masked:(BOOL)isMasked { self = [super init]; return self; }
      @end
      @implementation B
      - (id)initWithImage:(UIImage *)image { self = [super init]; return self; }
      - (id)initWithWidth:(CGFloat)width { if (self = [super initWithSide:width]) { } return self; }
      @end
      @implementation C
      - (id)init { return [self initAgain]; }
      - (id)initAgain { return [self init]; }
      @end
      @implementation D
      - (id)init { self = [super init]; return self; }
      @end
      """
    ).text
    expect(text.contains("super.init(side: 2, masked: true)"), "\(text)")
    expect(text.contains("super.init(side: width, masked: true)"), "\(text)")
  }

  @Test("A getter that overrides a writable property of UIKit leaves the setter to the superclass") func overriddenGetter() {
    let text = written(
      "@interface A : UIControl\n@end",
      """
      @implementation A
      - (UIAccessibilityTraits)accessibilityTraits { return UIAccessibilityTraitAdjustable; }
      - (BOOL)isHighlighted { return YES; }
      - (CGSize)intrinsicContentSize { return CGSizeZero; }
      - (NSString *)description { return @""; }
      - (NSUInteger)hash { return 0; }
      + (Class)layerClass { return [CALayer class]; }
      @end
      """
    ).text
    let setters = text.matches(of: /set \{ super\.(\w+) = newValue \}/).map(\.output.1)
    expect(setters, equals: ["accessibilityTraits", "isHighlighted"], "\(text)")
  }

  @Test("Functions are found behind variables and properties, arrays are sorted by functions of C, and real numbers never overflow")
  func hiddenFunctions() {
    let text = written(
      "@interface A : UIView\n@property NSInteger type;\n@property NSArray *views;\n@end",
      """
      NSComparisonResult compareDepth(UIView *a, UIView *b, A *self) { return NSOrderedSame; }
      NSInteger compareAny(id a, id b, void *context) { return 0; }
      @implementation A
      - (Class)kind { return [self class]; }
      - (NSInteger)limit:(NSInteger)value { NSInteger min = 1; NSInteger max = 3; return MAX(min, MIN(max, value)); }
      - (void)shared:(UIActivityType)type by:(UIGraphicsImageRenderer *)renderer {
        [renderer imageWithActions:^(UIGraphicsImageRendererContext *inner) {
          CGContextRef context = inner.CGContext;
          CGContextTranslateCTM(context, 1, 2);
        }];
      }
      - (NSInteger)rows:(CGFloat)height by:(CGFloat)width { return height / width; }
      - (NSArray *)sorted {
        self.views = [self.views sortedArrayUsingFunction:compareAny context:NULL];
        return [self.views sortedArrayUsingFunction:(NSInteger (*)(id, id, void *))compareDepth context:(__bridge void *)self];
      }
      @end
      """
    ).text
    expect(text.contains("_ type: UIActivity.ActivityType,") && text.contains(" context.translateBy(x: 1, y: 2)"), "\(text)")
    expect(text.contains("return _integer(height / width, as: Int.self)"), "\(text)")
    expect(text.contains("Swift.type(of: self)") && text.contains("Swift.max(min, Swift.min(max, value))"), "\(text)")
    expect(text.contains("compareDepth($0 as? UIView, $1 as? UIView, self) }"), "\(text)")
    expect(text.contains("ComparisonResult(rawValue: Int(compareAny($0, $1, nil))) ?? .orderedSame }"), "\(text)")
  }

  @Test("Functions and constants of Core Graphics are the members of their types") func coreGraphics() {
    let text = body(
      """
      CGImageAlphaInfo alpha = CGImageGetAlphaInfo(self.image);
      if (alpha == kCGImageAlphaFirst || alpha == kCGImageAlphaNoneSkipLast || CGImageIsMask(self.image)) { return nil; }
      size_t bits = CGBitmapContextGetBitsPerComponent(UIGraphicsGetCurrentContext());
      CGContextSetBlendMode(UIGraphicsGetCurrentContext(), kCGBlendModeColorDodge);
      CGContextDrawPath(UIGraphicsGetCurrentContext(), kCGPathEOFillStroke);
      return @(bits + CGImageGetWidth(self.image));
      """, of: "@property CGImageRef image;")
    for expected in [
      ".alphaInfo", "CGImageAlphaInfo.first", "CGImageAlphaInfo.noneSkipLast", ".isMask", ".bitsPerComponent", "CGBlendMode.colorDodge",
      "CGPathDrawingMode.eoFillStroke", ".width",
    ] {
      expect(text.contains(expected), "\(expected) in \(text)")
    }
  }

  @Test("Values are boxed by the encodings of their types") func encodings() {
    let text = body(
      """
      CGSize size = CGSizeMake(1, 2);
      if (strcmp(@encode(typeof(size)), @encode(CGSize)) == 0) { return [NSValue value:&size withObjCType:@encode(CGSize)]; }
      return @[@(@encode(id)), @(@encode(typeof(self.label))), @(@encode(typeof(3)))];
      """)
    expect(text.contains("NSValue(cgSize: size)") && text.contains("\"{CGSize=dd}\""), "\(text)")
    expect(text.contains("\"@\"") && text.contains("\"i\"") && !text.contains("_held"), "\(text)")
  }

  @Test("Methods with a variable number of arguments pass them on as a list") func variableArguments() {
    let text = written(
      "@interface A : NSObject\n- (void)log:(NSString *)format, ...;\n@end",
      """
      @implementation A
      - (void)log:(NSString *)format, ... { va_list list; va_start(list, format); NSLogv(format, list); va_end(list); }
      - (void)run { [self log:@"%d", 3]; }
      @end
      """
    ).text
    expect(text.contains("func log(_ format: String!, _arguments: [Any?])"))
    expect(text.contains("list = _VariableArguments(_arguments)"))
    expect(text.contains("self.log(\"%d\", _arguments: [3] as [Any?])"))
  }

  @Test("The classes of a library and what its headers declare are for other modules, the rest is not") func library() {
    var reader = CReader()
    let header = reader.read(path: "A.h", text: "@interface A : UIView\n@property int n;\n- (void)show;\n@end")
    let source = reader.read(path: "A.m", text: "@implementation A\n- (void)show {}\n- (void)hide {}\n- (void)layoutSubviews {}\n@end")
    let library = ObjectiveCTranslation(headers: [header], sources: [source], isLibrary: true)
    let text = library.files.map(\.text).joined()
    expect(text.contains("@objc(A) open class A: UIView"))
    expect(text.contains("@objc open var n: Int32 = 0"))
    expect(text.contains("@objc open func show()"))
    expect(text.contains("\n  @objc func hide()"))
    expect(text.contains("open override func layoutSubviews()"))
    let user = reader.read(path: "B.m", text: "@interface B : A\n@end\n@implementation B\n- (void)run { [self show]; self.n = 2; }\n@end")
    let other = ObjectiveCTranslation(
      headers: [], sources: [user], libraries: [.init(module: "Kit", headers: [header], sources: [source])])
    expect(other.files.count == 1 && other.files[0].text.contains("import Kit"))
    expect(other.leftOut.isEmpty)
  }

  @Test("A held method reports itself and returns nothing, and its lines are known") func held() {
    let (text, translation) = written(
      "@interface A : NSObject\n- (NSInteger)count;\n@end", "@implementation A\n- (NSInteger)count { return 3; }\n@end",
      held: ["-[A count]": "its Swift does not compile"])
    expect(text.contains("_held(\"-[A count]\""))
    expect(text.contains("return 0"))
    expect(translation.leftOut.map(\.method), equals: ["-[A count]"])
    let file = translation.files[0]
    let line = file.text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("return 0") }
    expect(file.parts(atLine: (line ?? 0) + 1), equals: ["-[A count]", "-[A count] as a whole"])
    expect(file.parts(atLine: 1) == nil)
    expect(file.parts(atLine: 9_999) == nil)
  }

  @Test("A class with forwardInvocation: gets the messages that it has no method for") func invocations() {
    let text = written(
      "@interface A : NSObject\n@end",
      """
      @implementation A { __weak id _target; }
      - (void)forwardInvocation:(NSInvocation *)invocation {
        BOOL isVoid = strcmp(invocation.methodSignature.methodReturnType, @encode(void)) == 0;
        id first = nil;
        [invocation getArgument:&first atIndex:2];
        if (isVoid && [_target respondsToSelector:invocation.selector]) { [invocation invokeWithTarget:_target]; }
      }
      @end
      """
    ).text
    expect(text.contains("class A: NSObject, UIKit._InvocationForwarding"), "\(text)")
    expect(text.contains("func forwardInvocation(_ invocation: NSInvocation) {"), "\(text)")
    expect(text.contains("invocation.getArgument(&first, at: 2)"), "\(text)")
    expect(text.contains("invocation._isAnswered(by: self._target)"), "\(text)")
    expect(text.contains("invocation.invoke(withTarget:"), "\(text)")
  }

  @Test("A method or function whose declaration does not compile is left out without the rest of its file") func heldDeclarations() {
    let header = "@interface A : NSObject\n- (void)ask:(Protocol *)p;\n- (void)run;\n@end"
    let source = "typedef NSInvocation *Ref;\nvoid f(Ref r) {}\n@implementation A\n- (void)ask:(Protocol *)p {}\n- (void)run {}\n@end"
    let file = written(header, source).1.files[0]
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    func parts(_ word: String) -> [String]? { lines.firstIndex { $0.contains(word) }.flatMap { file.parts(atLine: $0 + 1) } }
    let wholes = ["func f(": "f()", "func ask(": "-[A ask:]"].mapValues { $0 + " as a whole" }
    for (word, name) in wholes { expect(parts(word), equals: [name], "\(file.text)") }
    let (text, translation) = written(header, source, held: Dictionary(uniqueKeysWithValues: wholes.values.map { ($0, "gone") }))
    expect(!wholes.keys.contains { text.contains($0) } && text.contains("func run()"), "\(text)")
    expect(Set(translation.leftOut.map(\.method)), equals: ["f()", "-[A ask:]"])
  }

  @Test(
    "Statements and expressions have the Swift of their types",
    arguments: [
      ("self.label.text = @\"a\"; return nil;", "self.label?.text = \"a\""),
      ("UICollectionUpdateAction a = UICollectionUpdateActionInsert; return nil;", "UICollectionViewUpdateItem.Action.insert"),
      ("AVAssetImageGeneratorResult a = AVAssetImageGeneratorSucceeded; return nil;", "AVAssetImageGenerator.Result.succeeded"),
      (
        "[[NSURLSession sharedSession] downloadTaskWithURL:[NSURL URLWithString:@\"u\"]]; return nil;",
        "_mapped(URL(string: \"u\")) { _value1 in URLSession.shared.downloadTask(with: _value1) }"
      ),
      ("return (NSString *)kUTTypeJPEG;", "return kUTTypeJPEG"),
      ("for (NSString *name in self.names) { NSLog(@\"%@\", name); } return nil;", "for name in self.names ?? [] {"),
      ("for (int i = 0; i < 3; i++) { if (i == 1) continue; [self setNeedsLayout]; } return nil;", "break _next1"),
      ("if (self.names.count) return nil; return self;", "if ((self.names?.count ?? 0) != 0) {"),
      ("return self.names[0];", "return self.names?[0]"),
      (
        "self.frame = CGRectMake(0, 0, 10, self.bounds.size.height); return nil;",
        "self.frame = CGRect(x: 0, y: 0, width: 10, height: self.bounds.size.height)"
      ),
      ("self.backgroundColor = [UIColor colorWithWhite:0 alpha:0.5]; return nil;", "self.backgroundColor = UIColor(white: 0, alpha: 0.5)"),
      ("self.contentMode = UIViewContentModeScaleAspectFit; return nil;", "self.contentMode = UIView.ContentMode.scaleAspectFit"),
      ("[self.label setFont:[UIFont systemFontOfSize:12]]; return nil;", "self.label?.font = UIFont.systemFont(ofSize: 12)"),
      ("return [NSString stringWithFormat:@\"%d\", 3];", "return _format(\"%d\", 3)"),
      (
        "dispatch_async(dispatch_get_main_queue(), ^{ [self setNeedsDisplay]; }); return nil;",
        "DispatchQueue.main.async(execute: { () -> Void in"
      ),
      ("CGFloat h[8] = {0}; return nil;", "var h: [CGFloat] = Array(repeating: 0 as CGFloat, count: 8)"),
      ("int a[4] = {1, 2}; return nil;", "var a: [Int32] = (([1, 2] as [Int32]) + Array(repeating: 0, count: 2))"),
      ("int a[] = {[2] = 7, 8}; return nil;", "var a: [Int32] = ([0, 0, 7, 8] as [Int32])"),
      (
        "int g[2][3] = {{1}}; return nil;",
        "([(([1] as [Int32]) + Array(repeating: 0, count: 2))] as [[Int32]])"
      ),
      ("char b[64]; memset(b, 0, sizeof(b)); return nil;", "_fill(&b, 0, (b.count * MemoryLayout<CChar>.stride))"),
      ("char b[] = \"ab\"; return @(b);", "return _string(b)"),
      ("id x = 0; NSArray *y = 0x00; return y;", "let y: [Any]! = nil"),
      ("__weak typeof(self) w = self; return w;", "weak var w: A? = self"),
      ("return @[@1, @\"x\"];", "return ([NSNumber(value: 1), \"x\"] as [Any])"),
      ("[[NSNotificationCenter defaultCenter] removeObserver:self]; return nil;", "NotificationCenter.default.removeObserver(self)"),
      (
        "[UIView animateWithDuration:0.3 animations:^{ self.alpha = 0; }]; return nil;",
        "UIView.animate(withDuration: 0.3, animations: { () -> Void in"
      ),
    ])
  func statement(source: String, expected: String) {
    let text = body(source).replacing("`default`", with: "default")
    expect(text.contains(expected), "\(text)")
  }

  @Test(
    "Declarations are Swift's",
    arguments: [
      ("typedef NS_ENUM(NSInteger, Style) { StyleLight, StyleDark = 4 };", "@objc enum Style: Int {\n  case light = 0\n  case dark = 4\n}"),
      ("typedef NS_OPTIONS(NSUInteger, Marks) { MarksNone = 0, MarksBold = 1 << 2 };", "static var bold: Marks { Marks(rawValue: 4) }"),
      ("typedef struct { int a; float b; } Pair;", "struct Pair {\n  var a: Int32 = 0\n  var b: Float = 0\n}"),
      ("@protocol P <NSObject>\n@optional\n- (void)aDidEnd:(NSString *)a;\n@end", "@objc optional func aDidEnd(_ a: String!)"),
      ("#define kLimit 20", "var kLimit: Int32 { 20 }"),
    ])
  func declaration(header: String, expected: String) { expect(written(header, "").text.contains(expected)) }

  @Test("A statement that cannot be translated is left out alone, and reported with its line") func statements() {
    let (text, translation) = written(
      "@interface A : UIView\n@property int n;\n@end",
      """
      @implementation A
      - (NSInteger)run {
        _n = 1;
        missing(3);
        int a = absent(2), b = 4;
        if (gone) { _n = 2; }
        while (gone) { _n = 5; break; }
        [UIView animateWithDuration:1 animations:^{ self.n = 7; missing(4); }];
        _n = a + b;
        return absent(5);
      }
      - (void)guarded { _n = 8; if (gone) { return; } _n = 9; }
      - (instancetype)initWithFrame:(CGRect)frame { self = [super initWithFrame:frame]; missing(6); _n = 10; return self; }
      @end
      """)
    for wanted in ["self.n = 1", "var a: Int32 = 0", "b: Int32 = 4", "self.n = 7", "return 0", "self.n = 10"] {
      expect(text.contains(wanted), "\(wanted) in \(text)")
    }
    expect(text.contains("_held(\"-[A run]\", line: 4, ") && !text.contains("_held(\"-[A run]\", \"") && !text.contains("self.n = 5"))
    // A condition that cannot be translated is false.
    expect(text.contains("_held(\"-[A guarded]\", line: 12, ") && text.contains("self.n = 9"))
    let places = translation.leftOut.map { "\($0.method) \($0.line)" }
    let lost = [4, 5, 6, 7, 8, 10].map { "a statement of -[A run] \($0)" }
    expect(places, equals: ["a statement of -[A initWithFrame:] 13"] + lost + ["a statement of -[A guarded] 12"], "\(places)")
  }

  @Test(
    "The rest of a method stays where a condition, a case, a declaration, a call of an initializer or a jump cannot be translated",
    arguments: [
      ("if (gone) { a = 1; } else { a = 2; }", "do {\n      a = 2\n    }"),
      ("if (a) { a = 1; } else if (gone) { a = 3; } else { a = 4; }", "} else {\n      _held("),
      ("do { a = 1; } while (gone);", "repeat {\n      a = 1\n    } while false"),
      ("switch (gone) { case 1: return self; default: a = 5; }", "switch 0 {\n    default:\n      a = 5\n    }"),
      (
        "switch (a) { default: a = 5; case 2: a = 6; break; case gone: a = 7; }",
        "case 2:\n      a = 6\n    default:\n      a = 5\n      a = 6"
      ),
      ("static Gone *b = 3 + gone; a = 8;", "a = 8"),
      ("asm(\"nop\"); a = 9;", "a = 9"),
      ("if (a) goto inside; while (a) { inside: a = 2; }", "if a != 0 {\n      _held("),
      ("for (a b c) { a = 3; } a = 4;", "a = 4"),
      ("for (;;) { if (gone) break; } a = 6;", "    _held(\"-[A run]\", line: 3, \"its end depends on"),
      ("while (a) { a = gone; } a = 6;", "    _held(\"-[A run]\", line: 3, \"its end depends on"),
    ])
  func rest(source: String, expected: String) {
    let text = body("int a = 0; \(source) return nil;")
    expect(text.contains(expected) && text.contains("line: "), "\(text)")
  }

  @Test(
    "Labels become blocks and loops with names",
    arguments: [
      (
        "if (a) goto done; int b = a; a = b; done: return self;",
        "_done: do {\n      var a: Int32 = 0\n      if a != 0 {\n        break _done\n      }"
      ),
      ("if (a) goto end; int b = a; end: a = b; return nil;", "var b: Int32 = 0\n    _end: do {"),
      ("again: a++; if (a < 3) goto again; return self;", "_again: while true {\n      a += 1\n      if a < 3 {\n        continue _again"),
      ("again: a++; if (a < 3) goto again;", "continue _again\n      }\n      return nil"),
      (
        "while (a) { if (a > 2) goto next; a = 1; next: a--; } return nil;",
        "_next: do {\n        if a > 2 {\n          break _next\n        }\n        a = 1\n      }\n      a -= 1"
      ),
    ])
  func jumps(source: String, expected: String) {
    let text = body("int a = 0; \(source) return nil;")
    expect(text.contains(expected) && !text.contains("_held"), "\(text)")
  }

  @Test("An initializer keeps its statements if the call of another one cannot be translated, and calls one in each branch")
  func initializers() {
    let (text, translation) = written(
      "@interface A : UIView\n@property int n;\n@end",
      """
      @implementation A
      + (void)initialize { [super initialize]; }
      - (id)initWithCount:(int)count { self = [super initWithGone:count]; if (self) { _n = 1; } return self; }
      - (id)initWithName:(NSString *)name { if (name) { self = [super initWithFrame:CGRectZero]; } else { self = nil; } _n = 2; return self; }
      - (id)initInLock:(id)lock { @synchronized(lock) { self = [super init]; _n = 3; } return self; }
      @end
      """)
    expect(text.contains("super.init(frame: CGRect())\n    self.n = 1"), "\(text)")
    expect(text.contains("    } else {\n      return nil\n    }\n    self.n = 2"))
    expect(text.contains("do {\n      super.init(frame: .zero)\n      self.n = 3\n    }"))
    expect(text.contains("A._initialize()\n    do {") && text.contains("private class func _initialize() {"))
    expect(translation.leftOut.map(\.method), equals: ["a statement of -[A initWithCount:]"])
  }

  @Test("A category's answer for delegates is not overridden: a delegate's own method wins, and one without it gets the category's")
  func defaultAnswers() {
    let text = written(
      """
      @class B;
      @protocol BDelegate <NSObject>
      @optional
      - (CGFloat)widthOf:(B *)b;
      - (NSInteger)countOf:(B *)b;
      @end
      @interface B : UIView
      @property (nonatomic, weak) id<BDelegate> delegate;
      @end
      @interface A : UIViewController <BDelegate>
      @end
      """,
      """
      @implementation NSObject (B)
      - (CGFloat)widthOf:(B *)b { return 7; }
      - (NSUInteger)countOf:(B *)b { return 7; }
      @end
      @implementation B
      - (void)measure { CGFloat width = [self.delegate widthOf:self]; NSInteger count = [self.delegate countOf:self]; }
      @end
      @implementation A
      - (CGFloat)widthOf:(B *)b { return 3; }
      @end
      """
    ).text
    expect(text.contains("@objc(widthOf:) func _default_width(of b: B!) -> CGFloat"), "\(text)")
    expect(text.contains("func width(of b: B!) -> CGFloat {\n    return 3"), "\(text)")
    expect(text.contains(" ?? ((self.delegate as? NSObject)?._default_count(of: self)).map { Int"), "\(text)")
    expect(text.contains("(self.delegate?.width?(of: self) ?? (self.delegate as? NSObject)?._default_width(of: self))"), "\(text)")
  }

  @Test("A property that a class declares again with its own type is cast where it is read, and assigned as it is")
  func narrowedProperties() {
    let text = written(
      """
      @protocol BDelegate <UITableViewDelegate>
      - (void)tell;
      @end
      @interface B : UITableView
      @property (nonatomic, weak, nullable) id<BDelegate> delegate;
      @end
      @interface A : NSObject <BDelegate>
      @property (nonatomic) B *table;
      @end
      @interface C : NSObject <UITableViewDelegate>
      @end
      """,
      """
      @implementation B
      @dynamic delegate;
      @end
      @implementation A
      - (void)run { self.table.delegate = self; [self.table.delegate tell]; }
      - (void)tell { }
      @end
      @implementation C
      - (void)tableView:(B *)table didSelectRowAtIndexPath:(NSIndexPath *)path { [table.delegate tell]; }
      @end
      """
    ).text
    expect(text.contains("let table: B! = table as? B\n    (table?.delegate as? BDelegate)?.tell()"), "\(text)")
    expect(text.contains("self.table?.delegate = self as? UITableViewDelegate\n"), "\(text)")
    expect(text.contains("(self.table?.delegate as? BDelegate)?.tell()"), "\(text)")
  }

  @Test("Locks, atomic numbers, labels of queues and logs are those of Swift") func systemFunctions() {
    let text = written(
      "@interface A : NSObject {\n os_unfair_lock _lock;\n atomic_ulong _count;\n}\n@end",
      """
      static os_unfair_lock shared = OS_UNFAIR_LOCK_INIT;
      @implementation A
      - (void)run {
        os_unfair_lock_lock(&_lock); os_unfair_lock_unlock(&self->_lock); os_unfair_lock_lock(&shared);
        atomic_fetch_add_explicit(&_count, 1, memory_order_relaxed);
        if (dispatch_queue_get_label(DISPATCH_CURRENT_QUEUE_LABEL) == dispatch_queue_get_label(dispatch_get_main_queue())) { }
        os_log(OS_LOG_DEFAULT, "%{public}@", self);
      }
      - (void)work:(A *)other { os_unfair_lock_lock(&other->_lock); }
      @end
      """
    ).text
    for part in [
      "os_unfair_lock_lock(&self._lock)", "os_unfair_lock_unlock(&self._lock)",
      "= os_unfair_lock()", "os_unfair_lock_lock(&shared)",
      "_fetchAdd(&self._count, 1)", "_label(of: nil)", "_label(of: DispatchQueue.main)",
      "_log(\"%@\", self)", "os_unfair_lock_lock(&other!._lock)",
    ] { expect(text.contains(part), "\(part) in \(text)") }
  }

  @Test("A subclass of a generic class of the frameworks is not generic, and has what its protocol requires of any object")
  func genericSuperclass() {
    let text = written(
      """
      @protocol A <NSObject>
      - (nullable id)objectForKey:(nonnull id)key;
      - (nonnull instancetype)initWithSize:(nonnull NSString *)size;
      @end
      @interface A<KeyType, ObjectType> : NSCache<KeyType, ObjectType> <A>
      - (nullable ObjectType)objectForKey:(nonnull KeyType)key;
      @end
      @interface B : NSObject
      @property id<A> cache;
      @end
      """,
      """
      @implementation A
      - (instancetype)initWithSize:(NSString *)size { self = [super init]; return self; }
      - (id)objectForKey:(id)key { return [super objectForKey:key]; }
      @end
      @implementation B
      - (id)run { return [self.cache objectForKey:@"a"]; }
      @end
      """
    ).text
    for part in [
      "class A: NSCache<AnyObject, AnyObject>, AProtocol {", "override func object(forKey key: AnyObject) -> AnyObject?",
      "@_disfavoredOverload func object(forKey key: Any) -> Any? {\n    return self.object(forKey: key as AnyObject)",
      "required init(size: String) {", "return self.cache?.object(forKey: \"a\")",
    ] { expect(text.contains(part), "\(part) in \(text)") }
  }

  @Test("A property that an operation synthesizes is its own, and categories of classes of the frameworks adopt protocols")
  func synthesizedProperties() {
    let text = written(
      """
      @protocol Work <NSObject>
      - (void)cancel;
      @end
      @interface NSOperation (Work) <Work>
      @end
      @interface A : NSOperation
      @end
      """,
      """
      @implementation NSOperation (Work)
      @end
      @implementation A
      @synthesize finished = _finished;
      - (void)setFinished:(BOOL)finished { _finished = finished; }
      - (void)start { self.finished = YES; }
      @end
      """
    ).text
    for part in [
      "extension Operation: Work {}", "var _finished: Bool = false", "override var isFinished: Bool {\n    get { self._finished }",
      "self.isFinished = true",
    ] { expect(text.contains(part), "\(part) in \(text)") }
  }

  @Test("A delegate's methods of a class without a prefix in Swift have the names that Swift gives them") func unprefixedDelegates() {
    let text = written(
      "@interface A : NSObject <NSURLSessionDataDelegate>\n@end",
      """
      @implementation A
      - (void)URLSession:(NSURLSession *)session task:(NSURLSessionTask *)task didCompleteWithError:(NSError *)error { }
      @end
      """
    ).text
    expect(text.contains("func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?)"), "\(text)")
  }

  @Test("A property that implements a protocol's with a subclass has both types") func narrowProperties() {
    let text = written(
      "@protocol P <NSObject>\n@property (nonatomic, readonly, nonnull) UIView *box;\n@end\n@interface A : NSObject <P>\n@property (nonatomic, readonly, nonnull) UILabel *box;\n@end",
      "@implementation A\n@end"
    ).text
    expect(text.contains("extension _NarrowsA where Self: A {\n  @_disfavoredOverload var box: UIView {\n    get { self.box }"), "\(text)")
  }

  @Test("A property implements the method that a protocol requires, and a protocol named as a class gets another name")
  func answeringProperties() {
    let text = written(
      """
      NS_ASSUME_NONNULL_BEGIN
      @protocol A <NSObject, NSCopying>
      - (NSString *)name;
      @optional
      - (NSString *)words;
      @end
      @interface A : NSObject <A>
      @property (nonatomic, copy) NSString *name;
      @property (nonatomic, copy, null_unspecified) NSString *words;
      @end
      NS_ASSUME_NONNULL_END
      """, "@implementation A\n- (id)copyWithZone:(NSZone *)zone { return self; }\n@end"
    ).text
    expect(text.contains("class A: NSObject, AProtocol") && text.contains("typealias _Result_words = String?"), "\(text)")
    expect(text.contains("extension _AnswersA where Self: A {\n  @_disfavoredOverload func name() -> String {"), "\(text)")
  }

  @Test("An override is called by the name that UIKit gives it, also of a protocol that the superclass adopts, too")
  func overriddenNames() {
    let text = written(
      """
      @interface B : NSObject <NSCopying>
      @end
      @interface A : B <NSCopying>
      + (nonnull UINib *)nib;
      @end
      @interface L : UICollectionViewFlowLayout
      @end
      """,
      """
      @implementation B
      - (id)copyWithZone:(NSZone *)zone { return self; }
      @end
      @implementation A
      - (id)copyWithZone:(NSZone *)zone { return self; }
      - (CGFLOAT_TYPE)lines { return [[NSString stringWithContentsOfFile:@"a" usedEncoding:nil error:nil] length]; }
      - (NSLayoutAttribute)edge { return NSLayoutAttributeTop; }
      + (UINib *)nib { return nil; }
      - (NSArray *)copies { return [[NSArray alloc] initWithArray:@[self] copyItems:YES]; }
      @end
      @implementation L
      - (void)invalidateLayoutWithContext:(UICollectionViewFlowLayoutInvalidationContext *)context { }
      - (void)run { [self invalidateLayoutWithContext:[[UICollectionViewFlowLayoutInvalidationContext alloc] init]]; }
      @end
      """
    ).text
    expect(text.contains("override func copy(with"), "\(text)")
    expect(text.contains("self.invalidateLayout(with:"), "\(text)")
    expect(text.contains("-> NSLayoutConstraint.Attribute") && text.contains("lines() -> CGFloat"), "\(text)")
    expect(text.contains("try String(contentsOfFile: \"a\", encoding: .utf8)"), "\(text)")
    expect(text.contains("{ _nilable_nib()! }") && text.contains(".map { ($0 as? NSCopying)?.copy(with: nil) ?? $0 }"), "\(text)")
  }

  @Test("A block that does not escape is a closure without @escaping, also in overrides and protocols") func nonescaping() {
    let text = written(
      """
      NS_ASSUME_NONNULL_BEGIN
      typedef BOOL (^Test)(int);
      @protocol P <NSObject>
      - (void)visit:(void (NS_NOESCAPE ^)(id item))block;
      @end
      @interface A : NSObject <P>
      - (int)count:(__attribute__((noescape)) Test)test keep:(void (^)(NS_NOESCAPE void (^)(void)))block;
      - (BOOL)save:(void (^)(void) NS_NOESCAPE)block error:(NSError **)error;
      - (void)find:(nullable NS_NOESCAPE Test)test;
      @end
      @interface B : A
      @end
      void each(CF_NOESCAPE void (^first)(void), void (^second)(void) DISPATCH_NOESCAPE, void (^third)(void));
      NS_ASSUME_NONNULL_END
      """,
      """
      NS_ASSUME_NONNULL_BEGIN
      void each(void (^first)(void), void (^second)(void), void (^third)(void)) { first(); second(); third(); }
      NS_ASSUME_NONNULL_END
      @implementation A
      - (void)visit:(void (^)(id))block { block(self); }
      - (int)count:(Test)test keep:(void (^)(void (^)(void)))block { return test(3) ? 1 : 0; }
      - (BOOL)save:(void (^)(void))block error:(NSError **)error { block(); return YES; }
      - (void)find:(Test)test { [self count:test keep:^(void (^done)(void)) { done(); }]; }
      @end
      @implementation B
      - (int)count:(Test)test keep:(void (^)(void (^)(void)))block { return [super count:test keep:block]; }
      @end
      """
    ).text
    expect(text.ranges(of: "func visit(_ block: (").count, equals: 2, "\(text)")
    expect(text.ranges(of: "func count(_ test: (Int32) -> Bool, keep block: @escaping (@escaping () -> Void) -> Void)").count, equals: 2)
    let lending = "withoutActuallyEscaping(test) { _lending($0, { _lent in { _lent.block!($0) } })"
    expect(text.contains("    return \(lending) { (test: @escaping (Int32) -> Bool) -> Int32 in"), "\(text)")
    expect(text.contains("func save(_ block: () -> Void) throws {\n    try withoutActuallyEscaping(block) { try _lending($0, "), "\(text)")
    expect(text.contains("func find(_ test: ((Int32) -> Bool)?) {"), "\(text)")
    expect(
      text.contains("func each(_ first: () -> Void, _ second: () -> Void, _ third: @escaping () -> Void) {\n  withoutActually"), "\(text)")
  }

  @Test("What is not understood is held with its reason, and nothing crashes") func unknown() {
    let text = body("return [self somethingUnknown:3 of:missing];")
    expect(text.contains("_held(\"-[A run]\""))
    var file = CFile(path: "B.m")
    file.declarations = [
      .implementation(ObjectiveCImplementation(name: "B")), .enumeration(CEnumeration(name: nil, kind: .closed, cases: [])),
      .structure(CStructure(name: "", fields: [])), .function(CFunction(name: "", result: .void, parameters: [], body: .statements([]))),
    ]
    var method = ObjectiveCMethod(isClassMethod: false, selector: "", result: .named(""), parameters: [])
    method.body = .statements([CStatement(.expression(.message(CMessage(receiver: .null, selector: ":", arguments: []))), line: 1)])
    var implementation = ObjectiveCImplementation(name: "")
    implementation.methods = [method]
    file.declarations.append(.implementation(implementation))
    expect(ObjectiveCTranslation(headers: [], sources: [file]).files.count, atMost: 1)
  }
}
