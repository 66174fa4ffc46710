export const HOW_TO_GET_CHROMIUM: string;
export function requireChromium(): Promise<string | undefined>;
export function requireFonts(): Promise<void>;
