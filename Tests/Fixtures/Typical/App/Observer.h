#import <UIKit/UIKit.h>
@interface Player : NSObject
@property (nonatomic) float progress;
@property (nonatomic, copy) NSString *state;
@end

@interface Observer : NSObject
@property (nonatomic, strong) Player *player;
@property (nonatomic, copy) void (^onChange)(NSString *keyPath, id value);
- (instancetype)initWithPlayer:(Player *)player;
- (void)stop;
@end
