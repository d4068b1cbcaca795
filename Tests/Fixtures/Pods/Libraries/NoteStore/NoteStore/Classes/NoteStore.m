#import "NoteStore.h"
@implementation NoteStore {
    NSMutableArray<NSString *> *_list;
}
- (NSArray<NSString *> *)notes { return [_list copy] ?: @[]; }
- (void)addNote:(NSString *)note {
    if (!_list) _list = [NSMutableArray array];
    [_list addObject:note];
}
@end
