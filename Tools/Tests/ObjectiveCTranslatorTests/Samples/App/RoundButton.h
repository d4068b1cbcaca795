#import <UIKit/UIKit.h>
IB_DESIGNABLE
@interface RoundButton : UIButton
@property (nonatomic) IBInspectable CGFloat cornerRadius;
@property (nonatomic, strong) IBInspectable UIColor *borderColor;
@property (nonatomic, copy) void (^tapHandler)(RoundButton *button);
@end
@interface RatingControl : UIControl
@property (nonatomic, assign) NSInteger rating;
@property (nonatomic, assign) NSInteger maximum;
@end
