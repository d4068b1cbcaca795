extension Sample {
  static let association = Sample(
    name: "Associated objects and exchanged methods",
    header: #"""
      #import <UIKit/UIKit.h>
      @interface UIView (Badge)
      @property (nonatomic, strong) UILabel *badge;
      @property (nonatomic, assign) NSInteger badgeValue;
      @property (nonatomic, copy) void (^tapHandler)(__kindof UIView *view);
      @end
      """#,
    source: #"""
      #import "UIView+Badge.h"
      #import <objc/runtime.h>
      #import <objc/message.h>

      static char kBadgeKey;
      static const void *kValueKey = &kValueKey;
      static const char kTapKey = '\0';

      @implementation UIView (Badge)

      + (void)load {
          static dispatch_once_t onceToken;
          dispatch_once(&onceToken, ^{
              Class class = [self class];
              SEL originalSelector = @selector(layoutSubviews);
              SEL swizzledSelector = @selector(badge_layoutSubviews);
              Method originalMethod = class_getInstanceMethod(class, originalSelector);
              Method swizzledMethod = class_getInstanceMethod(class, swizzledSelector);
              BOOL didAdd = class_addMethod(class, originalSelector, method_getImplementation(swizzledMethod), method_getTypeEncoding(swizzledMethod));
              if (didAdd) {
                  class_replaceMethod(class, swizzledSelector, method_getImplementation(originalMethod), method_getTypeEncoding(originalMethod));
              } else {
                  method_exchangeImplementations(originalMethod, swizzledMethod);
              }
          });
      }

      - (void)badge_layoutSubviews {
          [self badge_layoutSubviews];
          self.badge.center = (CGPoint){ CGRectGetMaxX(self.bounds), .y = 0 };
      }

      - (UILabel *)badge { return objc_getAssociatedObject(self, &kBadgeKey); }

      - (void)setBadge:(UILabel *)badge {
          objc_setAssociatedObject(self, &kBadgeKey, badge, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
      }

      - (NSInteger)badgeValue { return [objc_getAssociatedObject(self, kValueKey) integerValue]; }
      - (void)setBadgeValue:(NSInteger)value { objc_setAssociatedObject(self, kValueKey, @(value), OBJC_ASSOCIATION_RETAIN); }

      - (void (^)(__kindof UIView *))tapHandler { return objc_getAssociatedObject(self, &kTapKey); }

      - (void)setTapHandler:(void (^)(__kindof UIView *))tapHandler {
          objc_setAssociatedObject(self, &kTapKey, tapHandler, OBJC_ASSOCIATION_COPY_NONATOMIC);
          if (tapHandler == nil) return;
          UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(_badge_tapped:)];
          [self addGestureRecognizer:tap];
      }

      - (void)_badge_tapped:(UITapGestureRecognizer *)sender {
          void (^handler)(UIView *) = self.tapHandler;
          !handler ?: handler(self);
          unsigned int count = 0;
          objc_property_t *properties = class_copyPropertyList([self class], &count);
          for (unsigned int i = 0; i < count; i++) {
              objc_property_t property = properties[i];
              const char *name = property_getName(property);
              NSLog(@"%@ %s", @(name), @encode(CGRect));
          }
          free(properties);
          NSMethodSignature *signature = [self methodSignatureForSelector:_cmd];
          NSInvocation *invocation = [NSInvocation invocationWithMethodSignature:signature];
          [invocation setArgument:&sender atIndex:2];
          id (*send)(id, SEL, ...) = (id (*)(id, SEL, ...))objc_msgSend;
          send(self, NSSelectorFromString(@"description"));
          Protocol *protocol = @protocol(UITableViewDelegate);
          if (class_conformsToProtocol(object_getClass(self), protocol)) { return; }
      }

      @end
      """#)
}
