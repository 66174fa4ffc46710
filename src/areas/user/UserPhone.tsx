import type { User } from '@contract/user';
import { userCalls } from '@contract/user/calls';
import { MaskedPhone } from '@/components/MaskedPhone';
import { call } from '@/request';
import { useHas } from '@/request/availability';

/** A phone number, masked until revealed; revealing it is logged. */
export function UserPhone({ user: { id, nickname, phone } }: { user: User }) {
  const reveals = useHas(userCalls.revealPhone);
  const reveal = () => call(userCalls.revealPhone, { id });
  return <MaskedPhone phone={phone} of={nickname} reveal={reveals ? reveal : undefined} />;
}
