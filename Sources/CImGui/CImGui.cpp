#include "CImGui.h"

#include <imgui/imgui.h>
#include <imgui/imgui_freetype.h>

#include <algorithm>
#include <cmath>
#include <cfloat>
#include <string>

#if IMGUI_VERSION_NUM < 18300 || IMGUI_VERSION_NUM >= 19200
#error "CImGui speaks to Dear ImGui 1.83 to 1.91: from 1.92 on fonts are sized and drawn in another way."
#endif

static_assert(sizeof(ImguiVertex) == sizeof(ImDrawVert), "vertices are handed on as they are");
static_assert(sizeof(ImDrawIdx) == sizeof(uint16_t), "indices are handed on as they are");

struct ImguiFace {
  ImGuiContext *context;
  std::string clipboard;
};

static ImguiFace *current = nullptr;

extern "C" {

const char *imgui_version(void) { return IMGUI_VERSION; }

static void copy(void *, const char *text) {
  if (current) current->clipboard = text ? text : "";
}
static const char *paste(void *) { return current ? current->clipboard.c_str() : ""; }

ImguiFace *imgui_open(void) {
  ImGuiContext *context = ImGui::CreateContext();
  if (!context) return nullptr;
  ImguiFace *face = new ImguiFace{context, std::string()};
  imgui_use(face);
  ImGuiIO &io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
  // A caret that blinks would draw frames while nothing happens.
  io.ConfigInputTextCursorBlink = false;
#if IMGUI_VERSION_NUM >= 19110
  ImGui::GetPlatformIO().Platform_SetClipboardTextFn = [](ImGuiContext *, const char *text) { copy(nullptr, text); };
  ImGui::GetPlatformIO().Platform_GetClipboardTextFn = [](ImGuiContext *) { return paste(nullptr); };
#else
  io.SetClipboardTextFn = copy;
  io.GetClipboardTextFn = paste;
#endif
#if IMGUI_VERSION_NUM < 18700
  const ImGuiKey keys[IMGUI_KEY_COUNT] = {
    ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow, ImGuiKey_DownArrow, ImGuiKey_Home, ImGuiKey_End,
    ImGuiKey_Backspace, ImGuiKey_Delete, ImGuiKey_Enter, ImGuiKey_Escape, ImGuiKey_A, ImGuiKey_C, ImGuiKey_V,
    ImGuiKey_X, ImGuiKey_Y, ImGuiKey_Z};
  for (int key = 0; key < IMGUI_KEY_COUNT; key++) io.KeyMap[keys[key]] = key;
#endif
  ImGuiStyle &style = ImGui::GetStyle();
  style.WindowPadding = ImVec2(0, 0);
  style.WindowBorderSize = 0;
  style.PopupBorderSize = 0;
  style.WindowMinSize = ImVec2(1, 1);
  style.AntiAliasedLinesUseTex = true;
  return face;
}

void imgui_close(ImguiFace *face) {
  if (!face) return;
  ImGui::DestroyContext(face->context);
  if (current == face) current = nullptr;
  delete face;
}

void imgui_use(ImguiFace *face) {
  current = face;
  ImGui::SetCurrentContext(face ? face->context : nullptr);
}

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

void imgui_point(float x, float y) { ImGui::GetIO().MousePos = ImVec2(x, y); }
void imgui_no_point(void) { ImGui::GetIO().MousePos = ImVec2(-FLT_MAX, -FLT_MAX); }
void imgui_press(int button, bool is_down) {
  if (button >= 0 && button < 3) ImGui::GetIO().MouseDown[button] = is_down;
}

void imgui_key(ImguiKey key, bool is_down) {
  if (key < 0 || key >= IMGUI_KEY_COUNT) return;
#if IMGUI_VERSION_NUM < 18700
  ImGui::GetIO().KeysDown[key] = is_down;
#else
  static const ImGuiKey keys[IMGUI_KEY_COUNT] = {
    ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow, ImGuiKey_DownArrow, ImGuiKey_Home, ImGuiKey_End,
    ImGuiKey_Backspace, ImGuiKey_Delete, ImGuiKey_Enter, ImGuiKey_Escape, ImGuiKey_A, ImGuiKey_C, ImGuiKey_V,
    ImGuiKey_X, ImGuiKey_Y, ImGuiKey_Z};
  ImGui::GetIO().AddKeyEvent(keys[key], is_down);
#endif
}

void imgui_hold(bool control, bool shift, bool alt) {
  ImGuiIO &io = ImGui::GetIO();
#if IMGUI_VERSION_NUM < 18700
  io.KeyCtrl = control;
  io.KeyShift = shift;
  io.KeyAlt = alt;
#elif IMGUI_VERSION_NUM < 18900
  io.AddKeyEvent(ImGuiKey_ModCtrl, control);
  io.AddKeyEvent(ImGuiKey_ModShift, shift);
  io.AddKeyEvent(ImGuiKey_ModAlt, alt);
#else
  io.AddKeyEvent(ImGuiMod_Ctrl, control);
  io.AddKeyEvent(ImGuiMod_Shift, shift);
  io.AddKeyEvent(ImGuiMod_Alt, alt);
#endif
}

void imgui_type(const char *text) { ImGui::GetIO().AddInputCharactersUTF8(text); }
void imgui_set_clipboard(const char *text) { copy(nullptr, text); }
const char *imgui_clipboard(void) { return paste(nullptr); }

void imgui_begin(float width, float height, float seconds) {
  ImGuiIO &io = ImGui::GetIO();
  io.DisplaySize = ImVec2(std::max(1.f, width), std::max(1.f, height));
  io.DeltaTime = seconds > 1e-4f ? seconds : 1e-4f;
  ImGui::NewFrame();
}

static const ImGuiWindowFlags plain_window = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove
  | ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoScrollWithMouse
  | ImGuiWindowFlags_NoBackground;

void imgui_window(float x, float y, float width, float height) {
  ImGui::SetNextWindowPos(ImVec2(x, y));
  ImGui::SetNextWindowSize(ImVec2(std::max(1.f, width), std::max(1.f, height)));
  ImGui::Begin("panel", nullptr, plain_window | ImGuiWindowFlags_NoBringToFrontOnFocus);
}
void imgui_window_end(void) { ImGui::End(); }
void imgui_end(void) { ImGui::Render(); }

size_t imgui_batch_count(void) {
  const ImDrawData *data = ImGui::GetDrawData();
  size_t count = 0;
  if (data && data->Valid) {
    for (int list = 0; list < data->CmdListsCount; list++) count += size_t(data->CmdLists[list]->CmdBuffer.Size);
  }
  return count;
}

ImguiBatch imgui_batch(size_t index) {
  ImguiBatch batch = {};
  const ImDrawData *data = ImGui::GetDrawData();
  if (!data || !data->Valid) return batch;
  for (int number = 0; number < data->CmdListsCount; number++) {
    const ImDrawList *list = data->CmdLists[number];
    if (index >= size_t(list->CmdBuffer.Size)) {
      index -= size_t(list->CmdBuffer.Size);
      continue;
    }
    const ImDrawCmd &command = list->CmdBuffer[int(index)];
    if (command.UserCallback) return batch;
    batch.vertices = reinterpret_cast<const ImguiVertex *>(list->VtxBuffer.Data) + command.VtxOffset;
    batch.vertex_count = size_t(list->VtxBuffer.Size) - command.VtxOffset;
    batch.indices = list->IdxBuffer.Data + command.IdxOffset;
    batch.index_count = command.ElemCount;
    batch.left = command.ClipRect.x;
    batch.top = command.ClipRect.y;
    batch.right = command.ClipRect.z;
    batch.bottom = command.ClipRect.w;
    // A pointer until 1.91.3, a number since.
    batch.texture = uint64_t((uintptr_t)command.GetTexID());
    return batch;
  }
  return batch;
}

void imgui_open_menu(const char *name) { ImGui::OpenPopup(name); }
bool imgui_menu(const char *name, float x, float y, float width, float height) {
  ImGui::SetNextWindowPos(ImVec2(x, y));
  ImGui::SetNextWindowSize(ImVec2(std::max(1.f, width), std::max(1.f, height)));
  return ImGui::BeginPopup(name, plain_window);
}
void imgui_menu_end(void) { ImGui::EndPopup(); }
void imgui_close_menu(void) { ImGui::CloseCurrentPopup(); }
bool imgui_has_menu(void) {
  return ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel);
}

