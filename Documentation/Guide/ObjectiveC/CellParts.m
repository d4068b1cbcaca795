#import <UIKit/UIKit.h>

@interface CellParts : NSObject
@property (nonatomic, strong) NSMutableArray<NSString *> *lines;
@end

@implementation CellParts

- (void)addPartsOf:(UIView *)view depth:(NSInteger)depth in:(UITableViewCell *)cell {
  CGRect frame = [view convertRect:view.bounds toView:cell];
  [self.lines addObject:[NSString stringWithFormat:@"%ld: %@ at %.0f", (long)depth, NSStringFromClass([view class]), frame.origin.x]];
  for (UIView *child in view.subviews) {
    [self addPartsOf:child depth:depth + 1 in:cell];
  }
}

@end
