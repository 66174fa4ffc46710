/** Gives the focus to the page's heading, if there is one, and leaves the page where it is scrolled to. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
