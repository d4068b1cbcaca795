extension Sample {
  static let database = Sample(
    name: "A wrapper of a database",
    header: #"""
      #import <Foundation/Foundation.h>
      #import <sqlite3.h>

      @interface Database : NSObject {
          sqlite3 *_db;
      }
      @property (atomic, readonly) BOOL isOpen;
      - (BOOL)open:(NSString *)path error:(NSError * __autoreleasing *)error;
      - (NSArray<NSDictionary<NSString *, id> *> *)query:(NSString *)sql, ... NS_REQUIRES_NIL_TERMINATION;
      @end
      """#,
    source: #"""
      #import "Database.h"

      #define CHECK(code) do { \
          int result = (code); \
          if (result != SQLITE_OK) { \
              NSLog(@"sqlite %d: %s", result, sqlite3_errmsg(_db)); \
              return NO; \
          } \
      } while (0)

      static int busyHandler(void *context, int count) {
          if (count > 10) return 0;
          usleep(1000 * count);
          return 1;
      }

      @implementation Database

      - (BOOL)isOpen { return _db != NULL; }

      - (BOOL)open:(NSString *)path error:(NSError *__autoreleasing *)error {
          if (_db) { return YES; }
          int flags = SQLITE_OPEN_READWRITE|SQLITE_OPEN_CREATE;
          int err = sqlite3_open_v2([path fileSystemRepresentation], (sqlite3 **)&_db, flags, NULL);
          if (err != SQLITE_OK) {
              if (error != NULL) {
                  *error = [NSError errorWithDomain:@"Database" code:err userInfo:nil];
              }
              return NO;
          }
          sqlite3_busy_handler(_db, &busyHandler, (__bridge void *)(self));
          CHECK(sqlite3_exec(_db, "PRAGMA journal_mode=WAL;", NULL, NULL, NULL));
          return YES;
      }

      - (void)close {
          int  rc;
          BOOL retry;
          do {
              retry   = NO;
              rc      = sqlite3_close(_db);
              if (SQLITE_BUSY == rc || SQLITE_LOCKED == rc) {
                  sqlite3_stmt *statement;
                  while ((statement = sqlite3_next_stmt(_db, nil)) != 0) {
                      sqlite3_finalize(statement);
                      retry = YES;
                  }
              }
          }
          while (retry);
          _db = nil;
      }

      - (NSArray *)query:(NSString *)sql, ...
      {
          NSMutableArray *rows = [@[] mutableCopy];
          sqlite3_stmt *statement = NULL;
          if (sqlite3_prepare_v2(_db, sql.UTF8String, -1, &statement, NULL) != SQLITE_OK) return nil;
          va_list list;
          va_start(list, sql);
          int count = sqlite3_bind_parameter_count(statement);
          for (int i = 1; i <= count; i++) {
              id value = va_arg(list, id);
              if ([value isKindOfClass:[NSString class]]) {
                  sqlite3_bind_text(statement, i, [value UTF8String], -1, SQLITE_TRANSIENT);
              } else if ([value isKindOfClass:[NSNumber class]]) {
                  if (strcmp([value objCType], @encode(BOOL)) == 0) sqlite3_bind_int(statement, i, [value boolValue] ? 1 : 0);
                  else if (strcmp([value objCType], @encode(double)) == 0) sqlite3_bind_double(statement, i, [value doubleValue]);
                  else sqlite3_bind_int64(statement, i, (sqlite3_int64)[value longLongValue]);
              } else if (value == nil || value == (id)[NSNull null]) {
                  sqlite3_bind_null(statement, i);
              }
          }
          va_end(list);
          while (sqlite3_step(statement) == SQLITE_ROW) {
              NSMutableDictionary *row = [NSMutableDictionary dictionaryWithCapacity:(NSUInteger)sqlite3_column_count(statement)];
              for (int column = 0; column < sqlite3_column_count(statement); column++) {
                  NSString *name = @(sqlite3_column_name(statement, column));
                  switch (sqlite3_column_type(statement, column)) {
                      case SQLITE_INTEGER: row[name] = @(sqlite3_column_int64(statement, column)); break;
                      case SQLITE_FLOAT:
                          row[name] = @(sqlite3_column_double(statement, column));
                          break;
                      case SQLITE_TEXT: {
                          const unsigned char *text = sqlite3_column_text(statement, column);
                          row[name] = [NSString stringWithUTF8String:(const char *)text];
                      } break;
                      case SQLITE_BLOB:
                          row[name] = [NSData dataWithBytes:sqlite3_column_blob(statement, column) length:(NSUInteger)sqlite3_column_bytes(statement, column)];
                          break;
                      case 100 ... 110:
                      default:
                          row[name] = [NSNull null];
                  }
              }
              [rows addObject:row];
          }
          sqlite3_finalize(statement);
          char buffer[256];
          memset(buffer, 0, sizeof(buffer));
          char *end = &buffer[sizeof buffer - 1];
          *end-- = 'x';
          *(end - 1) = '\x41';
          unichar *characters = malloc(sizeof(unichar) * 10);
          free(characters);
          return rows;
      }

      @end
      """#)
}
