#import <UIKit/UIKit.h>

@interface GameOptionsController : UITableViewController
@end

@implementation GameOptionsController

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  UITableViewCell *cell = [super tableView:tableView cellForRowAtIndexPath:indexPath];
  NSString *key = [self tableView:tableView titleForHeaderInSection:indexPath.section];
  NSString *chosen = [[NSUserDefaults standardUserDefaults] stringForKey:key];
  BOOL isChosen = [cell.textLabel.text isEqualToString:chosen];
  cell.accessoryType = isChosen ? UITableViewCellAccessoryCheckmark : UITableViewCellAccessoryNone;
  return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
  NSString *key = [self tableView:tableView titleForHeaderInSection:indexPath.section];
  NSString *title = [tableView cellForRowAtIndexPath:indexPath].textLabel.text;
  [[NSUserDefaults standardUserDefaults] setObject:title forKey:key];
  [tableView reloadSections:[NSIndexSet indexSetWithIndex:indexPath.section] withRowAnimation:UITableViewRowAnimationNone];
}

@end
