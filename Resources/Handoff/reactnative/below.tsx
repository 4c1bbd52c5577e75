/** The same numbers on a screen with a safe area this tall at its top. */
export function belowNAME__(style: NAME__Style, safeArea: number): NAME__Style {
  return { ...style, minHeight: style.minHeight + safeArea }
}

