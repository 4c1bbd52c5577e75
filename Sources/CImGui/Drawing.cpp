#include "Face.h"

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

void imgui_text(int font, float x, float y, uint32_t color, const char *text, float wrap) {
  ImFont *face = font_numbered(font);
  ImGui::GetWindowDrawList()->AddText(
    face, face->FontSize, ImVec2(x, y), color, text, nullptr, wrap > 0 ? wrap : 0);
}
