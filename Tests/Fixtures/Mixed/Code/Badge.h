#import <UIKit/UIKit.h>

@class Badge;

@protocol BadgeDelegate <NSObject>
- (void)badge:(Badge *)badge didChangeCount:(NSInteger)count;
@optional
- (void)badgeWasTapped:(Badge *)badge;
@end

IB_DESIGNABLE
@interface Badge : UIView

@property (nonatomic, weak) id<BadgeDelegate> delegate;
@property (nonatomic, strong) UIColor *fillColor;
@property (nonatomic, assign) IBInspectable NSInteger count;
@property (nonatomic, getter=isRound) BOOL round;

- (instancetype)initWithCount:(NSInteger)count;
- (void)increaseBy:(NSInteger)step animated:(BOOL)animated;

@end
