extension Sample {
  static let appDelegate = Sample(
    name: "The delegate of an application",
    header: #"""
      #import <UIKit/UIKit.h>
      @interface AppDelegate : UIResponder <UIApplicationDelegate>
      @property (strong, nonatomic) UIWindow *window;
      @end
      """#,
    source: #"""
      #import "AppDelegate.h"
      #import "MyApp-Swift.h"

      #define IS_IPAD (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad)
      #define SCREEN_WIDTH ([[UIScreen mainScreen] bounds].size.width)
      #define SYSTEM_VERSION_GREATER_THAN_OR_EQUAL_TO(v) ([[[UIDevice currentDevice] systemVersion] compare:v options:NSNumericSearch] != NSOrderedAscending)
      #define weakify(VAR) autoreleasepool {} __weak __typeof(VAR) VAR##_weak_ = VAR
      #define strongify(VAR) autoreleasepool {} __strong __typeof(VAR) VAR = VAR##_weak_

      @implementation AppDelegate

      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
          self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
          UITabBarController *tabs = [[UITabBarController alloc] init];
          UIViewController *first = IS_IPAD ? [[PadController alloc] init] : [PhoneController new];
          tabs.viewControllers = @[ [[UINavigationController alloc] initWithRootViewController:first] ];
          self.window.rootViewController = tabs;
          [self.window makeKeyAndVisible];
          if (SYSTEM_VERSION_GREATER_THAN_OR_EQUAL_TO(@"8.0")) {
              UIUserNotificationSettings *settings = [UIUserNotificationSettings settingsForTypes:(UIUserNotificationTypeAlert | UIUserNotificationTypeSound) categories:nil];
              [application registerUserNotificationSettings:settings];
          }
          @weakify(self);
          [[NSNotificationCenter defaultCenter] addObserverForName:UIApplicationDidReceiveMemoryWarningNotification object:nil queue:nil usingBlock:^(NSNotification *n) {
              @strongify(self);
              [self.window setNeedsLayout];
          }];
          NSURL *url = launchOptions[UIApplicationLaunchOptionsURLKey];
          if (url) return [self application:application openURL:url options:@{}];
          NSLog(@"%f", SCREEN_WIDTH);
          return YES;
      }

      - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options {
          NSMutableDictionary<NSString *, NSString *> *values = NSMutableDictionary.dictionary;
          for (NSURLQueryItem *item in [[[NSURLComponents alloc] initWithURL:url resolvingAgainstBaseURL:NO] queryItems])
              values[item.name] = item.value;
          return values.count > 0;
      }

