extension Sample {
  static let network = Sample(
    name: "A client of a server",
    header: #"""
      @import Foundation;
      #import <AFNetworking/AFNetworking.h>

      NS_ASSUME_NONNULL_BEGIN

      typedef NSString *HTTPMethod NS_TYPED_ENUM;
      FOUNDATION_EXPORT HTTPMethod const HTTPMethodGet;

      typedef void (^APISuccess)(id _Nullable response);
      typedef void (^APIFailure)(NSError *error);
      typedef NSURLSessionDataTask * _Nullable (^APITaskFactory)(NSURLRequest *request);

      FOUNDATION_EXTERN NSErrorDomain const APIErrorDomain;
      typedef NS_ERROR_ENUM(APIErrorDomain, APIError) {
          APIErrorUnknown = -1,
          APIErrorTimeout = 100,
      };

      @interface APIClient : NSObject <NSURLSessionDelegate>
      @property (class, nonatomic, readonly, strong) APIClient *sharedClient NS_SWIFT_NAME(shared);
      @property (nonatomic, copy, null_resettable) NSString *userAgent;
      - (nullable NSURLSessionDataTask *)GET:(NSString *)path
                                  parameters:(nullable NSDictionary<NSString *, id> *)parameters
                                     success:(nullable APISuccess)success
                                     failure:(nullable APIFailure)failure;
      - (BOOL)writeTo:(NSURL *)url error:(NSError **)error NS_SWIFT_NAME(write(to:));
      - (instancetype)init NS_UNAVAILABLE;
      + (void)log:(NSString *)format, ... NS_FORMAT_FUNCTION(1,2);
      @end

      NS_ASSUME_NONNULL_END
      """#,
    source: #"""
      #import "APIClient.h"

      #ifdef DEBUG
      #   define DLog(fmt, ...) NSLog((@"%s [Line %d] " fmt), __PRETTY_FUNCTION__, __LINE__, ##__VA_ARGS__);
      #else
      #   define DLog(...)
      #endif
      #define BASE_URL @"https://example.org/api/"
      #define LOGIN_URL BASE_URL @"login"
      #define WS(weakSelf)  __weak __typeof(&*self)weakSelf = self;
      #define BLOCK_EXEC(block, ...) if (block) { block(__VA_ARGS__); };

      HTTPMethod const HTTPMethodGet = @"GET";
      NSErrorDomain const APIErrorDomain = @"org.example.api";

      static dispatch_queue_t api_processing_queue(void) {
          static dispatch_queue_t queue;
          static dispatch_once_t onceToken;
          dispatch_once(&onceToken, ^{
              queue = dispatch_queue_create("org.example.processing", DISPATCH_QUEUE_CONCURRENT);
          });
          return queue;
      }

      static NSString * PercentEscaped(NSString *string) {
          static NSString * const kGeneral = @":#[]@";
          NSMutableCharacterSet * allowed = [[NSCharacterSet URLQueryAllowedCharacterSet] mutableCopy];
          [allowed removeCharactersInString:[kGeneral stringByAppendingString:@"!$&'()*+,;="]];
          static NSUInteger const batchSize = 50;
          NSUInteger index = 0;
          NSMutableString *escaped = @"".mutableCopy;
          while (index < string.length) {
              NSUInteger length = MIN(string.length - index, batchSize);
              NSRange range = NSMakeRange(index, length);
              range = [string rangeOfComposedCharacterSequencesForRange:range];
              [escaped appendString:[[string substringWithRange:range] stringByAddingPercentEncodingWithAllowedCharacters:allowed]];
              index += range.length;
          }
          return escaped;
      }

      @interface APIClient ()
      @property (nonatomic, strong) NSURLSession *session;
      @property (readwrite, nonatomic, strong) NSMutableDictionary<NSNumber *, void (^)(NSData *data)> *handlers;
      @end

      @implementation APIClient

      + (APIClient *)sharedClient {
          static APIClient *_sharedClient = nil;
          static dispatch_once_t once;
          dispatch_once(&once, ^{ _sharedClient = [[APIClient alloc] initPrivate]; });
          return _sharedClient;
      }

      - (instancetype)initPrivate {
          self = [super init];
          if (!self) {
              return nil;
          }
          NSURLSessionConfiguration *configuration = [NSURLSessionConfiguration defaultSessionConfiguration];
          configuration.HTTPAdditionalHeaders = @{
              @"Accept": @"application/json",
              @"X-Version": @(2),
              @"X-Flags": @[ @YES, @NO, @1.5, @'c', @-3 ],
          };
          self.session = [NSURLSession sessionWithConfiguration:configuration delegate:self delegateQueue:nil];
          self.handlers = [NSMutableDictionary dictionary];
          return self;
      }

      - (NSURLSessionDataTask *)GET:(NSString *)path parameters:(NSDictionary<NSString *,id> *)parameters success:(APISuccess)success failure:(APIFailure)failure {
          NSParameterAssert(path);
          WS(weakSelf);
          NSMutableArray *pairs = [NSMutableArray array];
          [parameters enumerateKeysAndObjectsUsingBlock:^(NSString *key, id obj, BOOL *stop) {
              [pairs addObject:[NSString stringWithFormat:@"%@=%@", PercentEscaped(key), PercentEscaped([obj description])]];
              if (pairs.count > 100) *stop = YES;
          }];
          NSString *query = [pairs componentsJoinedByString:@"&"];
          NSURL *url = [NSURL URLWithString:[NSString stringWithFormat:@"%@?%@", path, query] relativeToURL:[NSURL URLWithString:BASE_URL]];
          NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:url cachePolicy:NSURLRequestUseProtocolCachePolicy timeoutInterval:30];
          [request setHTTPMethod:HTTPMethodGet];
          DLog(@"GET %@", url);
          __block NSURLSessionDataTask *task = nil;
          task = [self.session dataTaskWithRequest:request completionHandler:^(NSData * _Nullable data, NSURLResponse * _Nullable response, NSError * _Nullable error) {
              if (error) {
                  BLOCK_EXEC(failure, error);
                  return;
              }
              NSHTTPURLResponse *http = (NSHTTPURLResponse *)response;
              if (![http isKindOfClass:[NSHTTPURLResponse class]] || http.statusCode / 100 != 2) {
                  NSError *statusError = [NSError errorWithDomain:APIErrorDomain code:APIErrorUnknown userInfo:@{NSLocalizedDescriptionKey: [NSHTTPURLResponse localizedStringForStatusCode:http.statusCode]}];
                  dispatch_async(dispatch_get_main_queue(), ^{ if (failure) { failure(statusError); } });
                  return;
              }
              dispatch_async(api_processing_queue(), ^{
                  NSError *jsonError = nil;
                  id json = [NSJSONSerialization JSONObjectWithData:data options:NSJSONReadingMutableContainers | NSJSONReadingAllowFragments error:&jsonError];
                  dispatch_async(dispatch_get_main_queue(), ^{
                      if (jsonError) !failure ?: failure(jsonError);
                      else if (success) success(json);
                      [weakSelf finish:task];
                  });
              });
          }];
          [task resume];
          return task;
      }

      - (void)finish:(NSURLSessionTask *)task {
          @synchronized(self) {
              void (^handler)(NSData *) = self.handlers[@(task.taskIdentifier)];
              if (handler != nil) handler([NSData data]);
              [self.handlers removeObjectForKey:@(task.taskIdentifier)];
          }
      }

      - (BOOL)writeTo:(NSURL *)url error:(NSError *__autoreleasing *)error {
          @try {
              NSData *data = [NSKeyedArchiver archivedDataWithRootObject:self];
              return [data writeToURL:url options:NSDataWritingAtomic error:error];
          }
          @catch (NSException *exception) {
              if (error) *error = [NSError errorWithDomain:APIErrorDomain code:APIErrorTimeout userInfo:nil];
              return NO;
          }
          @finally {
              NSLog(@"done" @" writing");
          }
      }

      + (void)log:(NSString *)format, ... {
          va_list args;
          va_start(args, format);
          NSString *message = [[NSString alloc] initWithFormat:format arguments:args];
          id next;
          while ((next = va_arg(args, id))) { NSLog(@"%@", next); }
          va_end(args);
          NSLog(@"%@", message);
      }

      @end
      """#)
}
