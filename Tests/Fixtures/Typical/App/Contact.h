#import <Foundation/Foundation.h>

@interface Contact : NSObject <NSCoding, NSCopying>
@property (nonatomic, copy) NSString *firstName;
@property (nonatomic, copy) NSString *lastName;
@property (nonatomic, strong) NSNumber *age;
@property (nonatomic, assign, getter=isFavorite) BOOL favorite;
@property (nonatomic, strong) NSMutableArray<NSString *> *phones;
@property (nonatomic, readonly) NSString *fullName;

- (instancetype)initWithDictionary:(NSDictionary *)dictionary;
+ (instancetype)contactWithName:(NSString *)name;
- (NSComparisonResult)compare:(Contact *)other;
@end
