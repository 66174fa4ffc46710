export function compress(folder: string): Promise<{ files: number; before: number; after: number }>;
