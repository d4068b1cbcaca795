import Testing
import TrestleExpectations

@testable import ObjectiveCTranslator

/// The names that Xcode shows for declarations of Objective-C.
struct MethodNamingTests {
  /// A declaration, as in an `@interface` of a class MYItemView with the properties `items` and `viewControllers`, and its name in Swift.
  static let names: [(String, String)] = [
    ("- (void)setTitle:(NSString *)title forState:(UIControlState)state;", "setTitle(_:for:)"),
    ("- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath;", "tableView(_:didSelectRowAt:)"),
    ("- (NSInteger)tableView:(UITableView *)t numberOfRowsInSection:(NSInteger)section;", "tableView(_:numberOfRowsInSection:)"),
    ("- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView;", "numberOfSections(in:)"),
    ("- (void)addSubview:(UIView *)view;", "addSubview(_:)"),
    ("- (void)addItem:(MYItem *)item;", "addItem(_:)"),
    ("- (void)addRecord:(MYRecord *)record;", "add(_:)"),
    ("- (void)insertObject:(id)object atIndex:(NSUInteger)index;", "insert(_:at:)"),
    ("- (void)removeObjectAtIndex:(NSUInteger)index;", "removeObject(at:)"),
    ("- (id)objectForKey:(id)key;", "object(forKey:)"),
    ("- (void)showInView:(UIView *)view animated:(BOOL)animated;", "show(in:animated:)"),
    ("- (void)hideAnimated:(BOOL)animated afterDelay:(NSTimeInterval)delay;", "hide(animated:afterDelay:)"),
    ("- (void)pushViewController:(UIViewController *)c animated:(BOOL)a;", "pushViewController(_:animated:)"),
    ("- (void)configureWithModel:(MYModel *)model;", "configure(with:)"),
    ("- (void)updateWithName:(NSString *)name age:(NSInteger)age;", "update(withName:age:)"),
    ("- (void)loadWithCompletion:(void (^)(BOOL ok))completion;", "load(completion:)"),
    ("- (void)loadWithCompletionHandler:(void (^)(BOOL ok))handler;", "load(completionHandler:)"),
    ("- (void)enumerateItemsUsingBlock:(void (^)(id item))block;", "enumerateItems(_:)"),
    ("- (void)animateWithDuration:(NSTimeInterval)d animations:(void (^)(void))a;", "animate(withDuration:animations:)"),
    ("- (void)startWithURL:(NSURL *)URL;", "start(with:)"),
    ("- (void)openURL:(NSURL *)url;", "open(_:)"),
    ("- (void)drawInRect:(CGRect)rect;", "draw(in:)"),
    ("- (void)moveToPoint:(CGPoint)point;", "move(to:)"),
    ("- (CGPoint)convertPoint:(CGPoint)point toView:(UIView *)view;", "convert(_:to:)"),
    ("- (void)cell:(UITableViewCell *)cell didTapButton:(UIButton *)button;", "cell(_:didTap:)"),
    ("- (void)itemViewDidClose:(MYItemView *)view;", "itemViewDidClose(_:)"),
    ("- (BOOL)isEqualToItem:(MYItem *)item;", "isEqual(to:)"),
    ("- (void)doIt;", "doIt()"),
    ("- (NSString *)title;", "title()"),
    ("- (void)reloadDataForSection:(NSInteger)section;", "reloadData(forSection:)"),
    ("- (CGFloat)heightForRowAtIndexPath:(NSIndexPath *)path;", "heightForRow(at:)"),
    ("- (void)performSegueWithIdentifier:(NSString *)identifier sender:(id)sender;", "performSegue(withIdentifier:sender:)"),
    ("- (void)saveImage:(UIImage *)image toPath:(NSString *)path;", "save(_:toPath:)"),
    ("- (BOOL)writeToFile:(NSString *)path error:(NSError **)error;", "write(toFile:)"),
    ("- (BOOL)loadAndReturnError:(NSError **)error;", "load()"),
    ("- (void)setObject:(id)object forKey:(NSString *)key;", "set(_:forKey:)"),
    ("- (void)logEvent:(NSString *)name withParameters:(NSDictionary *)parameters;", "logEvent(_:withParameters:)"),
    ("- (void)scrollToItem:(MYItem *)item animated:(BOOL)animated;", "scroll(to:animated:)"),
    ("- (void)registerClass:(Class)cls forCellReuseIdentifier:(NSString *)identifier;", "register(_:forCellReuseIdentifier:)"),
    ("- (void)setUser:(MYUser *)user;", "set(_:)"),
    ("+ (void)setMinimumDismissTimeInterval:(NSTimeInterval)interval;", "setMinimumDismissTimeInterval(_:)"),
    ("- (void)playSoundNamed:(NSString *)name;", "playSoundNamed(_:)"),
    ("- (NSInteger)sumOfValues:(NSArray *)values startingAt:(int)start;", "sum(ofValues:startingAt:)"),
    ("- (void)add:(int)a to:(int)b;", "add(_:to:)"),
    ("- (void)foo:(int)a :(int)b;", "foo(_:_:)"),
    ("- (void)selectItemAtIndex:(NSInteger)index;", "selectItem(at:)"),
    ("- (void)deleteRowsAtIndexPaths:(NSArray<NSIndexPath *> *)paths;", "deleteRows(at:)"),
    ("- (void)addObserver:(id)observer selector:(SEL)selector;", "addObserver(_:selector:)"),
    ("- (void)sendAction:(SEL)action toTarget:(id)target;", "sendAction(_:toTarget:)"),
    ("- (void)GET:(NSString *)path completion:(void (^)(id r))completion;", "get(_:completion:)"),
    ("- (instancetype)initWithFrame:(CGRect)frame;", "init(frame:)"),
    ("- (instancetype)initWithFrame:(CGRect)frame style:(NSInteger)style;", "init(frame:style:)"),
    ("- (instancetype)initForReading:(NSString *)path;", "init(forReading:)"),
    ("- (instancetype)initWithTitle:(NSString *)title target:(id)target action:(SEL)action;", "init(title:target:action:)"),
    ("- (instancetype)initWithURL:(NSURL *)url;", "init(url:)"),
    ("- (instancetype)initWithCoder:(NSCoder *)coder;", "init(coder:)"),
    ("- (instancetype)initWithRootViewController:(UIViewController *)controller;", "init(rootViewController:)"),
    ("- (instancetype)init;", "init()"),
    ("- (instancetype)initWithDictionary:(NSDictionary *)d error:(NSError **)e;", "init(dictionary:)"),
    ("- (instancetype)initWithNibName:(NSString *)n bundle:(NSBundle *)b;", "init(nibName:bundle:)"),
    ("- (instancetype)initWithItems:(NSArray *)items;", "init(items:)"),
    ("+ (instancetype)viewWithStyle:(NSInteger)style;", "init(style:)"),
    ("+ (instancetype)itemViewWithName:(NSString *)name size:(CGSize)size;", "init(name:size:)"),
    ("+ (MYItemView *)itemViewNamed:(NSString *)name;", "init(named:)"),
    ("+ (instancetype)sharedItemView;", "shared()"),
    ("+ (instancetype)sharedView;", "shared()"),
    ("+ (instancetype)shared;", "shared()"),
    ("+ (NSString *)identifier;", "identifier()"),
    ("+ (void)registerDefaults;", "registerDefaults()"),
    ("+ (instancetype)showInView:(UIView *)view;", "show(in:)"),
    ("+ (instancetype)showItemViewAddedTo:(UIView *)view animated:(BOOL)animated;", "showAdded(to:animated:)"),
    ("- (NSArray *)namesOrderedBy:(NSInteger)order filter:(BOOL)filter;", "namesOrdered(by:filter:)"),
    ("- (void)handle:(id)x NS_SWIFT_NAME(process(_:));", "process(_:)"),
  ]

