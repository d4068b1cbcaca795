#import "Legacy.h"

@implementation Legacy
- (NSString *)name { return @"Legacy"; }
@end
