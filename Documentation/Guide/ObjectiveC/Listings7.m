#import <UIKit/UIKit.h>

@class PackingController;

@interface ItemForm : UIViewController
@property (nonatomic, weak) PackingController *list;
@property (nonatomic, strong) UITextField *field;
@end

@interface PackingController : UITableViewController
@property (nonatomic, strong) NSMutableArray<NSString *> *items;
@property (nonatomic, strong) UIBarButtonItem *addItem;
@end

@implementation PackingController

// Listing 7-1
- (void)setEditing:(BOOL)editing animated:(BOOL)animated {
  [super setEditing:editing animated:animated];
  self.addItem.enabled = !editing;
}

// Listing 7-2
- (UITableViewCellEditingStyle)tableView:(UITableView *)tableView editingStyleForRowAtIndexPath:(NSIndexPath *)indexPath {
  BOOL isLast = indexPath.row == self.items.count - 1;
  return isLast ? UITableViewCellEditingStyleInsert : UITableViewCellEditingStyleDelete;
}

// Listing 7-3
- (void)tableView:(UITableView *)tableView
    commitEditingStyle:(UITableViewCellEditingStyle)style
     forRowAtIndexPath:(NSIndexPath *)indexPath {
  if (style == UITableViewCellEditingStyleDelete) {
    [self.items removeObjectAtIndex:indexPath.row];
    [tableView deleteRowsAtIndexPaths:@[indexPath] withRowAnimation:UITableViewRowAnimationFade];
  } else {
    [self add];
  }
}

// Listing 7-4
- (void)viewDidLoad {
  [super viewDidLoad];
  self.addItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAdd target:self action:@selector(add)];
  self.navigationItem.rightBarButtonItems = @[self.editButtonItem, self.addItem];
}

// Listing 7-5
- (void)add {
  ItemForm *form = [[ItemForm alloc] init];
  form.list = self;
  UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:form];
  [self presentViewController:stack animated:YES completion:nil];
}

@end

@implementation ItemForm

// Listing 7-6
- (void)save {
  if (self.field.text.length > 0) {
    [self.list.items addObject:self.field.text];
    [self.list.tableView reloadData];
  }
  [self.list dismissViewControllerAnimated:YES completion:nil];
}

@end

@interface BatchController : UITableViewController
@property (nonatomic, strong) NSMutableArray<NSString *> *states;
@end

@implementation BatchController

// Listing 7-7
- (void)deleteAndInsert {
  [self changeStates];
  [self.tableView beginUpdates];
  [self.tableView insertRowsAtIndexPaths:[self pathsOfRows:@[@0, @3, @5]] withRowAnimation:UITableViewRowAnimationRight];
  [self.tableView deleteRowsAtIndexPaths:[self pathsOfRows:@[@2, @4]] withRowAnimation:UITableViewRowAnimationFade];
  [self.tableView endUpdates];
}

- (NSArray<NSIndexPath *> *)pathsOfRows:(NSArray<NSNumber *> *)rows {
  NSMutableArray<NSIndexPath *> *paths = [NSMutableArray array];
  for (NSNumber *row in rows) {
    [paths addObject:[NSIndexPath indexPathForRow:row.integerValue inSection:0]];
  }
  return paths;
}

// Listing 7-8
- (void)changeStates {
  [self.states removeObjectAtIndex:4];
  [self.states removeObjectAtIndex:2];
  [self.states insertObject:@"Alaska" atIndex:0];
  [self.states insertObject:@"Georgia" atIndex:3];
  [self.states insertObject:@"Virginia" atIndex:5];
}

@end
