#import <UIKit/UIKit.h>
IB_DESIGNABLE
@interface RatingControl : UIControl
@property (nonatomic) IBInspectable NSUInteger rating;
@property (nonatomic) IBInspectable NSUInteger maximum;
@property (nonatomic, strong) IBInspectable UIColor *starColor;
@end
