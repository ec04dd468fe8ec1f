export type Report = { passed: number; failed: string[]; notRun?: string };
export function takeReport(path: string): Report;
export function addUp(reports: readonly Report[]): Report;
