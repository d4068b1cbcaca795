#import <UIKit/UIKit.h>

@interface SearchController : UITableViewController <UISearchBarDelegate>
@property (nonatomic, strong) NSArray<NSString *> *states;
@property (nonatomic, strong) NSArray<NSString *> *found;
@end

@implementation SearchController

- (void)searchBar:(UISearchBar *)searchBar textDidChange:(NSString *)text {
  NSMutableArray<NSString *> *found = [NSMutableArray array];
  for (NSString *state in self.states) {
    if (text.length == 0 || [state localizedCaseInsensitiveContainsString:text]) {
      [found addObject:state];
    }
  }
  self.found = found;
  [self.tableView reloadData];
}

@end
