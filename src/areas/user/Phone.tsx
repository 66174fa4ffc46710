import { paths } from '@contract/paths';
import type { User } from '@contract/user';
import { MaskedPhone } from '@/components/MaskedPhone';
import { call } from '@/request';

/** A user's phone number, masked until asked for; the look is logged. */
export function Phone({ user: { id, nickname, phone } }: { user: User }) {
  return <MaskedPhone phone={phone} of={nickname} reveal={() => call(paths.user.revealPhone, { id })} />;
}
