#import <Foundation/Foundation.h>

@interface Unused : NSObject
@end

@implementation Unused
- (void)run { for (;;) { goto end; } end: return; }
@end
