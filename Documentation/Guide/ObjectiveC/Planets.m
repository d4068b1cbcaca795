#import <UIKit/UIKit.h>

@interface PlanetsController : UITableViewController
@property (nonatomic, strong) IBOutlet UITableViewCell *planetCell;
@property (nonatomic, strong) NSArray<NSString *> *names;
@end

@implementation PlanetsController

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"planet"];
  if (cell == nil) {
    [[NSBundle mainBundle] loadNibNamed:@"PlanetCell" owner:self options:nil];
    cell = self.planetCell;
    self.planetCell = nil;
  }
  UILabel *label = (UILabel *)[cell viewWithTag:1];
  label.text = self.names[indexPath.row];
  return cell;
}

@end
