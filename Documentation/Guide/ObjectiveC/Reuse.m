#import <UIKit/UIKit.h>

@interface ReuseController : UITableViewController
@property (nonatomic) NSInteger made;
@end

@implementation ReuseController

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return 1000;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"row"];
  if (cell == nil) {
    cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleValue1 reuseIdentifier:@"row"];
    self.made += 1;
    cell.tag = self.made;
  }
  cell.textLabel.text = [NSString stringWithFormat:@"Row %ld", (long)indexPath.row];
  cell.detailTextLabel.text = [NSString stringWithFormat:@"cell %ld", (long)cell.tag];
  return cell;
}

@end