  @Test("A method has the name that Xcode gives it", arguments: names)
  func name(declaration: String, expected: String) {
    var reader = CReader()
    let text = """
      @interface MYItemView : UIView
      @property NSArray *items;
      @property NSArray *viewControllers;
      \(declaration)
      @end
      """
    let program = Program(headers: [reader.read(path: "MYItemView.h", text: text)], sources: [], swift: SwiftInterface())
    let method = program.classes["MYItemView"]?.methods.values.first
    expect(method?.name.full, equals: expected)
  }

  @Test(
    "Constants lose the words of their type",
    arguments: [
      ("HUDStyle", ["HUDStyleLight", "HUDStyleDark"], ["light", "dark"]),
      ("MYOptions", ["MYOptionNone", "MYOptionAll"], ["none", "all"]),
      ("Size", ["Size2x", "Size3x"], ["size2x", "size3x"]),
      ("LoadState", ["kLoadStateIdle", "kLoadStateURLLoading"], ["idle", "urlLoading"]),
      ("Color", ["Red", "Green"], ["red", "green"]),
    ])
  func constants(type: String, cases: [String], expected: [String]) {
    expect(EnumerationNaming.names(cases, of: type), equals: expected)
  }

  @Test(
    "A name is split to its words",
    arguments: [
      ("initWithURLString", ["init", "With", "URL", "String"]), ("URLs", ["URLs"]), ("HTTPBody", ["HTTP", "Body"]),
      ("size2x", ["size2x"]), ("aB", ["a", "B"]), ("", []), ("kFoo_BAR", ["k", "Foo", "BAR"]),
    ])
  func words(name: String, expected: [String]) { expect(Words.split(name), equals: expected) }
}
