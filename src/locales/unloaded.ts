/** Instead of the console, where not even its texts have arrived; so these are in both languages, and have no style. */
export function showUnloaded(): void {
  const page = document.createElement('main');
  page.role = 'alert';
  page.style.cssText = 'max-width:640px;margin:10vh auto;padding:0 16px;font:16px/1.5 system-ui';
  page.append(
    paragraph('en', 'The console could not be loaded. Check your connection and load the page again.'),
    paragraph('zh-CN', '控制台未能加载。请检查网络连接，然后重新加载页面。'),
    reloadButton(),
  );
  document.body.replaceChildren(page);
}

const paragraph = (lang: string, textContent: string) =>
  Object.assign(document.createElement('p'), { lang, textContent });

const reloadButton = () =>
  Object.assign(document.createElement('button'), {
    textContent: 'Reload / 重新加载',
    onclick: () => window.location.reload(),
  });
