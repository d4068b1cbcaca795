#import "Records.h"
#import <sqlite3.h>

@interface Records () {
    void *_handle;
    sqlite3_stmt *_rows;
    NSMutableSet *_observers;
}
- (void)repeat:(void (^)(Records *records, BOOL *stop))block;
@end

static int RecordsRow(void *context, int columns, char **values, char **names) {
    void (^block)(NSString *) = (__bridge void (^)(NSString *))context;
    for (int i = 0; i < columns; i++) block(values[i] ? [NSString stringWithUTF8String:values[i]] : @"-");
    return 0;
}

@implementation Records

- (BOOL)open {
    _observers = [NSMutableSet set];
    [_observers addObject:[NSValue valueWithNonretainedObject:self]];
    [_observers addObject:[NSValue valueWithNonretainedObject:self]];
    if (sqlite3_open(":memory:", (sqlite3 **)&_handle) != SQLITE_OK) return NO;
    return sqlite3_exec(_handle, "create table records (name text, value)", 0x00, 0x00, NULL) == SQLITE_OK;
}

- (BOOL)insert:(NSString *)name value:(id)value {
    sqlite3_stmt *statement = 0x00;
    if (sqlite3_prepare_v2(_handle, "insert into records values (?, ?)", -1, &statement, 0) != SQLITE_OK) return NO;
    sqlite3_bind_text(statement, 1, [name UTF8String], -1, SQLITE_TRANSIENT);
    if (!value) {
        sqlite3_bind_null(statement, 2);
    } else if ([value isKindOfClass:[NSData class]]) {
        sqlite3_bind_blob(statement, 2, [value bytes], (int)[value length], SQLITE_TRANSIENT);
    } else if ([value isKindOfClass:[NSNumber class]] && strcmp([value objCType], @encode(double)) == 0) {
        sqlite3_bind_double(statement, 2, [value doubleValue]);
    } else if ([value isKindOfClass:[NSNumber class]]) {
        sqlite3_bind_int64(statement, 2, [value longLongValue]);
    } else {
        sqlite3_bind_text(statement, 2, [[value description] UTF8String], -1, SQLITE_TRANSIENT);
    }
    int result = sqlite3_step(statement);
    sqlite3_finalize(statement);
    return result == SQLITE_DONE;
}

- (void)rewind {
    if (_rows) sqlite3_finalize(_rows);
    sqlite3_prepare_v2(_handle, "select name, value from records order by name", -1, &_rows, 0);
}

- (BOOL)next {
    return [self nextWithError:nil];
}

- (BOOL)nextWithError:(NSError **)error {
    int result = sqlite3_step(_rows);
    if (result != SQLITE_ROW && error) {
        *error = [NSError errorWithDomain:@"Records" code:result userInfo:nil];
    }
    return result == SQLITE_ROW;
}

- (NSString *)name {
    const char *text = (const char *)sqlite3_column_text(_rows, 0);
    return text ? [NSString stringWithUTF8String:text] : @"";
}

- (NSData *)data {
    const void *bytes = sqlite3_column_blob(_rows, 1);
    if (bytes == NULL) return nil;
    return [NSData dataWithBytes:bytes length:(NSUInteger)sqlite3_column_bytes(_rows, 1)];
}

- (NSArray<NSString *> *)namesFromStatement:(NSString *)statement {
    NSMutableArray *names = [NSMutableArray array];
    void (^block)(NSString *) = ^(NSString *name) { [names addObject:name]; };
    char *message = nil;
    sqlite3_exec(_handle, [statement UTF8String], RecordsRow, (__bridge void *)block, &message);
    if (message) {
        [names addObject:[NSString stringWithUTF8String:message]];
        sqlite3_free(message);
    }
    return names;
}

- (void)perform:(void (^)(Records *records, BOOL *stop))block {
    [self repeat:block];
}

- (void)repeat:(void (^)(Records *records, BOOL *stop))block {
    BOOL stop = NO;
    while (!stop) block(self, &stop);
}

- (NSInteger)observerCount {
    NSInteger count = 0;
    for (NSValue *value in _observers) {
        Records *records = (Records *)[value pointerValue];
        if (records == self) count++;
    }
    return count;
}

- (void)close {
    sqlite3_finalize(_rows);
    sqlite3_close(_handle);
    _handle = 0x00;
    _rows = 0x00;
}

@end
