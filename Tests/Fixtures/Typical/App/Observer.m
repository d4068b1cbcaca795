#import "Observer.h"

static void *PlayerContext = &PlayerContext;

@implementation Player
- (void)setState:(NSString *)state {
    _state = [state copy];
}
@end

@implementation Observer

- (instancetype)initWithPlayer:(Player *)player {
    self = [super init];
    if (self) {
        _player = player;
        [player addObserver:self forKeyPath:@"progress" options:NSKeyValueObservingOptionNew context:PlayerContext];
        [player addObserver:self forKeyPath:NSStringFromSelector(@selector(state)) options:NSKeyValueObservingOptionNew | NSKeyValueObservingOptionOld context:PlayerContext];
    }
    return self;
}

- (void)observeValueForKeyPath:(NSString *)keyPath ofObject:(id)object change:(NSDictionary<NSKeyValueChangeKey,id> *)change context:(void *)context {
    if (context == PlayerContext) {
        if (self.onChange) {
            self.onChange(keyPath, change[NSKeyValueChangeNewKey]);
        }
    } else {
        [super observeValueForKeyPath:keyPath ofObject:object change:change context:context];
    }
}

- (void)stop {
    [self.player removeObserver:self forKeyPath:@"progress" context:PlayerContext];
    [self.player removeObserver:self forKeyPath:@"state"];
}

@end
