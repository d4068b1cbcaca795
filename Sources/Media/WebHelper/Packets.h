#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

enum { app = 3, longestPacket = 32768, mostWords = 24 };

static char *packet;
static size_t packetLength, packetRoom;

static void append(const void *bytes, size_t count) {
  if (packetLength + count > packetRoom) packet = realloc(packet, packetRoom = (packetLength + count) * 2 + 256);
  memcpy(packet + packetLength, bytes, count);
  packetLength += count;
}

static void sendBytes(const void *bytes, size_t count, int file) {
  struct iovec part = {(void *)bytes, count};
  union { struct cmsghdr header; char room[CMSG_SPACE(sizeof(int))]; } control = {0};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  if (file >= 0) {
    message.msg_control = &control;
    message.msg_controllen = sizeof control;
    control.header = (struct cmsghdr){.cmsg_len = CMSG_LEN(sizeof(int)), .cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS};
    memcpy(CMSG_DATA(&control.header), &file, sizeof(int));
  }
  while (sendmsg(app, &message, MSG_NOSIGNAL) < 0) {
    struct pollfd room = {.fd = app, .events = POLLOUT};
    if (poll(&room, 1, 10000) <= 0) _exit(0);
  }
}

static void beginPacket(const char *verb, int view) {
  packetLength = 0;
  addWord(verb);
  addNumber(view);
}
static void addWord(const char *word) {
  if (!word) word = "";
  append(word, strlen(word) + 1);
}
static void addNumber(long long number) {
  char text[24];
  snprintf(text, sizeof text, "%lld", number);
  addWord(text);
}
static void addBytes(const void *bytes, size_t count) { append(bytes, count); }

static void finishWithFile(int file) {
  if (packetLength <= longestPacket || file >= 0) return sendBytes(packet, packetLength, file);
  int memory = memfd_create("trestle-web-packet", MFD_CLOEXEC);
  for (size_t done = 0; done < packetLength;) {
    ssize_t count = write(memory, packet + done, packetLength - done);
    if (count <= 0) break;
    done += (size_t)count;
  }
  sendBytes("", 1, memory);
  close(memory);
}
static void finishPacket(void) { finishWithFile(-1); }

/// `s` is a word, `d` a number, `f` a fraction.
static void addWords(const char *format, va_list words) {
  for (; *format; format++) {
    if (*format == 's') addWord(va_arg(words, const char *));
    else if (*format == 'd') addNumber(va_arg(words, int));
    else {
      char text[40];
      snprintf(text, sizeof text, "%.4f", va_arg(words, double));
      addWord(text);
    }
  }
}
static void tell(const char *verb, int view, const char *format, ...) {
  va_list words;
  beginPacket(verb, view);
  va_start(words, format);
  addWords(format, words);
  va_end(words);
  finishPacket();
}
static void tellWithFile(const char *verb, int view, int file, const char *format, ...) {
  va_list words;
  beginPacket(verb, view);
  va_start(words, format);
  addWords(format, words);
  va_end(words);
  finishWithFile(file);
}

static const char *words[mostWords];
static const char *end;

static const char *word(int index) { return words[index]; }
static long number(int index) { return atol(words[index]); }
static double fraction(int index) { return atof(words[index]); }
static size_t lengthOfRest(int index) { return words[index] < end ? (size_t)(end - words[index]) : 0; }

static void handle(char *bytes, size_t count) {
  bytes[count] = 0;
  end = bytes + count;
  const char *next = bytes;
  for (int index = 0; index < mostWords; index++) {
    words[index] = next < end ? next : "";
    if (next < end) next += strlen(next) + 1;
  }
  handlePacket();
}

static Flag receivePacket(int descriptor, unsigned condition, void *data) {
  static char bytes[longestPacket * 2 + 1];
  struct iovec part = {bytes, sizeof bytes - 1};
  union { struct cmsghdr header; char room[CMSG_SPACE(sizeof(int))]; } control;
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
  ssize_t count = recvmsg(descriptor, &message, MSG_DONTWAIT | MSG_CMSG_CLOEXEC);
  if (count == 0 || (condition & (POLLHUP | POLLERR))) _exit(0);
  if (count < 0) return 1;
  if (message.msg_controllen < CMSG_LEN(sizeof(int))) {
    handle(bytes, (size_t)count);
    return 1;
  }
  int file;
  memcpy(&file, CMSG_DATA(&control.header), sizeof(int));
  off_t length = lseek(file, 0, SEEK_END);
  char *whole = malloc((size_t)length + 1);
  if (whole && pread(file, whole, (size_t)length, 0) == length) handle(whole, (size_t)length);
  free(whole);
  close(file);
  return 1;
}
