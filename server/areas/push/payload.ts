import type { Push } from '../../../contract/push';
import { fillIn } from '../../../contract/variables';
import type { Payload, Recipient } from '../../delivery/gateway';

type Written = Pick<Push, 'title' | 'body' | 'image' | 'opens' | 'url'> & { roomId: string | null };

export const payloadOf =
  ({ title, body, ...rest }: Written) =>
  ({ values }: Recipient): Payload => ({
    kind: 'push',
    title: fillIn(title, values),
    body: fillIn(body, values),
    ...rest,
  });
