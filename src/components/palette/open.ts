import { sharedState } from '@/components/state/sharedState';

const shown = sharedState(false);

export const usePaletteOpen = shown.use;
export const openPalette = (): void => shown.set(true);
export const closePalette = (): void => shown.set(false);
