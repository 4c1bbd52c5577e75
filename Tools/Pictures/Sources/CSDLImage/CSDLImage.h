// What writes picture files.
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
