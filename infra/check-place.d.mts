type Variables = Record<string, string | undefined>;

export function nodeProblem(version: string): string | null;
export function writeProblem(root: string): string | null;
export function folderProblem(root: string, neededMegabytes?: number): string | null;
export function accountProblem(command: string, environment: Variables): string | null;
export function downloadSettings(folder: string, environment: Variables): Variables;
