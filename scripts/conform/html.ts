import type { Report } from './conform';

/** The report as one page, which asks no other origin for anything. */
export function page({ base, at, whole, notes, screens, profile, requests }: Report): string {
  const rows = screens.map(
    ({ name, path, verdict, bridged, declared, why }) =>
      `<tr><td>${safe(name)}<br><code>${safe(path)}</code></td><td class="${verdict}">${declared ? 'not (declared)' : verdict}</td>` +
      `<td class="${bridged}">${bridged}</td><td>${listOf(why)}</td></tr>`,
  );
  const differences = notes.map(
    ({ about, says, evidence = '', weight }) =>
      `<tr><td>${safe(about)}</td><td>${safe(says)}</td><td class="${weight}">${weight}</td><td><code>${safe(evidence)}</code></td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${safe(base)}: what the console finds there</title>
<style>${STYLE}</style>
<h1>${whole ? 'Whole' : 'Not whole'}: ${safe(base)}</h1>
<p>Asked ${requests} times, ${safe(at)}.</p>
<h2>Screens</h2>
<table><tr><th>Screen</th><th>now</th><th>with the profile</th><th>why</th></tr>${rows.join('\n')}</table>
<h2>What differs</h2>
${differences.length ? `<table><tr><th>about</th><th></th><th></th><th>seen</th></tr>${differences.join('\n')}</table>` : '<p>Nothing.</p>'}
<h2>The profile, fish.config.json</h2>
<pre>${safe(JSON.stringify(profile, null, 2))}</pre>
</html>
`;
}

const STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; max-width: 1100px; margin: 2rem auto; padding: 0 1rem; color: #1f1f1f }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: 6px 10px; border-bottom: 1px solid #ddd }
td { overflow-wrap: anywhere }
td:first-child, td[class] { white-space: nowrap }
ul { margin: 0; padding-left: 1.2em }
code, pre { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
pre { background: #f5f5f5; padding: 12px; white-space: pre-wrap }
.whole, .bridged { color: #237804; font-weight: 600 }
.partly, .taken { color: #874d00; font-weight: 600 }
.not, .lost, .danger { color: #a8071a; font-weight: 600 }
@media (prefers-color-scheme: dark) {
  body { background: #141414; color: #e8e8e8 }
  th, td { border-color: #424242 }
  pre { background: #1f1f1f }
  .whole, .bridged { color: #95de64 }
  .partly, .taken { color: #ffd666 }
  .not, .lost, .danger { color: #ff9c94 }
}`;

const listOf = (texts: readonly string[]) =>
  texts.length ? `<ul>${texts.map((text) => `<li>${safe(text)}</li>`).join('')}</ul>` : '';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
