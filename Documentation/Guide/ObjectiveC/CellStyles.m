#import <UIKit/UIKit.h>

@interface CellStyleController : UITableViewController
@property (nonatomic) UITableViewCellStyle cellStyle;
@property (nonatomic, strong) NSArray<NSString *> *names;
@property (nonatomic, strong) NSArray<NSString *> *places;
@end

@implementation CellStyleController

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return self.names.count;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"bird"];
  if (cell == nil) {
    cell = [[UITableViewCell alloc] initWithStyle:self.cellStyle reuseIdentifier:@"bird"];
  }
  cell.textLabel.text = self.names[indexPath.row];
  cell.detailTextLabel.text = self.places[indexPath.row];
  cell.imageView.image = [UIImage systemImageNamed:@"leaf.fill"];
  return cell;
}

@end
