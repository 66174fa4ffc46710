/**
 * For the `ref` of what a form says of a save: that stands above the fields, and the button, which stays in sight, may be
 * pressed where they are long gone.
 */
export function inSight(alert: { nativeElement: HTMLElement } | null): void {
  alert?.nativeElement.scrollIntoView?.({ block: 'nearest' });
}
