#import <Foundation/Foundation.h>
typedef enum : NSInteger { NotReachable = 0, ReachableViaWiFi, ReachableViaWWAN } NetworkStatus;
extern NSString *kReachabilityChangedNotification;
@interface Reachability : NSObject
@property (nonatomic, copy) void (^reachableBlock)(Reachability *reachability);
+ (instancetype)reachabilityForInternetConnection;
+ (instancetype)reachabilityWithHostName:(NSString *)hostName;
- (BOOL)startNotifier;
- (void)stopNotifier;
- (NetworkStatus)currentReachabilityStatus;
- (BOOL)isReachable;
@end
