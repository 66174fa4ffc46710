import { type BackEnd, backEnd, type Profile, reference, withProfile } from '@config/backEnd';

let built: BackEnd | undefined;

/** The service's profile: config/backEnd.ts with what the installation's configuration says otherwise. */
export function profile(): BackEnd {
  built ??= withProfile(withProfile(reference, backEnd), configuration());
  return built;
}

const CONFIGURATION = 'script#fish-config';

/** What index.html says; `{}` if it says nothing. */
function configuration(): Profile {
  const text = document.querySelector(CONFIGURATION)?.textContent?.trim();
  return text ? (JSON.parse(text) as Profile) : {};
}

/** Whether index.html leaves the configuration to `fish.config.json` beside it. */
export const isConfigured = (): boolean => Boolean(document.querySelector(CONFIGURATION)?.textContent?.trim());

/** Writes a configuration into the page, as the server does into index.html. */
export function configure(json: string): void {
  const element = document.querySelector(CONFIGURATION) ?? document.createElement('script');
  element.id = 'fish-config';
  element.setAttribute('type', 'application/json');
  element.textContent = json;
  if (!element.isConnected) document.head.append(element);
  // Read again, for tests, which configure the page they run in.
  built = undefined;
}
