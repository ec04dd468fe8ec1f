/** Numbers that workers need too, which read no other package. */
export const search = { defaultSize: 50 } as const;
