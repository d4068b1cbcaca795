#import <UIKit/UIKit.h>

@interface LevelController : UITableViewController
@property (nonatomic, strong) NSArray<NSString *> *names;
@property (nonatomic) NSInteger chosen;
@property (nonatomic) BOOL soundIsOn;
@end

@implementation LevelController

// Listing 6-1
- (void)openRowAtIndexPath:(NSIndexPath *)indexPath {
  [self.tableView deselectRowAtIndexPath:indexPath animated:NO];
  LevelController *next = [[LevelController alloc] initWithStyle:UITableViewStylePlain];
  next.title = self.names[indexPath.row];
  [self.navigationController pushViewController:next animated:YES];
}

// Listing 6-2
- (UITableViewCell *)switchCellOfTable:(UITableView *)table {
  UITableViewCell *cell = [table dequeueReusableCellWithIdentifier:@"switch"];
  if (cell == nil) {
    cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"switch"];
    UISwitch *control = [[UISwitch alloc] init];
    [control addTarget:self action:@selector(toggle:) forControlEvents:UIControlEventValueChanged];
    cell.accessoryView = control;
  }
  cell.textLabel.text = @"Sound";
  return cell;
}

- (void)toggle:(UISwitch *)control {
  self.soundIsOn = control.isOn;
}

// Listing 6-3
- (void)chooseOneAtIndexPath:(NSIndexPath *)indexPath {
  [self.tableView deselectRowAtIndexPath:indexPath animated:NO];
  NSIndexPath *before = [NSIndexPath indexPathForRow:self.chosen inSection:indexPath.section];
  if (before.row == indexPath.row) {
    return;
  }
  [self.tableView cellForRowAtIndexPath:before].accessoryType = UITableViewCellAccessoryNone;
  [self.tableView cellForRowAtIndexPath:indexPath].accessoryType = UITableViewCellAccessoryCheckmark;
  self.chosen = indexPath.row;
}

// Listing 6-4
- (void)chooseAnyAtIndexPath:(NSIndexPath *)indexPath {
  [self.tableView deselectRowAtIndexPath:indexPath animated:NO];
  UITableViewCell *cell = [self.tableView cellForRowAtIndexPath:indexPath];
  BOOL isOn = cell.accessoryType == UITableViewCellAccessoryCheckmark;
  cell.accessoryType = isOn ? UITableViewCellAccessoryNone : UITableViewCellAccessoryCheckmark;
}

// Listing 6-5
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
  NSInteger row = indexPath.row + 20 < self.names.count ? indexPath.row + 20 : indexPath.row - 20;
  NSIndexPath *other = [NSIndexPath indexPathForRow:row inSection:indexPath.section];
  [tableView selectRowAtIndexPath:other animated:YES scrollPosition:UITableViewScrollPositionMiddle];
}

@end