      - (void)applicationDidEnterBackground:(UIApplication *)application {
          __block UIBackgroundTaskIdentifier task = [application beginBackgroundTaskWithExpirationHandler:^{
              [application endBackgroundTask:task];
              task = UIBackgroundTaskInvalid;
          }];
          dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(2 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
              [application endBackgroundTask:task];
          });
      }

      @end

      int main(int argc, char * argv[]) {
          @autoreleasepool {
              return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
          }
      }
      """#)

  static let flowLayout = Sample(
    name: "A layout of a collection view",
    header: #"""
      #import <UIKit/UIKit.h>
      @protocol WaterfallLayoutDelegate <UICollectionViewDelegate>
      @required
      - (CGSize)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)layout sizeForItemAtIndexPath:(NSIndexPath *)indexPath;
      @end
      @interface WaterfallLayout : UICollectionViewLayout
      @property (nonatomic, weak) id<WaterfallLayoutDelegate> delegate;
      @property (nonatomic, assign) NSInteger columnCount;
      @end
      """#,
    source: #"""
      #import "WaterfallLayout.h"

      @interface WaterfallLayout ()
      @property (nonatomic, strong) NSMutableArray <NSMutableArray <UICollectionViewLayoutAttributes *> *> *sections;
      @property (nonatomic, strong) NSMutableDictionary <NSIndexPath *, UICollectionViewLayoutAttributes *> *cache;
      @end

      @implementation WaterfallLayout

      static const NSInteger unionSize = 20;

      static CGFloat FloorCGFloat(CGFloat value) {
          CGFloat scale = [UIScreen mainScreen].scale;
          return floor(value * scale) / scale;
      }

      - (void)prepareLayout {
          [super prepareLayout];
          [self.cache removeAllObjects];
          NSInteger numberOfSections = [self.collectionView numberOfSections];
          if (numberOfSections == 0) return;
          NSAssert([self.delegate conformsToProtocol:@protocol(WaterfallLayoutDelegate)], @"delegate");
          CGFloat *heights = malloc(sizeof(CGFloat) * self.columnCount);
          for (NSInteger section = 0; section < numberOfSections; ++section) {
              for (NSInteger item = 0, end = [self.collectionView numberOfItemsInSection:section]; item < end; item++) {
                  NSIndexPath *path = [NSIndexPath indexPathForItem:item inSection:section];
                  NSUInteger column = 0;
                  for (NSUInteger i = 1; i < (NSUInteger)self.columnCount; i++) if (heights[i] < heights[column]) column = i;
                  CGSize size = [self.delegate collectionView:self.collectionView layout:self sizeForItemAtIndexPath:path];
                  UICollectionViewLayoutAttributes *attributes = [UICollectionViewLayoutAttributes layoutAttributesForCellWithIndexPath:path];
                  attributes.frame = CGRectMake(column * 100, heights[column], 100, FloorCGFloat(size.height * 100 / size.width));
                  self.cache[path] = attributes;
                  heights[column] = CGRectGetMaxY(attributes.frame);
              }
          }
          free(heights);
      }

      - (NSArray<UICollectionViewLayoutAttributes *> *)layoutAttributesForElementsInRect:(CGRect)rect {
          NSMutableArray<UICollectionViewLayoutAttributes *> *result = [NSMutableArray<UICollectionViewLayoutAttributes *> array];
          [self.cache enumerateKeysAndObjectsUsingBlock:^(NSIndexPath * _Nonnull key, UICollectionViewLayoutAttributes * _Nonnull obj, BOOL * _Nonnull stop) {
              if (CGRectIntersectsRect(rect, obj.frame)) [result addObject:obj];
          }];
          return result;
      }

      - (BOOL)shouldInvalidateLayoutForBoundsChange:(CGRect)newBounds {
          return CGRectGetWidth(newBounds) != CGRectGetWidth(self.collectionView.bounds);
      }

      @end
      """#)

  static let parser = Sample(
    name: "A parser with plain C",
    header: #"""
      #ifndef LINES_H
      #define LINES_H
      #ifdef __cplusplus
      extern "C" {
      #endif
      typedef unsigned char byte_t;
      typedef int (*compare_fn)(const void *a, const void *b);
      enum token_kind { TOKEN_WORD, TOKEN_NUMBER = 'n', TOKEN_END = -1 };
      struct token { enum token_kind kind; char text[64]; size_t length; };
      extern int lines_count(const char *path);
      void lines_sort(char **lines, int count, compare_fn compare);
      static inline byte_t low(unsigned value) { return (byte_t)(value & 0xff); }
      #ifdef __cplusplus
      }
      #endif
      #endif
      """#,
    source: #"""
      #include <stdio.h>
      #include <stdlib.h>
      #include "lines.h"

      #define MAX_LINES 1024
      #define SWAP(type, a, b) do { type t_ = (a); (a) = (b); (b) = t_; } while (0)

      static const char *const names[] = { "one", "two", [0] = "zero" };
      static const struct token empty = { TOKEN_END, "", 0 };
      static int table[2][3] = { {1, 2, 3}, {4, 5, 6} };

      int lines_count(const char *path)
      {
          FILE *file = fopen(path, "r");
          char buffer[MAX_LINES], *p = buffer;
          int count = 0, c;
          if (!file) return -1;
          while ((c = fgetc(file)) != EOF) {
              if (c == '\n' || c == '\r') count++;
              else if (c >= '0' && c <= '9' && p < buffer + sizeof(buffer) - 1) *p++ = (char)c;
          }
          *p = 0;
          for (;;) { if (count-- <= 0) break; }
          fclose(file);
          return count + (int)strlen(buffer) + table[1][2];
      }

      void lines_sort(char **lines, int count, compare_fn compare)
      {
          unsigned long hash = 5381UL;
          for (int i = 0; i < count; i++)
              for (int j = i + 1; j < count; j++)
                  if (compare(lines[i], lines[j]) > 0) SWAP(char *, lines[i], lines[j]);
          for (const char *s = lines[0]; *s; s++) hash = ((hash << 5) + hash) + *s;
          printf("%lu %zu" "\n", hash, sizeof(struct token));
      }
      """#)
}
