#import <UIKit/UIKit.h>

@interface LettersController : UITableViewController
@property (nonatomic, strong) NSArray<NSString *> *letters;
@end

@implementation LettersController

- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView {
  return self.letters.count;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return 20;
}

- (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section {
  return self.letters[section];
}

- (NSArray *)sectionIndexTitlesForTableView:(UITableView *)tableView {
  return self.letters;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"row"];
  if (cell == nil) {
    cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"row"];
  }
  cell.textLabel.text = [NSString stringWithFormat:@"%@%ld", self.letters[indexPath.section], (long)indexPath.row];
  return cell;
}

@end
