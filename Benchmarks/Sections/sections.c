#define _GNU_SOURCE
#include "sections.h"
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

__attribute__((noinline)) void section_begins(void) { __asm__ volatile("" ::: "memory"); }

__attribute__((noinline)) void section_ends(void) { __asm__ volatile("" ::: "memory"); }

double section_cpu(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return now.tv_sec + now.tv_nsec / 1e9;
}

long section_allocations(void) {
    static long (*count)(void);
    static int looked;
    if (!looked) {
        looked = 1;
        *(void **)&count = dlsym(RTLD_DEFAULT, "allocations_so_far");
    }
    return count ? count() : -1;
}

long section_memory(const char *name) {
    FILE *file = fopen("/proc/self/status", "r");
    char line[256];
    long value = -1;
    while (file && fgets(line, sizeof line, file))
        if (!strncmp(line, name, strlen(name))) value = strtol(line + strlen(name) + 1, NULL, 10);
    if (file) fclose(file);
    return value;
}
