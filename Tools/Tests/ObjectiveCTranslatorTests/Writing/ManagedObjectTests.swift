import Testing
import TrestleExpectations

import ObjectiveCTranslator

struct ManagedObjectTests {
  private func written(_ header: String, _ source: String) -> String {
    var reader = CReader()
    let headers = [reader.read(path: "A.h", text: header)]
    return ObjectiveCTranslation(headers: headers, sources: [reader.read(path: "A.m", text: source)]).files.map(\.text).joined()
  }

  @Test("A dynamic property of a managed object is that of Core Data, and a variable of its name is another") func dynamicProperties() {
    let text = written(
      """
      @interface A : NSManagedObject { NSString *title; NSMutableArray *tags; NSString *share; }
      @property NSString *title;
      @property NSMutableArray *tags;
      @property NSString *share;
      @end
      """,
      """
      @implementation A
      @dynamic title;
      @synthesize share;
      - (NSMutableArray *)tags { return tags; }
      - (void)setTags:(NSMutableArray *)list { self.share = self.title; }
      @end
      """)
    expect(text.contains("@NSManaged var title: String!"), "\(text)")
    expect(text.contains("return self._variable_tags") && text.contains("var _variable_tags: NSMutableArray!"), "\(text)")
    expect(!text.contains("_variable_share") && !text.contains(" tags: NSMutableArray! ="), "\(text)")
  }

  @Test("Requests of Core Data have the type of their results, and are executed and counted") func requests() {
    let text = written(
      "@interface A : NSObject\n@property NSCache *cache;\n@end",
      """
      @implementation A
      - (NSArray *)all:(NSManagedObjectContext *)context {
        NSFetchRequest *request = [[NSFetchRequest alloc] init];
        request.entity = [NSEntityDescription entityForName:@"N" inManagedObjectContext:context];
        NSError *error;
        NSUInteger count = [context countForFetchRequest:request error:&error];
        [context setParentContext:nil];
        NSLog(@"%@", [[context.registeredObjects.anyObject objectID] URIRepresentation]);
        self.cache = [NSCache new];
        [self.cache setObject:request forKey:@"k"];
        NSHashTable *table = [NSHashTable weakObjectsHashTable];
        [NSPersistentStoreCoordinator metadataForPersistentStoreOfType:NSSQLiteStoreType URL:nil options:nil error:nil];
        return count ? [context executeFetchRequest:request error:&error] : nil;
      }
      @end
      """)
    for wanted in [
      "request: NSFetchRequest<NSFetchRequestResult> = NSFetchRequest<NSFetchRequestResult>()",
      "NSEntityDescription.entity(forEntityName: \"N\"",
      "_attempt(&error, { try context?.count(for: request) })", "context?.parent = nil", ".uriRepresentation()",
      "self.cache = NSCache<AnyObject, AnyObject>()", "NSHashTable<AnyObject>", "try context?.fetch(request)",
      "metadataForPersistentStore(ofType: ",
    ] { expect(text.contains(wanted), "\(wanted) in \(text)") }
    expect(!text.contains("_held"), "\(text)")
  }

  @Test("Objects are made of classes known only at run time, and messages find the categories and protocols that take them")
  func classesAtRunTime() {
    let text = written(
      """
      static Class _kind;
      @protocol Signing <NSObject>\n@property (nonatomic, strong) NSString *provider;\n@end
      @interface A : NSObject <Signing>\n@property (weak) Class controllerClass;\n@property NSString *provider;\n- (instancetype)initFrom:(NSDictionary *)values;\n@end
      @interface B : A\n@end
      @interface C : NSObject\n@property NSString *provider;\n@end
      @interface NSString (J)\n- (id)parsed;\n@end
      @interface NSData (J)\n- (id)parsed;\n@end
      """,
      """
      @implementation NSString (J)\n- (id)parsed { return self; }\n@end
      @implementation NSData (J)\n- (id)parsed { return nil; }\n@end
      @implementation C\n@end
      @implementation A
      - (instancetype)initFrom:(NSDictionary *)values { self = [self init]; if (self) { _provider = values[@"a"]; } return self; }
      - (id)run:(id)value {
        UIViewController *controller = [self.controllerClass new];
        [[self.controllerClass alloc] initWithNibName:@"N" bundle:nil];
        A *other = [[_kind alloc] initFrom:@{}];
        [value setProvider:@"p"];
        return [value parsed];
      }
      @end
      @implementation B
      - (instancetype)initFrom:(NSDictionary *)values { self = [super initFrom:values]; return self; }
      @end
      """)
    for wanted in [
      "var controllerClass: AnyClass", ".Type).map { UIKit._instantiate($0) }",
      ".map { UIKit._instantiate($0, nibName: \"N\", bundle: nil) }",
      "_made(_kind, [(A.self, { A(from: ", "(B.self, { B(from: ", "(value as? Signing)?.provider = \"p\"",
      "((value as? NSData)?.parsed() ?? (value as? NSString)?.parsed())", "super.init(from: values)",
    ] { expect(text.contains(wanted), "\(wanted) in \(text)") }
    expect(!text.contains("weak var controllerClass") && !text.contains("_held"), "\(text)")
  }

