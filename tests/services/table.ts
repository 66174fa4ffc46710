import type { Variation } from './variation';
import { variationNames, variations } from './variations';

/** The table of docs/conform.md. */
export const variationTable = (): string =>
  [
    '| variation | what the service does | who bridges it |',
    '| --- | --- | --- |',
    ...variationNames.map((name) => `| \`${name}\` | ${variations[name].says} | ${bridgeOf(variations[name])} |`),
  ].join('\n');

function bridgeOf({ profile, hints }: Variation): string {
  if (!profile) return 'nobody; the report says so';
  if (!Object.keys(profile).length) return 'the console, as it comes';
  return hints ? `the profile, told by \`${hints[0]}\`` : 'the profile, found out';
}
