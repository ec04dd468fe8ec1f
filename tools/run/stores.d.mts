export const stores: readonly { code: string; name: string; offset: number }[];
