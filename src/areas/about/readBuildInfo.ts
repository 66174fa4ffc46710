import type { BuildInfo } from '@config/buildInfo';
import { BUILD_INFO_PATH } from '@config/version';

/** @throws TypeError, SyntaxError or Error where the console is served without it */
export async function readBuildInfo(): Promise<BuildInfo> {
  const answer = await fetch(BUILD_INFO_PATH);
  if (!answer.ok) throw new Error(`${BUILD_INFO_PATH}: HTTP ${answer.status}`);
  return answer.json();
}
