#ifndef FAULTY_FILES_H
#define FAULTY_FILES_H

/* A library that is loaded before the C library and lets calls about files fail, where a real disk would do so once in
   ten years. Nothing is called by name: see faulty_files.c for the variables that tell it what to do. */

#endif
