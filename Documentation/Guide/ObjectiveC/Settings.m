#import <UIKit/UIKit.h>

@interface SettingsController : UITableViewController
@property (nonatomic) BOOL isOn;
@end

@implementation SettingsController

- (void)toggle:(UISwitch *)sender {
  self.isOn = sender.isOn;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return 1;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"control"];
  if (cell == nil) {
    cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"control"];
  }
  UISwitch *control = [[UISwitch alloc] init];
  control.on = self.isOn;
  [control addTarget:self action:@selector(toggle:) forControlEvents:UIControlEventValueChanged];
  cell.textLabel.text = @"Sound Effects";
  cell.accessoryView = control;
  return cell;
}

@end
