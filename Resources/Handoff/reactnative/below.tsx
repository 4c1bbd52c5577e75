/** The same numbers for a screen with a top safe area of this height. */
export function belowNAME__(style: NAME__Style, safeArea: number): NAME__Style {
  return { ...style, minHeight: style.minHeight + safeArea }
}

