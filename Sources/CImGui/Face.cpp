#include "Face.h"

#include <string>

struct ImguiFace {
  ImGuiContext *context;
  std::string clipboard;
};

static ImguiFace *current = nullptr;

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
  name_keys(io);
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

void imgui_set_clipboard(const char *text) { copy(nullptr, text); }
const char *imgui_clipboard(void) { return paste(nullptr); }
