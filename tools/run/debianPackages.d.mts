export function missingPackages(machine: { hasChromium: boolean; fontList: string | undefined }): string[];
