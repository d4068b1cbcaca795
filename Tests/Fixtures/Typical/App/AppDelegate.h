#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>

@property (strong, nonatomic) UIWindow *window;
@property (nonatomic, readonly) UINavigationController *navigation;

+ (AppDelegate *)shared;
- (void)openTab:(NSInteger)tab;

@end
