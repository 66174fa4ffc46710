import type { Input } from '@contract/index';
import type { PushDetail } from '@contract/push';
import type { pushCalls } from '@contract/push/calls';
import { type AudienceValues, audienceOf, valuesOfAudience } from '@/areas/audience';

type Written = Pick<PushDetail, 'title' | 'body' | 'image' | 'opens' | 'url'> & { roomId: string | null };

export interface PushValues extends Written, AudienceValues {
  when: 'now' | 'at';
  /** Used only when a time is chosen. */
  scheduledAt?: string | null;
  expiresAt?: string | null;
}

type PushInput = Input<typeof pushCalls.saveOrUpdate>;

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

/** A copy starts without the old times, because they have passed. */
export const copyOf = (push: PushDetail): Partial<PushValues> => ({
  ...valuesOfPush(push),
  when: 'now',
  scheduledAt: null,
  expiresAt: null,
});

/** A tap opens one thing only: a room or address chosen earlier is not sent. */
export const writtenOf = ({ title, body, image, opens, roomId, url }: PushValues): Written => ({
  title,
  body,
  image: image || null,
  opens,
  roomId: (opens === 'room' && roomId) || null,
  url: (opens === 'url' && url?.trim()) || null,
});

export async function pushInputOf(values: PushValues): Promise<PushInput> {
  const { when, scheduledAt, expiresAt } = values;
  return {
    ...writtenOf(values),
    audience: await audienceOf(values),
    scheduledAt: (when === 'at' && scheduledAt) || null,
    expiresAt: expiresAt || null,
  };
}
