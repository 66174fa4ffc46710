/** What stands in CHANGELOG.md for the changes since the last release. */
const UNRELEASED = '## [Unreleased]';
/** What stands below it before anything was ever released. */
const NOTHING_YET = /^Nothing was released yet.*\n+/m;

/**
 * CHANGELOG.md with what was “Unreleased” under its number and date (`2026-01-31`), and an empty “Unreleased” above.
 * Undefined if nothing stands there.
 */
export function releaseChangelog(text, version, date) {
  const [before, rest] = text.split(`${UNRELEASED}\n`);
  if (rest === undefined) return undefined;
  const next = rest.search(/^## \[/m);
  const changes = (next < 0 ? rest : rest.slice(0, next)).replace(NOTHING_YET, '').trim();
  const older = next < 0 ? '' : `\n${rest.slice(next)}`;
  return changes ? `${before}${UNRELEASED}\n\n## [${version}] - ${date}\n${changes}\n${older}` : undefined;
}
