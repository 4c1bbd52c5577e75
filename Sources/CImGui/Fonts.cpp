#include "Face.h"

#include <imgui/imgui_freetype.h>

#include <algorithm>
#include <cfloat>
#include <cmath>

void imgui_forget_fonts(void) { ImGui::GetIO().Fonts->Clear(); }

int imgui_add_font(const char *path, int face, float pixels, bool is_pixel_exact) {
  static const ImWchar letters[] = {
    0x20, 0x24F, 0x1E00, 0x1EFF, 0x2010, 0x2044, 0x20AC, 0x20AC, 0x2122, 0x2122, 0x2190, 0x2199, 0x2202, 0x2265, 0};
  ImFontConfig config;
  config.FontNo = face;
  config.OversampleH = config.OversampleV = 1;
  config.PixelSnapH = is_pixel_exact;
  ImFontAtlas *atlas = ImGui::GetIO().Fonts;
  if (!atlas->AddFontFromFileTTF(path, pixels, &config, letters)) return -1;
  return atlas->Fonts.Size - 1;
}

/* Gives all digits the room of the widest, so that a number does not jitter while it changes. */
static void align_digits(ImFont *font) {
  float widest = 0;
  for (ImWchar digit = '0'; digit <= '9'; digit++) widest = std::max(widest, font->FindGlyph(digit)->AdvanceX);
  for (ImWchar digit = '0'; digit <= '9'; digit++) {
    ImFontGlyph *glyph = const_cast<ImFontGlyph *>(font->FindGlyphNoFallback(digit));
    if (!glyph) continue;
    const float shift = std::floor((widest - glyph->AdvanceX) / 2 + 0.5f);
    glyph->X0 += shift;
    glyph->X1 += shift;
    glyph->AdvanceX = widest;
  }
  font->BuildLookupTable();
}

const uint8_t *imgui_build_fonts(int *width, int *height) {
  ImFontAtlas *atlas = ImGui::GetIO().Fonts;
  atlas->FontBuilderIO = ImGuiFreeType::GetBuilderForFreeType();
  atlas->FontBuilderFlags = ImGuiFreeTypeBuilderFlags_LightHinting;
  atlas->TexGlyphPadding = 2;
  if (atlas->Fonts.Size == 0) atlas->AddFontDefault();
  unsigned char *pixels = nullptr;
  atlas->GetTexDataAsRGBA32(&pixels, width, height);
  for (int index = 0; index < atlas->Fonts.Size; index++) align_digits(atlas->Fonts[index]);
  return pixels;
}

ImFont *font_numbered(int font) {
  ImFontAtlas *atlas = ImGui::GetIO().Fonts;
  return atlas->Fonts[font >= 0 && font < atlas->Fonts.Size ? font : 0];
}

float imgui_advance(int font, uint32_t letter) {
  const ImFontGlyph *glyph = letter <= 0xFFFF ? font_numbered(font)->FindGlyphNoFallback(ImWchar(letter)) : nullptr;
  return glyph ? glyph->AdvanceX : -1;
}

float imgui_text_width(int font, const char *text) {
  ImFont *face = font_numbered(font);
  return face->CalcTextSizeA(face->FontSize, FLT_MAX, 0, text).x;
}
float imgui_text_height(int font) { return font_numbered(font)->FontSize; }
float imgui_wrapped_height(int font, const char *text, float wrap) {
  ImFont *face = font_numbered(font);
  return face->CalcTextSizeA(face->FontSize, FLT_MAX, wrap, text).y;
}
