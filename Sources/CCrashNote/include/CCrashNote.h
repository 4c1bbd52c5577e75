#ifndef CCRASHNOTE_H
#define CCRASHNOTE_H

// Writes a file when the program crashes. Everything is prepared in advance: during a crash nothing is allocated, and
// only async-signal-safe calls are made.

/// From here on a crash creates `path`. The program then ends as it would have otherwise.
///
/// - head: The first line.
void crash_note_begin(const char *path, const char *head);

/// Sets the line about the renderer, of which the first 120 bytes are kept.
void crash_note_draw(const char *line);

/// Sets the line about the displayed content, of which the first 120 bytes are kept.
void crash_note_show(const char *line);

/// Adds a word about the latest action. The last 16 are kept.
void crash_note_add(const char *word);

#endif