ImguiHit imgui_hit(const char *name, float x, float y, float width, float height) {
  ImguiHit hit = {};
  if (!(width > 0) || !(height > 0)) return hit;
  ImGui::SetCursorScreenPos(ImVec2(x, y));
  hit.is_clicked = ImGui::InvisibleButton(name, ImVec2(width, height));
  hit.is_hovered = ImGui::IsItemHovered();
  hit.is_pressed = ImGui::IsItemActivated();
  hit.is_held = ImGui::IsItemActive();
  hit.is_released = ImGui::IsItemDeactivated();
  hit.is_double_clicked = hit.is_hovered && ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left);
  hit.is_asked = hit.is_hovered && ImGui::IsMouseClicked(ImGuiMouseButton_Right);
  return hit;
}

ImguiFieldEvent imgui_field(
  const char *name, char *text, size_t size, float x, float y, float width, float height, int font, bool takes_focus,
  bool selects_all
) {
  ImFontAtlas *atlas = ImGui::GetIO().Fonts;
  ImFont *face = atlas->Fonts[font >= 0 && font < atlas->Fonts.Size ? font : 0];
  ImGui::PushFont(face);
  const float space = (height - ImGui::GetFontSize()) / 2;
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(space, std::max(0.f, space)));
  ImGui::PushStyleVar(ImGuiStyleVar_FrameRounding, height / 5);
  ImGui::SetCursorScreenPos(ImVec2(x, y));
  ImGui::SetNextItemWidth(width);
  if (takes_focus) ImGui::SetKeyboardFocusHere();
  const ImGuiInputTextFlags flags = ImGuiInputTextFlags_EnterReturnsTrue
    | (selects_all ? ImGuiInputTextFlags_AutoSelectAll : 0);
  const bool is_entered = ImGui::InputText(name, text, size, flags);
  const bool has_left = ImGui::IsItemDeactivated();
  ImGui::PopStyleVar(2);
  ImGui::PopFont();
  return is_entered ? IMGUI_FIELD_ENTERED : has_left ? IMGUI_FIELD_LEFT : IMGUI_FIELD_OPEN;
}

