// SDL and SDL_image, for writing picture files.
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
