for (const root of document.querySelectorAll('.NAME_KEBAB__')) NAME_VALUE__(root)
