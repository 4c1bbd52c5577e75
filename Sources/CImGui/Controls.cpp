#include "Face.h"

#include <algorithm>

ImguiHit imgui_hit(const char *name, float x, float y, float width, float height) {
  ImguiHit hit = {};
  if (!(width > 0) || !(height > 0)) return hit;
  ImGui::SetCursorScreenPos(ImVec2(x, y));
  hit.is_clicked = ImGui::InvisibleButton(name, ImVec2(width, height));
  hit.is_hovered = ImGui::IsItemHovered();
  hit.is_pressed = ImGui::IsItemActivated();
  hit.is_held = ImGui::IsItemActive();
  hit.is_double_clicked = hit.is_hovered && ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left);
  hit.is_asked = hit.is_hovered && ImGui::IsMouseClicked(ImGuiMouseButton_Right);
  return hit;
}

ImguiFieldEvent imgui_field(
  const char *name, char *text, size_t size, float x, float y, float width, float height, int font, bool takes_focus,
  bool selects_all
) {
  ImGui::PushFont(font_numbered(font));
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
