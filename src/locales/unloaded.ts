import { showPlainPage } from '@/components/plainPage';

/** Instead of the console, where not even its texts have arrived; so these are in both languages. */
export function showUnloaded(): void {
  const said = document.createElement('div');
  said.setAttribute('role', 'alert');
  said.append(
    paragraph('en', 'The console could not be loaded. Check your connection and load the page again.'),
    paragraph('zh-CN', '控制台未能加载。请检查网络连接，然后重新加载页面。'),
  );
  showPlainPage(said, reloadButton());
}

const paragraph = (lang: string, textContent: string) =>
  Object.assign(document.createElement('p'), { lang, textContent });

const reloadButton = () =>
  Object.assign(document.createElement('button'), {
    textContent: 'Reload / 重新加载',
    onclick: () => window.location.reload(),
  });