bool imgui_is_double_clicked(void) { return ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left); }
bool imgui_is_typing(void) { return ImGui::GetIO().WantTextInput; }

void imgui_colors(uint32_t text, uint32_t field, uint32_t selection) {
  ImVec4 *colors = ImGui::GetStyle().Colors;
  colors[ImGuiCol_Text] = ImGui::ColorConvertU32ToFloat4(text);
  colors[ImGuiCol_FrameBg] = colors[ImGuiCol_FrameBgHovered] = colors[ImGuiCol_FrameBgActive] =
    ImGui::ColorConvertU32ToFloat4(field);
  colors[ImGuiCol_TextSelectedBg] = ImGui::ColorConvertU32ToFloat4(selection);
#if IMGUI_VERSION_NUM >= 19140
  colors[ImGuiCol_NavCursor] = ImVec4(0, 0, 0, 0);
#else
  colors[ImGuiCol_NavHighlight] = ImVec4(0, 0, 0, 0);
#endif
}

void imgui_clip(float x, float y, float width, float height) {
  ImGui::PushClipRect(ImVec2(x, y), ImVec2(x + width, y + height), true);
}
void imgui_unclip(void) { ImGui::PopClipRect(); }

void imgui_fill(float x, float y, float width, float height, float radius, uint32_t color) {
  ImGui::GetWindowDrawList()->AddRectFilled(ImVec2(x, y), ImVec2(x + width, y + height), color, radius);
}
void imgui_outline(float x, float y, float width, float height, float radius, float line, uint32_t color) {
  ImGui::GetWindowDrawList()->AddRect(ImVec2(x, y), ImVec2(x + width, y + height), color, radius, 0, line);
}
void imgui_disc(float x, float y, float radius, uint32_t color) {
  ImGui::GetWindowDrawList()->AddCircleFilled(ImVec2(x, y), radius, color);
}
void imgui_line(float x0, float y0, float x1, float y1, float line, uint32_t color) {
  ImGui::GetWindowDrawList()->AddLine(ImVec2(x0, y0), ImVec2(x1, y1), color, line);
}
void imgui_triangle(float x0, float y0, float x1, float y1, float x2, float y2, uint32_t color) {
  ImGui::GetWindowDrawList()->AddTriangleFilled(ImVec2(x0, y0), ImVec2(x1, y1), ImVec2(x2, y2), color);
}
void imgui_picture(uint64_t picture, float x, float y, float width, float height, float u0, float v0, float u1, float v1) {
  ImGui::GetWindowDrawList()->AddImage(
    ImTextureID(uintptr_t(picture + 1)), ImVec2(x, y), ImVec2(x + width, y + height), ImVec2(u0, v0), ImVec2(u1, v1));
}

static ImFont *font_numbered(int font) {
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
void imgui_text(int font, float x, float y, uint32_t color, const char *text, float wrap) {
  ImFont *face = font_numbered(font);
  ImGui::GetWindowDrawList()->AddText(
    face, face->FontSize, ImVec2(x, y), color, text, nullptr, wrap > 0 ? wrap : 0);
}
float imgui_wrapped_height(int font, const char *text, float wrap) {
  ImFont *face = font_numbered(font);
  return face->CalcTextSizeA(face->FontSize, FLT_MAX, wrap, text).y;
}
}
