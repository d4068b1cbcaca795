#import "ListViewController.h"
#import "ItemCell.h"
#import "Item.h"
#import "HUDView.h"
static NSString *CellIdentifier = @"Cell";
@interface ListViewController () <HUDViewDelegate>
@property (nonatomic, strong) UIRefreshControl *refreshControl;
@property (nonatomic, copy) NSArray *filtered;
@property (nonatomic) BOOL searching;
@end
@implementation ListViewController
- (instancetype)initWithItems:(NSArray *)items {
    self = [super initWithNibName:nil bundle:nil];
    if (self) {
        _items = [items mutableCopy];
        self.title = NSLocalizedString(@"Items", nil);
    }
    return self;
}
- (void)viewDidLoad {
    [super viewDidLoad];
    if (!self.items) {
        self.items = [[NSMutableArray alloc] init];
    }
    if (self.tableView == nil) {
        UITableView *table = [[UITableView alloc] initWithFrame:self.view.bounds style:UITableViewStylePlain];
        table.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
        [self.view addSubview:table];
        self.tableView = table;
    }
    self.tableView.dataSource = self;
    self.tableView.delegate = self;
    self.tableView.rowHeight = UITableViewAutomaticDimension;
    [self.tableView registerClass:[ItemCell class] forCellReuseIdentifier:CellIdentifier];
    self.refreshControl = [[UIRefreshControl alloc] init];
    [self.refreshControl addTarget:self action:@selector(refresh:) forControlEvents:UIControlEventValueChanged];
    [self.tableView addSubview:self.refreshControl];
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAdd target:self action:@selector(addItem:)];
    for (UIButton *button in self.buttons) {
        [button setTitle:@"x" forState:UIControlStateNormal];
    }
}
- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    [self.navigationController setNavigationBarHidden:NO animated:animated];
    NSIndexPath *selected = [self.tableView indexPathForSelectedRow];
    if (selected) {
        [self.tableView deselectRowAtIndexPath:selected animated:YES];
    }
}
- (BOOL)prefersStatusBarHidden { return NO; }
- (UIStatusBarStyle)preferredStatusBarStyle { return UIStatusBarStyleLightContent; }
- (IBAction)addItem:(id)sender {
    Item *item = [[Item alloc] initWithTitle:[NSString stringWithFormat:@"Item %lu", (unsigned long)self.items.count + 1] count:1];
    [self.items addObject:item];
    [self.tableView insertRowsAtIndexPaths:@[[NSIndexPath indexPathForRow:self.items.count - 1 inSection:0]] withRowAnimation:UITableViewRowAnimationAutomatic];
}
- (void)refresh:(UIRefreshControl *)sender {
    __weak ListViewController *weakSelf = self;
    [self reloadWithCompletion:^(NSArray *items, NSError *error) {
        [sender endRefreshing];
        if (error) {
            [weakSelf showError:error];
            return;
        }
        [weakSelf.items removeAllObjects];
        [weakSelf.items addObjectsFromArray:items];
        [weakSelf.tableView reloadData];
    }];
}
- (void)showError:(NSError *)error {
    UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Error" message:error.localizedDescription preferredStyle:UIAlertControllerStyleAlert];
    [alert addAction:[UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleDefault handler:^(UIAlertAction *action) {
        NSLog(@"dismissed %@ with %d", action.title, (int)error.code);
    }]];
    [self presentViewController:alert animated:YES completion:nil];
}
- (void)reloadWithCompletion:(void (^)(NSArray *, NSError *))completion {
    dispatch_async(dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0), ^{
        NSArray *sorted = [self.items sortedArrayUsingComparator:^NSComparisonResult(Item *a, Item *b) {
            return [a.title compare:b.title];
        }];
        dispatch_async(dispatch_get_main_queue(), ^{
            if (completion) {
                completion(sorted, nil);
            }
        });
    });
}
- (void)filterWithText:(NSString *)text {
    NSPredicate *predicate = [NSPredicate predicateWithFormat:@"title CONTAINS[cd] %@", text];
    self.filtered = [self.items filteredArrayUsingPredicate:predicate];
    self.searching = text.length > 0;
    [self.tableView reloadData];
}
#pragma mark - Table
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView { return 1; }
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.searching ? self.filtered.count : self.items.count;
}
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    ItemCell *cell = [tableView dequeueReusableCellWithIdentifier:CellIdentifier forIndexPath:indexPath];
    Item *item = self.searching ? self.filtered[indexPath.row] : self.items[indexPath.row];
    [cell configureWithItem:item];
    cell.textLabel.text = item.title;
    return cell;
}
- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath { return 60.0; }
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    Item *item = [self.items objectAtIndex:indexPath.row];
    [self.delegate listViewController:self didSelectItem:item];
    UIViewController *detail = [[UIViewController alloc] init];
    detail.view.backgroundColor = [UIColor whiteColor];
    detail.title = item.title;
    [self.navigationController pushViewController:detail animated:YES];
}
- (void)tableView:(UITableView *)tableView commitEditingStyle:(UITableViewCellEditingStyle)editingStyle forRowAtIndexPath:(NSIndexPath *)indexPath {
    if (editingStyle == UITableViewCellEditingStyleDelete) {
        [self.items removeObjectAtIndex:indexPath.row];
        [tableView deleteRowsAtIndexPaths:@[indexPath] withRowAnimation:UITableViewRowAnimationFade];
    }
}
- (void)searchBar:(UISearchBar *)searchBar textDidChange:(NSString *)searchText { [self filterWithText:searchText]; }
- (void)searchBarCancelButtonClicked:(UISearchBar *)searchBar {
    [searchBar resignFirstResponder];
    if ([self.delegate respondsToSelector:@selector(listViewControllerDidCancel:)]) {
        [self.delegate listViewControllerDidCancel:self];
    }
}
- (void)hudViewWillAppear:(HUDView *)hud { hud.tag = 7; }
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
    if ([segue.identifier isEqualToString:@"detail"]) {
        UINavigationController *nav = segue.destinationViewController;
        nav.topViewController.title = @"Detail";
    }
}
- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.tableView.contentInset = UIEdgeInsetsMake(0, 0, 20, 0);
}
@end
