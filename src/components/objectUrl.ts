/** The browser reads an address on its own time, after it was told to. */
export const KEPT_MS = 60_000;

/** Lets go of an object URL that the browser was just given: revoked while it is being read, it can't be found. */
export function revokeLater(address: string): void {
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
