#import <Foundation/Foundation.h>

@interface Legacy : NSObject
@end
