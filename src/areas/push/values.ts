import type { Input } from '@contract/index';
import type { paths } from '@contract/paths';
import type { PushDetail } from '@contract/push';
import { type AudienceValues, audienceOf, valuesOfAudience } from '@/areas/audience';

/** What a phone shows, and what a tap on it opens. */
type Written = Pick<PushDetail, 'title' | 'body' | 'image' | 'opens' | 'url'> & { roomId: string | null };

/** A push as fields of its form. */
export interface PushValues extends Written, AudienceValues {
  when: 'now' | 'at';
  /** Counts when it is sent at a time of its own. */
  scheduledAt?: string | null;
  expiresAt?: string | null;
}

type PushInput = Input<typeof paths.push.saveOrUpdate>;

/** What a new push begins with. */
export const EMPTY = { opens: 'app', when: 'now' } as const satisfies Partial<PushValues>;

export function valuesOfPush(push: PushDetail): PushValues {
  const { title, body, image, opens, room, url, scheduledAt, expiresAt } = push;
  return {
    ...{ title, body, image, opens, url, expiresAt },
    roomId: room?.id ?? null,
    ...valuesOfAudience(push.audience),
    when: scheduledAt ? 'at' : 'now',
    scheduledAt,
  };
}

/** An old push as a new one begins: without its times, which have passed. */
export const copyOf = (push: PushDetail): Partial<PushValues> => ({
  ...valuesOfPush(push),
  when: 'now',
  scheduledAt: null,
  expiresAt: null,
});

/** What a tap opens is one thing: the room or the address that was chosen before is not sent. */
export const writtenOf = ({ title, body, image, opens, roomId, url }: PushValues): Written => ({
  title,
  body,
  image: image || null,
  opens,
  roomId: (opens === 'room' && roomId) || null,
  url: (opens === 'url' && url?.trim()) || null,
});

/** The form as the contract takes it. */
export async function inputOf(values: PushValues): Promise<PushInput> {
  const { when, scheduledAt, expiresAt } = values;
  return {
    ...writtenOf(values),
    audience: await audienceOf(values),
    scheduledAt: (when === 'at' && scheduledAt) || null,
    expiresAt: expiresAt || null,
  };
}
