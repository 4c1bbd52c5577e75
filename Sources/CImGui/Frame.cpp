#include "Face.h"

#include <algorithm>

static_assert(sizeof(ImguiVertex) == sizeof(ImDrawVert), "vertices are handed on as they are");
static_assert(sizeof(ImDrawIdx) == sizeof(uint16_t), "indices are handed on as they are");

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
