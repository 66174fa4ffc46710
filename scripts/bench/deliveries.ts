import { messageCalls } from '../../contract/message/calls';
import { messageSending } from '../../server/areas/message/sending';
import { advanceDeliveries } from '../../server/delivery/advance';
import { recordingGateway } from '../../server/delivery/recordingGateway';
import type { Stage } from './stage';

const channel = { kind: 'message', sending: messageSending, gateway: recordingGateway } as const;
const options = {
  now: () => new Date().toISOString(),
  onError(error: unknown) {
    throw error;
  },
};

type Calls = Pick<Stage, 'app' | 'token' | 'db'>;

/** The time for a message to all users with one worker, in seconds. */
export async function measureDelivery({ app, token, db }: Calls): Promise<{ recipients: number; seconds: number }> {
  const call = async (path: string, payload: object) => {
    const [, url = ''] = path.split(' ');
    const answer = await app.inject({ method: 'POST', url, payload, headers: { atoken: token } });
    if (answer.json().code !== 200) throw new Error(`${path}: ${answer.body}`);
    return answer.json().data;
  };
  const audience = { kind: 'all', days: null, numbers: null };
  const draft = { title: 'Hello {nickname}', body: 'Come in', type: 'system', audience };
  const { id, version } = await call(messageCalls.saveOrUpdate, draft);
  await call(messageCalls.send, { id, version });

  const begun = performance.now();
  while (await advanceDeliveries(db, channel, options));
  const seconds = (performance.now() - begun) / 1000;
  const [, url] = messageCalls.detail.split(' ');
  const answer = await app.inject({ method: 'GET', url, query: { id }, headers: { atoken: token } });
  const { progress } = answer.json().data;
  if (progress.sent !== progress.recipients) throw new Error(`only ${progress.sent} have it`);
  return { recipients: progress.sent, seconds };
}
