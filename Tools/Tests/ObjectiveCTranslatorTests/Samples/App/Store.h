#import <Foundation/Foundation.h>
typedef struct {
    int width;
    int height;
    float ratio;
} StoreSize;
FOUNDATION_EXPORT NSInteger const kStoreVersion;
#define kStoreLimit 20
#define STORE_NAME @"store"
StoreSize StoreSizeMake(int width, int height);
@interface Store : NSObject
+ (Store *)sharedStore;
@property (nonatomic, readonly) NSUInteger count;
@property (nonatomic, strong) NSMutableDictionary *values;
- (void)setValue:(id)value named:(NSString *)name;
- (id)valueNamed:(NSString *)name;
- (NSArray *)namesWithPrefix:(NSString *)prefix;
- (int)sumOfValues:(NSArray *)values startingAt:(int)start;
- (void)save;
- (BOOL)load;
- (void)performBlock:(BOOL (^)(Store *store))block;
- (NSData *)obfuscate:(NSData *)data;
- (int)query:(NSString *)sql;
@end
