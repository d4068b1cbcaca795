#import "Store.h"
#import <sqlite3.h>
NSInteger const kStoreVersion = 3;
StoreSize StoreSizeMake(int width, int height) {
    StoreSize size;
    size.width = width;
    size.height = height;
    size.ratio = height == 0 ? 0 : (float)width / height;
    return size;
}
static inline int clamp(int value, int low, int high) { return value < low ? low : (value > high ? high : value); }
@interface Store () { sqlite3 *_db; dispatch_queue_t _queue; }
@end
@implementation Store
@synthesize values = _values;
+ (Store *)sharedStore {
    static Store *shared = nil;
    static dispatch_once_t token;
    dispatch_once(&token, ^{ shared = [[Store alloc] init]; });
    return shared;
}
- (instancetype)init {
    self = [super init];
    if (self) {
        _values = [[NSMutableDictionary alloc] init];
        _queue = dispatch_queue_create("store.queue", DISPATCH_QUEUE_SERIAL);
    }
    return self;
}
- (NSUInteger)count { return [_values count]; }
- (void)setValue:(id)value named:(NSString *)name {
    if (value == nil) {
        [self.values removeObjectForKey:name];
    } else {
        [self.values setObject:value forKey:name];
    }
}
- (id)valueNamed:(NSString *)name { return [self.values objectForKey:name]; }
- (NSArray *)namesWithPrefix:(NSString *)prefix {
    NSMutableArray *result = [NSMutableArray array];
    for (NSString *name in [self.values allKeys]) {
        if (![name hasPrefix:prefix]) continue;
        [result addObject:name];
        if ([result count] >= kStoreLimit) break;
    }
    return [result sortedArrayUsingSelector:@selector(compare:)];
}
- (int)sumOfValues:(NSArray *)values startingAt:(int)start {
    int sum = start, i;
    for (i = 0; i < [values count]; i++) {
        NSNumber *n = [values objectAtIndex:i];
        if ([n intValue] < 0) continue;
        sum += clamp([n intValue], 0, 100);
    }
    while (sum > 1000) { sum /= 2; }
    do { sum--; } while (sum % 5 != 0);
    return sum;
}
- (void)save {
    NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
    [defaults setObject:self.values forKey:STORE_NAME];
    [defaults setInteger:kStoreVersion forKey:@"version"];
    [defaults setBool:YES forKey:@"saved"];
    [defaults synchronize];
}
- (BOOL)load {
    NSDictionary *stored = [[NSUserDefaults standardUserDefaults] dictionaryForKey:STORE_NAME];
    if (stored.count == 0) return NO;
    self.values = [NSMutableDictionary dictionaryWithDictionary:stored];
    return [[NSUserDefaults standardUserDefaults] integerForKey:@"version"] == kStoreVersion;
}
- (void)performBlock:(BOOL (^)(Store *))block {
    dispatch_sync(_queue, ^{
        if (block(self)) {
            [self save];
        }
    });
}
- (NSData *)obfuscate:(NSData *)data {
    NSMutableData *result = [data mutableCopy];
    unsigned char *bytes = [result mutableBytes];
    for (NSUInteger i = 0; i < result.length; i++) {
        bytes[i] ^= 0x5A;
    }
    return result;
}
- (int)query:(NSString *)sql {
    sqlite3_stmt *statement = NULL;
    int rows = 0;
    if (sqlite3_open(":memory:", &_db) != SQLITE_OK) return -1;
    if (sqlite3_prepare_v2(_db, [sql UTF8String], -1, &statement, NULL) == SQLITE_OK) {
        while (sqlite3_step(statement) == SQLITE_ROW) {
            rows += sqlite3_column_int(statement, 0);
        }
        sqlite3_finalize(statement);
    }
    sqlite3_close(_db);
    return rows;
}
@end
