#ifndef CCRASHNOTE_H
#define CCRASHNOTE_H

// Leaves a file behind when the program crashes. Everything is prepared beforehand: in a crash nothing is allocated, and
// only calls are made that a signal handler may make.

/// From here on a crash writes `path`, which does not exist until then. The program then ends as it would have.
///
/// - head: The first line.
void crash_note_begin(const char *path, const char *head);

/// What draws the window, for the note: a line, of which the first 120 bytes are kept.
void crash_note_draw(const char *line);

/// What the program shows, for the note: a line, of which the first 120 bytes are kept.
void crash_note_show(const char *line);

/// Something that the program has just asked for, for the note: a word. The last 16 are kept.
void crash_note_add(const char *word);

#endif
