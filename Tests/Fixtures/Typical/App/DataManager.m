#import "DataManager.h"

NSString *const DataManagerDidUpdateNotification = @"DataManagerDidUpdateNotification";
static NSString *const kErrorDomain = @"DataManager";

@interface DataManager () {
    NSMutableArray *_items;
    dispatch_queue_t _queue;
}
@end

@implementation DataManager

+ (instancetype)sharedManager {
    static DataManager *instance = nil;
    static dispatch_once_t onceToken;
    dispatch_once(&onceToken, ^{
        instance = [[DataManager alloc] init];
    });
    return instance;
}

- (id)init {
    self = [super init];
    if (self != nil) {
        _items = [[NSMutableArray alloc] init];
        _queue = dispatch_queue_create("org.example.data", DISPATCH_QUEUE_SERIAL);
    }
    return self;
}

- (NSArray<Contact *> *)contacts {
    return [_items copy];
}

- (void)addContact:(Contact *)contact {
    if (!contact) return;
    @synchronized (self) {
        if (![_items containsObject:contact]) {
            [_items addObject:contact];
            [_items sortUsingSelector:@selector(compare:)];
        }
    }
    [[NSNotificationCenter defaultCenter] postNotificationName:DataManagerDidUpdateNotification object:self userInfo:@{@"count": @(_items.count)}];
}

- (BOOL)removeContact:(Contact *)contact error:(NSError **)error {
    NSUInteger index = [_items indexOfObject:contact];
    if (index == NSNotFound) {
        if (error) {
            *error = [NSError errorWithDomain:kErrorDomain code:404 userInfo:@{NSLocalizedDescriptionKey: @"Not found"}];
        }
        return NO;
    }
    [_items removeObjectAtIndex:index];
    return YES;
}

- (NSArray<Contact *> *)contactsMatching:(NSString *)query {
    NSPredicate *predicate = [NSPredicate predicateWithBlock:^BOOL(Contact *contact, NSDictionary *bindings) {
        return [contact.fullName rangeOfString:query options:NSCaseInsensitiveSearch].location != NSNotFound;
    }];
    return [_items filteredArrayUsingPredicate:predicate];
}

- (NSDictionary<NSString *, NSArray<Contact *> *> *)grouped {
    NSMutableDictionary *groups = [NSMutableDictionary dictionary];
    for (Contact *contact in _items) {
        NSString *key = [[contact.fullName substringToIndex:1] uppercaseString];
        NSMutableArray *group = groups[key];
        if (!group) {
            group = [NSMutableArray array];
            groups[key] = group;
        }
        [group addObject:contact];
    }
    return groups;
}

- (BOOL)saveToFile:(NSString *)path {
    NSMutableArray *list = [NSMutableArray arrayWithCapacity:_items.count];
    [_items enumerateObjectsUsingBlock:^(Contact *contact, NSUInteger index, BOOL *stop) {
        [list addObject:@{@"name": contact.fullName, @"age": contact.age ?: @0}];
    }];
    NSError *error = nil;
    NSData *data = [NSJSONSerialization dataWithJSONObject:list options:NSJSONWritingPrettyPrinted error:&error];
    if (error != nil) {
        NSLog(@"%@", error.localizedDescription);
        return NO;
    }
    return [data writeToFile:path atomically:YES];
}

- (NSArray *)loadFromFile:(NSString *)path {
    NSFileManager *manager = [NSFileManager defaultManager];
    if (![manager fileExistsAtPath:path]) return @[];
    NSData *data = [NSData dataWithContentsOfFile:path];
    NSError *error;
    id json = [NSJSONSerialization JSONObjectWithData:data options:0 error:&error];
    if (error || ![json isKindOfClass:[NSArray class]]) return nil;
    return [json valueForKey:@"name"];
}

- (void)fetchWithCompletion:(void (^)(NSArray<Contact *> *, NSError *))completion {
    __weak __typeof__(self) weakSelf = self;
    dispatch_async(_queue, ^{
        NSArray *names = @[@"Zoe Adams", @"Bob Stone"];
        NSMutableArray *result = [NSMutableArray array];
        for (NSString *name in names) {
            [result addObject:[Contact contactWithName:name]];
        }
        dispatch_async(dispatch_get_main_queue(), ^{
            __strong __typeof__(weakSelf) strongSelf = weakSelf;
            if (!strongSelf) return;
            for (Contact *contact in result) [strongSelf addContact:contact];
            if (completion) completion(result, nil);
        });
    });
}

@end
