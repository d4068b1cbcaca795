#import <Foundation/Foundation.h>
@interface Settings : NSObject
@property (class, nonatomic, strong) NSString *userName;
@property (class, nonatomic) BOOL notificationsEnabled;
+ (NSInteger)launchCount;
+ (void)saveObject:(id)object forKey:(NSString *)key;
+ (void)reset;
@end
