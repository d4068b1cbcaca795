#import "Store.h"

NSString *const StoreDidChangeNotification = @"StoreDidChange";

@interface Store ()
@property (nonatomic, strong) NSMutableArray *storage;
@end

@implementation Store

+ (instancetype)sharedStore {
    static Store *shared = nil;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        shared = [[self alloc] init];
    });
    return shared;
}

- (instancetype)init {
    if ((self = [super init])) {
        _storage = [NSMutableArray arrayWithObjects:@"Oslo", @"Reykjavik", @"Bern", nil];
    }
    return self;
}

- (NSArray<NSString *> *)names {
    return [self.storage copy];
}

- (void)addName:(NSString *)name {
    if (![self.storage containsObject:name]) {
        [self.storage addObject:name];
        [[NSNotificationCenter defaultCenter] postNotificationName:StoreDidChangeNotification object:self userInfo:@{@"name": name}];
    }
}

- (NSString *)nameAtIndex:(NSInteger)index {
    return self.storage[index];
}

- (NSArray<NSString *> *)namesOrderedBy:(StoreOrder)order filter:(StoreFilter)filter {
    NSMutableArray *found = [NSMutableArray array];
    for (NSString *name in self.storage) {
        BOOL isShort = name.length < 5;
        if ((filter & StoreFilterShort) && !isShort) continue;
        if ((filter & StoreFilterLong) && isShort) continue;
        [found addObject:name];
    }
    switch (order) {
        case StoreOrderByName:
            return [found sortedArrayUsingSelector:@selector(compare:)];
        case StoreOrderByLength:
            return [found sortedArrayUsingComparator:^NSComparisonResult(NSString *a, NSString *b) {
                if (a.length < b.length) return NSOrderedAscending;
                return a.length > b.length ? NSOrderedDescending : NSOrderedSame;
            }];
    }
}

- (void)loadWithCompletion:(StoreCompletion)completion {
    dispatch_async(dispatch_get_main_queue(), ^{
        if (completion) completion(self.names, nil);
    });
}

- (BOOL)removeName:(NSString *)name error:(NSError **)error {
    NSUInteger index = [self.storage indexOfObject:name];
    if (index == NSNotFound) {
        if (error) {
            *error = [NSError errorWithDomain:@"Store" code:404 userInfo:@{NSLocalizedDescriptionKey: @"There is no such name"}];
        }
        return NO;
    }
    [self.storage removeObjectAtIndex:index];
    return YES;
}

@end
