#import "Item.h"
static NSString * const kTitleKey = @"title";
@implementation Item
- (instancetype)init { return [self initWithTitle:@"" count:0]; }
- (instancetype)initWithTitle:(NSString *)title count:(NSInteger)count {
    self = [super init];
    if (self) {
        _title = [title copy];
        _count = count;
        _price = @0;
        _children = @[];
    }
    return self;
}
- (instancetype)initWithDictionary:(NSDictionary *)dictionary {
    self = [self initWithTitle:dictionary[kTitleKey] count:[dictionary[@"count"] integerValue]];
    if (self) {
        id price = dictionary[@"price"];
        if ([price isKindOfClass:[NSNumber class]]) {
            _price = price;
        } else if ([price isKindOfClass:[NSString class]]) {
            _price = @([price doubleValue]);
        }
        NSMutableArray *children = [NSMutableArray array];
        for (NSDictionary *child in dictionary[@"children"]) {
            [children addObject:[[Item alloc] initWithDictionary:child]];
        }
        _children = [children copy];
        if (dictionary[@"date"] && dictionary[@"date"] != [NSNull null]) {
            _date = [NSDate dateWithTimeIntervalSince1970:[dictionary[@"date"] doubleValue]];
        }
    }
    return self;
}
- (instancetype)initWithCoder:(NSCoder *)coder {
    self = [self initWithTitle:[coder decodeObjectForKey:kTitleKey] count:[coder decodeIntegerForKey:@"count"]];
    if (self) {
        self.date = [coder decodeObjectForKey:@"date"];
    }
    return self;
}
- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:self.title forKey:kTitleKey];
    [coder encodeInteger:_count forKey:@"count"];
    [coder encodeObject:self.date forKey:@"date"];
}
- (id)copyWithZone:(NSZone *)zone {
    Item *copy = [[[self class] allocWithZone:zone] initWithTitle:self.title count:self.count];
    copy.price = self.price;
    return copy;
}
- (double)total {
    double sum = self.count * [self.price doubleValue];
    for (Item *child in self.children) sum += child.total;
    return sum;
}
+ (NSArray<Item *> *)itemsFromJSONData:(NSData *)data error:(NSError **)error {
    id json = [NSJSONSerialization JSONObjectWithData:data options:0 error:error];
    if (!json) return nil;
    if (![json isKindOfClass:[NSArray class]]) {
        if (error) {
            *error = [NSError errorWithDomain:@"Items" code:42 userInfo:@{NSLocalizedDescriptionKey: @"Not a list"}];
        }
        return nil;
    }
    NSMutableArray<Item *> *items = [[NSMutableArray alloc] initWithCapacity:[json count]];
    [json enumerateObjectsUsingBlock:^(NSDictionary *obj, NSUInteger idx, BOOL *stop) {
        [items addObject:[[Item alloc] initWithDictionary:obj]];
        if (idx > 100) *stop = YES;
    }];
    return items;
}
- (NSDictionary *)dictionaryRepresentation {
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    result[kTitleKey] = self.title;
    [result setObject:@(self.count) forKey:@"count"];
    if (self.imageName) result[@"image"] = self.imageName;
    return result;
}
- (NSComparisonResult)compare:(Item *)other {
    if (self.count == other.count) return [self.title compare:other.title];
    return self.count < other.count ? NSOrderedAscending : NSOrderedDescending;
}
- (BOOL)isEqual:(id)object {
    if (self == object) return YES;
    if (![object isKindOfClass:[Item class]]) return NO;
    Item *other = object;
    return [other.title isEqualToString:self.title] && other.count == _count;
}
- (NSUInteger)hash { return self.title.hash ^ self.count; }
@end
