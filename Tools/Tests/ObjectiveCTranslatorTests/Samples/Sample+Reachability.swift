extension Sample {
  static let reachability = Sample(
    name: "Callbacks of C",
    header: #"""
      #import <Foundation/Foundation.h>
      #import <SystemConfiguration/SystemConfiguration.h>
      #import <netinet/in.h>

      typedef enum : NSInteger {
          NotReachable = 0,
          ReachableViaWiFi,
          ReachableViaWWAN
      } NetworkStatus;

      #ifndef NS_ENUM
      #define NS_ENUM(_type, _name) enum _name : _type _name; enum _name : _type
      #endif

      extern NSString *const kReachabilityChangedNotification;

      @class Reachability;
      typedef void (^NetworkReachable)(Reachability * reachability);
      typedef void (^NetworkUnreachable)(Reachability * reachability);

      @interface Reachability : NSObject
      @property (nonatomic, copy) NetworkReachable    reachableBlock;
      @property (nonatomic, copy) NetworkUnreachable  unreachableBlock;
      + (instancetype)reachabilityWithHostName:(NSString *)hostName;
      + (instancetype)reachabilityWithAddress:(const struct sockaddr *)hostAddress;
      - (BOOL)startNotifier;
      - (void)stopNotifier;
      - (NetworkStatus)currentReachabilityStatus;
      @end
      """#,
    source: #"""
      #import "Reachability.h"
      #import <arpa/inet.h>
      #import <ifaddrs.h>
      #import <sys/socket.h>

      NSString *const kReachabilityChangedNotification = @"kNetworkReachabilityChangedNotification";

      #define kShouldPrintReachabilityFlags 1

      static void PrintReachabilityFlags(SCNetworkReachabilityFlags flags, const char* comment)
      {
      #if kShouldPrintReachabilityFlags
          NSLog(@"Reachability Flag Status: %c%c %c%c %s\n",
                (flags & kSCNetworkReachabilityFlagsIsWWAN)               ? 'W' : '-',
                (flags & kSCNetworkReachabilityFlagsReachable)            ? 'R' : '-',
                (flags & kSCNetworkReachabilityFlagsTransientConnection)  ? 't' : '-',
                (flags & kSCNetworkReachabilityFlagsConnectionRequired)   ? 'c' : '-',
                comment
                );
      #endif
      }

      static void ReachabilityCallback(SCNetworkReachabilityRef target, SCNetworkReachabilityFlags flags, void* info)
      {
      #pragma unused (target, flags)
          NSCAssert(info != NULL, @"info was NULL in ReachabilityCallback");
          NSCAssert([(__bridge NSObject*) info isKindOfClass: [Reachability class]], @"info was wrong class");
          Reachability* noteObject = (__bridge Reachability *)info;
          [[NSNotificationCenter defaultCenter] postNotificationName: kReachabilityChangedNotification object: noteObject];
      }

      @implementation Reachability
      {
          SCNetworkReachabilityRef _reachabilityRef;
          dispatch_queue_t _queue;
          struct {
              unsigned int notifies : 1;
              unsigned int local : 1;
          } _flags;
      }

      + (instancetype)reachabilityWithHostName:(NSString *)hostName
      {
          Reachability* returnValue = NULL;
          SCNetworkReachabilityRef reachability = SCNetworkReachabilityCreateWithName(NULL, [hostName UTF8String]);
          if (reachability != NULL)
          {
              returnValue= [[self alloc] init];
              if (returnValue != NULL)
              {
                  returnValue->_reachabilityRef = reachability;
              }
              else {
                  CFRelease(reachability);
              }
          }
          return returnValue;
      }

      + (instancetype)reachabilityWithAddress:(const struct sockaddr *)hostAddress
      {
          SCNetworkReachabilityRef reachability = SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, hostAddress);
          Reachability* returnValue = [[self alloc] init];
          returnValue->_reachabilityRef = reachability;
          returnValue->_flags.local = 1;
          return returnValue;
      }

      + (instancetype)reachabilityForInternetConnection
      {
          struct sockaddr_in zeroAddress;
          bzero(&zeroAddress, sizeof(zeroAddress));
          zeroAddress.sin_len = sizeof(struct sockaddr_in);
          zeroAddress.sin_family = AF_INET;
          return [self reachabilityWithAddress: (const struct sockaddr *) &zeroAddress];
      }

      - (BOOL)startNotifier
      {
          BOOL returnValue = NO;
          SCNetworkReachabilityContext context = {0, (__bridge void *)(self), NULL, NULL, NULL};
          if (SCNetworkReachabilitySetCallback(_reachabilityRef, ReachabilityCallback, &context))
          {
              if (SCNetworkReachabilityScheduleWithRunLoop(_reachabilityRef, CFRunLoopGetCurrent(), kCFRunLoopDefaultMode))
              {
                  returnValue = YES;
              }
          }
          return returnValue;
      }

      - (void)stopNotifier
      {
          if (_reachabilityRef != NULL) {
              SCNetworkReachabilityUnscheduleFromRunLoop(_reachabilityRef, CFRunLoopGetCurrent(), kCFRunLoopDefaultMode);
          }
      }

      - (NetworkStatus)networkStatusForFlags:(SCNetworkReachabilityFlags)flags
      {
          PrintReachabilityFlags(flags, "networkStatusForFlags");
          if ((flags & kSCNetworkReachabilityFlagsReachable) == 0) { return NotReachable; }
          NetworkStatus returnValue = NotReachable;
          if ((((flags & kSCNetworkReachabilityFlagsConnectionOnDemand ) != 0) ||
              (flags & kSCNetworkReachabilityFlagsConnectionOnTraffic) != 0))
          {
              returnValue = ReachableViaWiFi;
          }
          if ((flags & kSCNetworkReachabilityFlagsIsWWAN) == kSCNetworkReachabilityFlagsIsWWAN)
              returnValue = ReachableViaWWAN;
          return returnValue;
      }

      - (NetworkStatus)currentReachabilityStatus
      {
          NSAssert(_reachabilityRef != NULL, @"currentNetworkStatus called with NULL SCNetworkReachabilityRef");
          NetworkStatus returnValue = NotReachable;
          SCNetworkReachabilityFlags flags;
          if (SCNetworkReachabilityGetFlags(_reachabilityRef, &flags)) returnValue = [self networkStatusForFlags:flags];
          return returnValue;
      }

      - (NSString *)address
      {
          struct ifaddrs *interfaces = NULL;
          struct ifaddrs *temp = NULL;
          NSString *address = @"error";
          if (getifaddrs(&interfaces) == 0) {
              temp = interfaces;
              while (temp != NULL) {
                  if (temp->ifa_addr->sa_family == AF_INET && strcmp(temp->ifa_name, "en0") == 0) {
                      address = [NSString stringWithUTF8String:inet_ntoa(((struct sockaddr_in *)temp->ifa_addr)->sin_addr)];
                  }
                  temp = temp->ifa_next;
              }
          }
          freeifaddrs(interfaces);
          return address;
      }

      @end
      """#)
}
