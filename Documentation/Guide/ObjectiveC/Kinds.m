#import <UIKit/UIKit.h>

@interface KindSource : NSObject <UITableViewDataSource>
@property (nonatomic) BOOL showsIndex;
@property (nonatomic) NSInteger chosen;
@end

@implementation KindSource

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return 4;
}

- (NSArray *)sectionIndexTitlesForTableView:(UITableView *)tableView {
  return self.showsIndex ? @[@"A", @"B", @"C"] : nil;
}

- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView {
  return self.showsIndex ? 3 : 1;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"kind"];
  if (cell == nil) {
    cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"kind"];
  }
  cell.textLabel.text = [NSString stringWithFormat:@"Row %ld", (long)indexPath.row];
  BOOL isChosen = !self.showsIndex && indexPath.row == self.chosen;
  cell.accessoryType = isChosen ? UITableViewCellAccessoryCheckmark : UITableViewCellAccessoryNone;
  return cell;
}

@end
