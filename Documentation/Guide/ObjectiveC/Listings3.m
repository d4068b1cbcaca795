#import <UIKit/UIKit.h>

@interface NamesController : UITableViewController
@property (nonatomic, copy) NSArray<NSString *> *names;
@end

@implementation NamesController
@end

@interface ShopsController : UITableViewController
@property (nonatomic, strong) NSMutableArray<NSString *> *shops;
@property (nonatomic, strong) UIBarButtonItem *addItem;
@end

@interface LaunchDelegate : NSObject <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) UINavigationController *stack;
@end

@implementation LaunchDelegate

// Listing 3-1
- (void)makeStack {
  NamesController *names = [[NamesController alloc] initWithStyle:UITableViewStylePlain];
  names.names = [[NSTimeZone knownTimeZoneNames] sortedArrayUsingSelector:@selector(localizedCaseInsensitiveCompare:)];
  self.stack = [[UINavigationController alloc] initWithRootViewController:names];
}

// Listing 3-2
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
  [self makeStack];
  self.window.rootViewController = self.stack;
  [self.window makeKeyAndVisible];
  return YES;
}

@end

@implementation ShopsController

// Listing 3-3
- (instancetype)initWithShops:(NSArray<NSString *> *)shops {
  self = [super initWithStyle:UITableViewStylePlain];
  if (self) {
    self.shops = [shops mutableCopy];
    self.title = @"Shops";
  }
  return self;
}

// Listing 3-4
- (void)loadView {
  [super loadView];
  self.addItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAdd target:self action:@selector(add)];
  self.navigationItem.leftBarButtonItem = self.editButtonItem;
  self.navigationItem.rightBarButtonItem = self.addItem;
}

- (void)add {
  [self.shops addObject:@"New Shop"];
  [self.tableView reloadData];
}

// Listing 3-5
- (void)tableView:(UITableView *)tableView accessoryButtonTappedForRowWithIndexPath:(NSIndexPath *)indexPath {
  NamesController *next = [[NamesController alloc] initWithStyle:UITableViewStyleGrouped];
  next.title = self.shops[indexPath.row];
  [self.navigationController pushViewController:next animated:YES];
}

@end
