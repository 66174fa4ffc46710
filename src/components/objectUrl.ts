/** The browser reads the URL some time after the click. */
export const KEPT_MS = 60_000;

/** Revokes an object URL later, because the browser may still be reading it. */
export function revokeLater(address: string): void {
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
