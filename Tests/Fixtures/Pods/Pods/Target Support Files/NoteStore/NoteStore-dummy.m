#import <Foundation/Foundation.h>
@interface PodsDummy_NoteStore : NSObject
@end
@implementation PodsDummy_NoteStore
@end
