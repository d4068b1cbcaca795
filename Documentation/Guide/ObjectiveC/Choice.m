#import <UIKit/UIKit.h>

@interface ChoiceController : UITableViewController
@property (nonatomic, strong) NSArray<NSString *> *ringtones;
@property (nonatomic) NSInteger chosen;
@end

@implementation ChoiceController

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return self.ringtones.count;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"tone"];
  if (cell == nil) {
    cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"tone"];
  }
  cell.textLabel.text = self.ringtones[indexPath.row];
  cell.accessoryType = indexPath.row == self.chosen ? UITableViewCellAccessoryCheckmark : UITableViewCellAccessoryNone;
  return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
  [tableView deselectRowAtIndexPath:indexPath animated:YES];
  if (indexPath.row == self.chosen) {
    return;
  }
  NSIndexPath *old = [NSIndexPath indexPathForRow:self.chosen inSection:0];
  [tableView cellForRowAtIndexPath:old].accessoryType = UITableViewCellAccessoryNone;
  [tableView cellForRowAtIndexPath:indexPath].accessoryType = UITableViewCellAccessoryCheckmark;
  self.chosen = indexPath.row;
}

@end
