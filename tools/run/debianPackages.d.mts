export function missingPackages(machine: { hasBrowser: boolean; fontList: string | undefined }): string[];