  @Test("What a protocol requires is there: accessors that are methods, synthesized properties, and methods that the class lacks")
  func requirements() {
    let text = written(
      """
      typedef enum { Add = 1, Remove } Operation;
      @protocol Sent <NSObject>\n@property (copy, readonly) NSDictionary *values;\n@property NSString *key;\n- (id)object;\n- (void)stop;\n@end
      @interface A : NSObject <Sent>\n- (NSDictionary *)values;\n@end
      @interface B : NSObject\n@property Operation operation;\n- (NSArray *)apply:(NSArray *)a to:(NSString *)b;\n@end
      """,
      """
      @implementation A
      @synthesize key;
      - (NSDictionary *)values { return nil; }
      - (id)object { return [self.values mutableCopy]; }
      @end
      @implementation B
      - (NSArray *)apply:(NSArray *)a to:(NSString *)b { return a; }
      - (NSArray *)apply:(NSArray *)a to:(NSString *)b error:(NSError **)error {
        for (id<Sent> item in a) { if ([[item class] conformsToProtocol:@protocol(Sent)] && self.operation == Add) { id c = [item copy]; } }
        void (^block)(B *self) = ^(B *self) { self.operation = Remove; };
        return nil;
      }
      @end
      """)
    for wanted in [
      "var values: [AnyHashable: Any]! {", "var key: String! = nil", "func stop() {\n    _held(\"-[A stop]\"", "as Any? is Sent",
      "var operation: Operation", "func applyWithError(", "(_self: B?) -> Void in\n", "guard let self = _self else { return }", "_copied(",
    ] { expect(text.contains(wanted), "\(wanted) in \(text)") }
    expect(!text.contains("func values()") && !text.contains("_nilable_operation"), "\(text)")
  }

  @Test("Names keep their underscores and their gerunds, notifications are names, and libraries export what their headers import")
  func names() {
    var reader = CReader()
    let header = reader.read(
      path: "A.h",
      text: """
        #import <CoreData/CoreData.h>
        extern NSString *const SPThemeChangedNotification;
        @interface A : UITextView\n- (BOOL)sp_isPad;\n- (void)run_all:(NSArray *)a sizingFont:(UIFont *)font;\n@end
        @interface N : NSManagedObject\n@property BOOL pinned;\n@end
        @interface M : NSObject\n- (NSArray *)notes;\n- (void)restoreNote:(Note *)note;\n- (void)restoreTag:(Tag *)tag;\n@end
        """)
    let source = reader.read(
      path: "A.m",
      text: """
        #import "A.h"
        NSString *const SPThemeChangedNotification = @"theme";
        @implementation A
        - (BOOL)sp_isPad { return YES; }
        - (void)run_all:(NSArray *)a sizingFont:(UIFont *)font { }
        - (NSDictionary *)typingAttributes { return nil; }
        @end
        @implementation M
        - (NSArray *)notes { return nil; }
        - (void)restoreNote:(Note *)note { }
        - (void)restoreTag:(Tag *)tag { }
        @end
        @implementation N
        @dynamic pinned;
        - (BOOL)pinned { return YES; }
        @end
        """)
    let text = ObjectiveCTranslation(headers: [header], sources: [source], isLibrary: true).files.map(\.text).joined()
    for wanted in [
      "func sp_isPad() -> Bool", "func restoreNote(_ note:", "func restore(_ tag:", "func run_all(_ a: [Any]!, sizingFont font: UIFont!)",
      "@_exported import CoreData",
      "extension NSNotification.Name { public static var SPThemeChanged: NSNotification.Name { NSNotification.Name(SPThemeChangedNotification!) } }",
      "set { super.typingAttributes = newValue }", "set { setValue(newValue, forKey: \"pinned\") }",
    ] { expect(text.contains(wanted), "\(wanted) in \(text)") }
  }

  @Test("A property, a variable and the protocols of a class are left out alone") func smallParts() {
    var reader = CReader()
    let header = reader.read(
      path: "A.h",
      text: "@protocol P <NSObject>\n- (void)go;\n@end\n@interface A : NSObject <P> { NSString *held; }\n@property NSString *name;\n@end")
    let source = reader.read(path: "A.m", text: "@implementation A\n- (void)go { }\n@end")
    let whole = ObjectiveCTranslation(headers: [header], sources: [source]).files
    for (line, part) in [
      ("class A: NSObject, P", "the protocols of A"), ("var name:", "@property A.name"), ("var held:", "A.held"), ("func go()", "-[P go]"),
    ] {
      let file = whole.first { $0.text.contains(line) && ($0.path == "A.h") == part.hasPrefix("-[P") }
      let number = (file?.text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(line) } ?? -1) + 1
      expect(file?.parts(atLine: number)?.last, equals: part + " as a whole")
      let rest = ObjectiveCTranslation(
        headers: [header], sources: [source], held: [file?.path ?? "": [part + " as a whole": "it does not compile"]])
      expect(rest.files.filter { $0.path == file?.path }.allSatisfy { !$0.text.contains(line) }, "\(part)")
      expect(rest.leftOut.contains { $0.method == part }, "\(part)")
    }
  }
}
