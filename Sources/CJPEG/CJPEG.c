#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>

struct reading {
  struct jpeg_decompress_struct file;
  struct jpeg_error_mgr errors;
  jmp_buf back;
};

static void give_up(j_common_ptr file) { longjmp(((struct reading *)file->client_data)->back, 1); }

static void say_nothing(j_common_ptr file) { (void)file; }

static void begin(struct reading *reading, const unsigned char *bytes, size_t count) {
  reading->file.err = jpeg_std_error(&reading->errors);
  reading->errors.error_exit = give_up;
  reading->errors.output_message = say_nothing;
  jpeg_create_decompress(&reading->file);
  reading->file.client_data = reading;
  jpeg_mem_src(&reading->file, bytes, (unsigned long)count);
  jpeg_read_header(&reading->file, TRUE);
}

/// Chooses the smallest scale that covers both sides.
static void choose(struct jpeg_decompress_struct *file, int width, int height) {
  file->scale_denom = 8;
  for (file->scale_num = 1; file->scale_num < 8; file->scale_num++) {
    jpeg_calc_output_dimensions(file);
    if ((int)file->output_width >= width && (int)file->output_height >= height) return;
  }
  jpeg_calc_output_dimensions(file);
}

int jpeg_find_sizes(const unsigned char *bytes, size_t count, int width, int height, struct jpeg_sizes *sizes) {
  struct reading reading = {0};
  reading.file.client_data = &reading;
  if (setjmp(reading.back)) {
    jpeg_destroy_decompress(&reading.file);
    return 0;
  }
  begin(&reading, bytes, count);
  int is_ours = reading.file.num_components == 1 || reading.file.num_components == 3;
  choose(&reading.file, width, height);
  sizes->width = (int)reading.file.image_width;
  sizes->height = (int)reading.file.image_height;
  sizes->read_width = (int)reading.file.output_width;
  sizes->read_height = (int)reading.file.output_height;
  jpeg_destroy_decompress(&reading.file);
  return is_ours;
}

int jpeg_read(const unsigned char *bytes, size_t count, const struct jpeg_sizes *sizes, unsigned char *rows, size_t pitch) {
  struct reading reading = {0};
  reading.file.client_data = &reading;
  if (setjmp(reading.back)) {
    jpeg_destroy_decompress(&reading.file);
    return 0;
  }
  begin(&reading, bytes, count);
  choose(&reading.file, sizes->read_width, sizes->read_height);
  reading.file.out_color_space = JCS_RGB;
  jpeg_start_decompress(&reading.file);
  if ((int)reading.file.output_width != sizes->read_width || (int)reading.file.output_height != sizes->read_height ||
      reading.file.output_components != 3)
    give_up((j_common_ptr)&reading.file);
  while (reading.file.output_scanline < reading.file.output_height) {
    JSAMPROW row = rows + (size_t)reading.file.output_scanline * pitch;
    jpeg_read_scanlines(&reading.file, &row, 1);
  }
  jpeg_finish_decompress(&reading.file);
  jpeg_destroy_decompress(&reading.file);
  return 1;
}
