/** Shows this instead of the console, where there is no style and no text yet. */
export function showPlainPage(...content: readonly Node[]): void {
  const page = document.createElement('main');
  page.style.cssText = 'max-width:640px;margin:10vh auto;padding:0 16px;font:16px/1.5 system-ui';
  page.append(...content);
  document.body.replaceChildren(page);
}
