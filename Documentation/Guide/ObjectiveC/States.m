#import <UIKit/UIKit.h>

@interface StatesController : UITableViewController
@property (nonatomic, strong) NSArray<NSString *> *letters;
@property (nonatomic, strong) NSArray<NSArray<NSString *> *> *states;
@end

@implementation StatesController

- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView {
  return self.letters.count;
}

- (NSArray *)sectionIndexTitlesForTableView:(UITableView *)tableView {
  return self.letters;
}

- (NSInteger)tableView:(UITableView *)tableView sectionForSectionIndexTitle:(NSString *)title atIndex:(NSInteger)index {
  return index;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return [self.states[section] count];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"state"];
  if (cell == nil) {
    cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleSubtitle reuseIdentifier:@"state"];
  }
  cell.textLabel.text = self.states[indexPath.section][indexPath.row];
  return cell;
}

@end
