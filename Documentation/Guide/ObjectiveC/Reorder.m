#import <UIKit/UIKit.h>

@interface ReorderController : UITableViewController
@property (nonatomic, strong) NSMutableArray<NSString *> *pieces;
@end

@implementation ReorderController

// Listing 8-1
- (BOOL)tableView:(UITableView *)tableView canMoveRowAtIndexPath:(NSIndexPath *)indexPath {
  return indexPath.row > 0;
}

// Listing 8-2
- (void)tableView:(UITableView *)tableView moveRowAtIndexPath:(NSIndexPath *)from toIndexPath:(NSIndexPath *)to {
  NSString *piece = self.pieces[from.row];
  [self.pieces removeObjectAtIndex:from.row];
  [self.pieces insertObject:piece atIndex:to.row];
}

// Listing 8-3
- (NSIndexPath *)tableView:(UITableView *)tableView
    targetIndexPathForMoveFromRowAtIndexPath:(NSIndexPath *)from
                         toProposedIndexPath:(NSIndexPath *)proposed {
  return proposed.row == 0 ? [NSIndexPath indexPathForRow:1 inSection:from.section] : proposed;
}

@end
