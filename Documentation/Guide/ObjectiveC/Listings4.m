#import <UIKit/UIKit.h>

@interface Place : NSObject
// Listing 4-5
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy) NSString *capital;
@property (nonatomic) NSInteger sectionNumber;
@end

@implementation Place
@end

@interface StartDelegate : NSObject <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) UINavigationController *stack;
@end

@implementation StartDelegate

// Listing 4-1
- (void)applicationDidFinishLaunching:(UIApplication *)application {
  [self.window addSubview:self.stack.view];
  [self.window makeKeyAndVisible];
}

@end

// Listing 4-2
@interface ZonesController : UIViewController <UITableViewDataSource, UITableViewDelegate>
@property (nonatomic, strong) UITableView *table;
@property (nonatomic, strong) NSArray<NSString *> *regions;
@property (nonatomic, strong) NSArray<NSArray<NSString *> *> *zones;
@end

@implementation ZonesController

// Listing 4-3
- (void)loadView {
  CGRect frame = [[UIScreen mainScreen] applicationFrame];
  self.table = [[UITableView alloc] initWithFrame:frame style:UITableViewStylePlain];
  self.table.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
  self.table.dataSource = self;
  self.table.delegate = self;
  self.view = self.table;
}

// Listing 4-4
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView {
  return self.regions.count;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return self.zones[section].count;
}

- (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section {
  return self.regions[section];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"zone"];
  if (cell == nil) {
    cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"zone"];
  }
  cell.textLabel.text = self.zones[indexPath.section][indexPath.row];
  return cell;
}

@end

@interface PlacesController : UITableViewController
@property (nonatomic, strong) NSMutableArray<Place *> *places;
@property (nonatomic, strong) NSMutableArray<NSArray<Place *> *> *sections;
@end

@implementation PlacesController

// Listing 4-6
- (void)readPlaces {
  NSString *path = [[NSBundle mainBundle] pathForResource:@"States" ofType:@"plist"];
  NSArray *list = [NSArray arrayWithContentsOfFile:path];
  self.places = [NSMutableArray array];
  for (NSDictionary *entry in list) {
    Place *place = [[Place alloc] init];
    place.name = entry[@"Name"];
    place.capital = entry[@"Capitol"];
    [self.places addObject:place];
  }
}

// Listing 4-7
- (void)sortPlaces {
  UILocalizedIndexedCollation *collation = [UILocalizedIndexedCollation currentCollation];
  self.sections = [NSMutableArray array];
  for (NSInteger section = 0; section < collation.sectionTitles.count; section++) {
    NSMutableArray *places = [NSMutableArray array];
    for (Place *place in self.places) {
      place.sectionNumber = [collation sectionForObject:place collationStringSelector:@selector(name)];
      if (place.sectionNumber == section) {
        [places addObject:place];
      }
    }
    [self.sections addObject:[collation sortedArrayFromArray:places collationStringSelector:@selector(name)]];
  }
}

// Listing 4-8
- (NSArray *)sectionIndexTitlesForTableView:(UITableView *)tableView {
  return [[UILocalizedIndexedCollation currentCollation] sectionIndexTitles];
}

- (NSInteger)tableView:(UITableView *)tableView sectionForSectionIndexTitle:(NSString *)title atIndex:(NSInteger)index {
  return [[UILocalizedIndexedCollation currentCollation] sectionForSectionIndexTitleAtIndex:index];
}

// Listing 4-9
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView {
  return self.sections.count;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return self.sections[section].count;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"place"];
  if (cell == nil) {
    cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleSubtitle reuseIdentifier:@"place"];
  }
  Place *place = self.sections[indexPath.section][indexPath.row];
  cell.textLabel.text = place.name;
  cell.detailTextLabel.text = place.capital;
  return cell;
}

@end

@interface TrailController : UITableViewController
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) NSArray<NSString *> *titles;
@end

@implementation TrailController

// Listing 4-10
- (void)loadView {
  [super loadView];
  UILabel *heading = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, 300, 40)];
  heading.text = self.name;
  heading.textAlignment = NSTextAlignmentCenter;
  heading.backgroundColor = self.tableView.backgroundColor;
  heading.opaque = YES;
  self.tableView.tableHeaderView = heading;
}

// Listing 4-11
- (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section {
  return self.titles[section];
}

// Listing 4-12
- (NSInteger)tableView:(UITableView *)tableView indentationLevelForRowAtIndexPath:(NSIndexPath *)indexPath {
  return indexPath.row == 2 ? 1 : 0;
}

// Listing 4-13
- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath {
  return indexPath.section == 0 ? 44 : 88;
}

@end
