#include "Face.h"

#include <cfloat>

/* ImGui's names of our keys, in their order. */
static const ImGuiKey keys[IMGUI_KEY_COUNT] = {
  ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow, ImGuiKey_DownArrow, ImGuiKey_Home, ImGuiKey_End,
  ImGuiKey_Backspace, ImGuiKey_Delete, ImGuiKey_Enter, ImGuiKey_Escape, ImGuiKey_A, ImGuiKey_C, ImGuiKey_V,
  ImGuiKey_X, ImGuiKey_Y, ImGuiKey_Z};

void name_keys(ImGuiIO &io) {
#if IMGUI_VERSION_NUM < 18700
  for (int key = 0; key < IMGUI_KEY_COUNT; key++) io.KeyMap[keys[key]] = key;
#else
  (void)io;
#endif
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
