#import "Contact.h"

@implementation Contact

- (instancetype)init {
    self = [super init];
    if (self) {
        _phones = [NSMutableArray new];
    }
    return self;
}

- (instancetype)initWithDictionary:(NSDictionary *)dictionary {
    if (self = [self init]) {
        if (![dictionary isKindOfClass:[NSDictionary class]]) return nil;
        _firstName = dictionary[@"first_name"];
        _lastName = [dictionary objectForKey:@"last_name"];
        _age = dictionary[@"age"];
        self.favorite = [dictionary[@"favorite"] boolValue];
        for (NSDictionary *phone in dictionary[@"phones"]) {
            [self.phones addObject:phone[@"number"]];
        }
    }
    return self;
}

+ (instancetype)contactWithName:(NSString *)name {
    Contact *contact = [[self alloc] init];
    NSArray *parts = [name componentsSeparatedByString:@" "];
    contact.firstName = parts.firstObject;
    if (parts.count > 1) contact.lastName = parts[1];
    return contact;
}

- (NSString *)fullName {
    if (self.lastName.length == 0) return self.firstName;
    return [NSString stringWithFormat:@"%@ %@", self.firstName, self.lastName];
}

- (NSComparisonResult)compare:(Contact *)other {
    return [self.fullName caseInsensitiveCompare:other.fullName];
}

- (BOOL)isEqual:(id)object {
    if (self == object) return YES;
    if (![object isKindOfClass:[Contact class]]) return NO;
    return [self.fullName isEqualToString:((Contact *)object).fullName];
}

- (NSUInteger)hash {
    return self.fullName.hash;
}

- (NSString *)description {
    return [NSString stringWithFormat:@"<%@: %@, %@>", NSStringFromClass([self class]), self.fullName, self.age];
}

- (id)copyWithZone:(NSZone *)zone {
    Contact *copy = [[[self class] allocWithZone:zone] init];
    copy.firstName = self.firstName;
    copy.lastName = self.lastName;
    copy.age = self.age;
    return copy;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:self.firstName forKey:@"firstName"];
    [coder encodeObject:self.lastName forKey:@"lastName"];
    [coder encodeObject:self.age forKey:@"age"];
    [coder encodeBool:self.favorite forKey:@"favorite"];
}

- (instancetype)initWithCoder:(NSCoder *)coder {
    self = [super init];
    if (self) {
        _firstName = [coder decodeObjectForKey:@"firstName"];
        _lastName = [coder decodeObjectForKey:@"lastName"];
        _age = [coder decodeObjectForKey:@"age"];
        _favorite = [coder decodeBoolForKey:@"favorite"];
    }
    return self;
}

@end
