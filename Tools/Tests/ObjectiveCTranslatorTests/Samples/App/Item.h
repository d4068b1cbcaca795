#import <Foundation/Foundation.h>
NS_ASSUME_NONNULL_BEGIN
@interface Item : NSObject <NSCoding, NSCopying>
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy, nullable) NSString *imageName;
@property (nonatomic) NSInteger count;
@property (nonatomic, strong) NSNumber *price;
@property (nonatomic, strong, nullable) NSDate *date;
@property (nonatomic, strong) NSArray<Item *> *children;
@property (nonatomic, readonly) double total;
- (instancetype)initWithTitle:(NSString *)title count:(NSInteger)count NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithDictionary:(NSDictionary *)dictionary;
+ (nullable NSArray<Item *> *)itemsFromJSONData:(NSData *)data error:(NSError **)error;
- (NSDictionary *)dictionaryRepresentation;
- (NSComparisonResult)compare:(Item *)other;
@end
NS_ASSUME_NONNULL_END
