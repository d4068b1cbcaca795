#import <UIKit/UIKit.h>

@interface ExposureController : UITableViewController
@property (nonatomic, strong) IBOutlet UITableViewCell *timeCell;
@property (nonatomic, strong) IBOutlet UITableViewCell *countCell;
@property (nonatomic) NSInteger pictures;
@end

@implementation ExposureController

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return 2;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  if (indexPath.row == 0) {
    return self.timeCell;
  }
  return self.countCell;
}

- (IBAction)takePicture:(UIButton *)sender {
  self.pictures += 1;
  UILabel *label = (UILabel *)[self.countCell viewWithTag:1];
  label.text = [NSString stringWithFormat:@"%ld", (long)self.pictures];
}

@end
