/* Loaded into a confined process by tests: reaches for secrets by the kernel's own calls, below all of Node.js. */
#include <arpa/inet.h>
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

typedef void *napi_env;
typedef void *napi_value;
extern int napi_create_int32(napi_env env, int value, napi_value *result);

static int holds(const char *path, const char *secret) {
  static char text[1 << 20];
  int file = open(path, O_RDONLY);
  if (file < 0) return 0;
  ssize_t length = read(file, text, sizeof text);
  close(file);
  return length > 0 && memmem(text, length, secret, strlen(secret)) != NULL;
}

static int environment_holds(const char *secret) {
  DIR *processes = opendir("/proc");
  int found = 0;
  for (struct dirent *entry; processes && (entry = readdir(processes));) {
    char path[300];
    snprintf(path, sizeof path, "/proc/%s/environ", entry->d_name);
    found |= holds(path, secret);
  }
  if (processes) closedir(processes);
  return found;
}

static int connects(int family, const struct sockaddr *address, socklen_t length) {
  int handle = socket(family, SOCK_STREAM, 0);
  int reached = handle >= 0 && connect(handle, address, length) == 0;
  if (handle >= 0) close(handle);
  return reached;
}

/* The answer's bits: 1 the key, 2 an environment, 4 the socket, 8 the network. */
napi_value napi_register_module_v1(napi_env env, napi_value exports) {
  struct sockaddr_un door = {.sun_family = AF_UNIX};
  strncpy(door.sun_path, getenv("REACH_SOCKET"), sizeof door.sun_path - 1);
  struct sockaddr_in port = {.sin_family = AF_INET, .sin_port = htons(atoi(getenv("REACH_PORT")))};
  inet_pton(AF_INET, "127.0.0.1", &port.sin_addr);
  int reached = holds(getenv("REACH_KEY"), getenv("REACH_KEY_TEXT"));
  reached |= 2 * environment_holds(getenv("REACH_ENVIRONMENT_TEXT"));
  reached |= 4 * connects(AF_UNIX, (struct sockaddr *)&door, sizeof door);
  reached |= 8 * connects(AF_INET, (struct sockaddr *)&port, sizeof port);
  napi_value answer;
  napi_create_int32(env, reached, &answer);
  return answer;
}
