/* What the files of the C face share. */
#ifndef CIMGUI_FACE_H
#define CIMGUI_FACE_H

#include "CImGui.h"

#include <imgui/imgui.h>

#if IMGUI_VERSION_NUM < 18300 || IMGUI_VERSION_NUM >= 19200
#error "CImGui speaks to Dear ImGui 1.83 to 1.91: from 1.92 on fonts are sized and drawn in another way."
#endif

/* The font of a text, or the first one where there are not so many. */
ImFont *font_numbered(int font);

/* Tells a new face which of its numbers are which keys, where ImGui wants to know. */
void name_keys(ImGuiIO &io);

#endif
