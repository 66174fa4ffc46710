import { useEffect, useEffectEvent, useRef } from 'react';
import type { AuditItem } from '@contract/audit';
import { auditCalls } from '@contract/audit/calls';
import { CLAIM_MAX } from '@contract/audit/enums';
import { useMinute } from '@/components/format/useMinute';
import { call, RequestFailure } from '@/request';
import { queue } from './ownQueue';
import { openOf, type QueueState, refresh, type Who } from './queueState';

/** So many items after the focus are claimed together with it. */
const AHEAD = 10;
/** Claim again when fewer than this, or little time, is left. */
const FEW = 5;
const RENEW_MS = 2 * 60_000;

/** Claims the item in focus and the next ones, renews the claims while the page is visible, and gives up the rest. */
export function useClaims(state: QueueState): void {
  const minute = useMinute();
  const asking = useRef(false);
  const asked = useRef('');

  const claim = useEffectEvent(async () => {
    if (asking.current || document.visibilityState === 'hidden') return;
    const ids = toClaim(queue.get(), queue.who());
    // An answer leads back here: without end, if by this computer's clock the claims are over or last too long.
    const question = `${minute} ${ids.join()}`;
    if (!ids.length || question === asked.current) return;
    asking.current = true;
    asked.current = question;
    try {
      const items = await call(auditCalls.claim, { ids }, { notice: false });
      queue.step((old) => refresh(old, items));
    } catch (error) {
      // Without a claim it still works: the back end accepts only one decision.
      if (!(error instanceof RequestFailure)) throw error;
    } finally {
      asking.current = false;
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when one of these changes, there may be something to claim
  useEffect(() => void claim(), [state.focus, state.order, state.items, minute]);

  useEffect(() => giveUp, []);
}

/** What to claim now: nothing while enough of the next items are already claimed. */
function toClaim(state: QueueState, who: Who): string[] {
  if (!state.focus) return [];
  const open = openOf(state, who);
  const at = state.order.indexOf(state.focus);
  const below = new Set(state.order.slice(at));
  const next = open.filter((id) => below.has(id)).slice(0, AHEAD + 1);
  const wanted = next.filter((id) => !isMine(state.items.get(id), who));
  const isShort = next.length - wanted.length < Math.min(FEW, next.length) || wanted.includes(state.focus);
  return isShort ? wanted : [];
}

export function isMine(item: AuditItem | undefined, { me, now }: Who): boolean {
  return item?.claimedBy?.id === me && Date.parse(item.claimedUntil ?? '') - now > RENEW_MS;
}

function giveUp(): void {
  const state = queue.get();
  const who = queue.who();
  const mine = openOf(state, who).filter((id) => state.items.get(id)?.claimedBy?.id === who.me);
  for (let at = 0; at < mine.length; at += CLAIM_MAX) {
    call(auditCalls.release, { ids: mine.slice(at, at + CLAIM_MAX) }, { notice: false }).catch(() => {
      // Claims that can't be given up expire by themselves.
    });
  }
}
