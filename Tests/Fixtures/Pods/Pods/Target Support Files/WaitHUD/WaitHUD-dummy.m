#import <Foundation/Foundation.h>
@interface PodsDummy_WaitHUD : NSObject
@end
@implementation PodsDummy_WaitHUD
@end
