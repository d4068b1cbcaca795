#import "CitiesController.h"
#import "Store.h"
#import "UIColor+Hex.h"
#import "App-Swift.h"

@implementation CitiesController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = NSLocalizedString(@"Cities", nil);
    [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:@"Cell"];
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAdd
                                                                                           target:self
                                                                                           action:@selector(add:)];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(changed:) name:StoreDidChangeNotification object:nil];
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
}

- (void)add:(id)sender {
    [[Store sharedStore] addName:[NSString stringWithFormat:@"City %lu", (unsigned long)[Store sharedStore].names.count]];
}

- (void)changed:(NSNotification *)notification {
    NSLog(@"added %@", notification.userInfo[@"name"]);
    [self.tableView reloadData];
}

#pragma mark - Table

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [Store sharedStore].names.count;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"Cell" forIndexPath:indexPath];
    NSString *name = [[Store sharedStore] nameAtIndex:indexPath.row];
    cell.textLabel.text = [Words greeting:name];
    cell.textLabel.textColor = [UIColor colorWithHex:0x1F6FEB];
    cell.accessoryType = indexPath.row % 2 == 0 ? UITableViewCellAccessoryDisclosureIndicator : UITableViewCellAccessoryNone;
    return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [tableView deselectRowAtIndexPath:indexPath animated:YES];
    if (self.selection) {
        self.selection([[Store sharedStore] nameAtIndex:indexPath.row]);
    }
}

@end
