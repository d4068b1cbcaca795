#import "MenuView.h"
#import <objc/runtime.h>
#import <QuartzCore/QuartzCore.h>

static char kIndexKey;

@interface UIButton (Menu)
@property (nonatomic, strong) NSNumber *menuIndex;
@end

@implementation UIButton (Menu)
- (NSNumber *)menuIndex {
    return objc_getAssociatedObject(self, &kIndexKey);
}
- (void)setMenuIndex:(NSNumber *)menuIndex {
    objc_setAssociatedObject(self, &kIndexKey, menuIndex, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
}
@end

@interface MenuView () {
    UIScrollView *_scrollView;
    NSMutableArray<UIButton *> *_buttons;
    UIView *_underline;
}
@property (nonatomic, readwrite) NSInteger selectedIndex;
@end

@implementation MenuView

- (id)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    if (self) [self setup];
    return self;
}

- (void)awakeFromNib {
    [super awakeFromNib];
    [self setup];
}

- (void)setup {
    _buttons = [@[] mutableCopy];
    _selectedIndex = -1;
    _scrollView = [[UIScrollView alloc] initWithFrame:self.bounds];
    _scrollView.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
    _scrollView.showsHorizontalScrollIndicator = NO;
    _scrollView.delegate = self;
    [self addSubview:_scrollView];
    _underline = [[UIView alloc] initWithFrame:CGRectZero];
    _underline.backgroundColor = [UIColor redColor];
    [_scrollView addSubview:_underline];
    UISwipeGestureRecognizer *swipe = [[UISwipeGestureRecognizer alloc] initWithTarget:self action:@selector(swiped:)];
    swipe.direction = UISwipeGestureRecognizerDirectionLeft;
    swipe.delegate = self;
    [self addGestureRecognizer:swipe];
}

- (void)reloadData {
    for (UIButton *button in _buttons) {
        [button removeFromSuperview];
    }
    [_buttons removeAllObjects];
    NSInteger count = [self.dataSource numberOfItemsInMenuView:self];
    CGFloat x = 0;
    for (NSInteger i = 0; i < count; i++) {
        NSString *title = [self.dataSource menuView:self titleForItemAtIndex:i];
        UIFont *font = [UIFont systemFontOfSize:15 weight:UIFontWeightMedium];
        CGSize size = [title sizeWithAttributes:@{NSFontAttributeName: font}];
        UIButton *button = [UIButton buttonWithType:UIButtonTypeCustom];
        button.frame = CGRectMake(x, 0, ceilf(size.width) + 24, self.bounds.size.height - 3);
        button.titleLabel.font = font;
        [button setTitle:title forState:UIControlStateNormal];
        [button setTitleColor:[UIColor darkGrayColor] forState:UIControlStateNormal];
        [button setTitleColor:[UIColor redColor] forState:UIControlStateSelected];
        button.tag = 100 + i;
        button.menuIndex = @(i);
        [button addTarget:self action:@selector(buttonTapped:) forControlEvents:UIControlEventTouchUpInside];
        [_scrollView addSubview:button];
        [_buttons addObject:button];
        x += button.frame.size.width;
    }
    _scrollView.contentSize = CGSizeMake(x, self.bounds.size.height);
    if (count > 0) [self selectIndex:0 animated:NO];
}

- (void)buttonTapped:(UIButton *)sender {
    [self selectIndex:sender.menuIndex.integerValue animated:YES];
}

- (void)selectIndex:(NSInteger)index animated:(BOOL)animated {
    if (index < 0 || index >= (NSInteger)_buttons.count) return;
    if (_selectedIndex >= 0 && _selectedIndex < _buttons.count) _buttons[_selectedIndex].selected = NO;
    self.selectedIndex = index;
    UIButton *button = [_buttons objectAtIndex:index];
    button.selected = YES;
    void (^move)(void) = ^{
        self->_underline.frame = CGRectMake(CGRectGetMinX(button.frame), self.bounds.size.height - 3, CGRectGetWidth(button.frame), 3);
    };
    if (animated) {
        [UIView animateWithDuration:0.25 delay:0.0 options:UIViewAnimationOptionCurveEaseInOut | UIViewAnimationOptionAllowUserInteraction animations:move completion:NULL];
    } else {
        move();
    }
    [_scrollView scrollRectToVisible:button.frame animated:animated];
    if (self.delegate && [self.delegate respondsToSelector:@selector(menuView:didSelectItemAtIndex:)]) {
        [self.delegate menuView:self didSelectItemAtIndex:index];
    }
}

- (void)swiped:(UISwipeGestureRecognizer *)recognizer {
    if (recognizer.state == UIGestureRecognizerStateEnded) {
        [self selectIndex:(_selectedIndex + 1) % _buttons.count animated:YES];
    }
}

- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer {
    return YES;
}

- (void)scrollViewDidScroll:(UIScrollView *)scrollView {
    if (scrollView.contentOffset.x < 0) {
        scrollView.contentOffset = CGPointZero;
    }
}

@end
