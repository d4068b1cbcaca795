#import <UIKit/UIKit.h>
@class Item;
@interface ItemCell : UITableViewCell
@property (weak, nonatomic) IBOutlet UILabel *titleLabel;
@property (weak, nonatomic) IBOutlet UIImageView *iconView;
@property (strong, nonatomic) Item *item;
+ (NSString *)reuseIdentifier;
+ (CGFloat)heightForItem:(Item *)item width:(CGFloat)width;
- (void)configureWithItem:(Item *)item;
@end
