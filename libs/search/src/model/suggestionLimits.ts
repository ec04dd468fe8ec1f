/** Suggestions while typing (SRCH-29): from so many letters, so many milliseconds after the last, at most so many of each. */
export const suggestionLimits = { minLength: 2, debounce: 150, words: 4, categories: 3, products: 4 } as const;
