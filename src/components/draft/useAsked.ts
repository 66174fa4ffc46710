import { useRequest } from 'ahooks';
import { useState } from 'react';
import type { Input, Output } from '@contract/index';
import type { DetailPath } from '@/components/page/useRecord';
import { call } from '@/request';
import { isObject } from './storage';
import { useFound, useKeeper } from './useDraft';

const NAME = 'asked about a row';

interface Kept {
  action: string;
  id: string;
}

/**
 * What the operator is being asked about a row of a list: which action, on which record. When the session ends under
 * the dialog, it opens again by itself after signing in, over the record as it is then.
 */
export function useAsked<P extends DetailPath, Action extends string, Row extends { id: string }>(
  path: Output<P> extends Row ? P : never,
  isAction: (name: string) => name is Action,
) {
  const [asked, setAsked] = useState<{ action: Action; record: Row }>();
  const found = useFound(NAME, isKept);
  const [pending, setPending] = useState(
    found && isAction(found.action) ? { action: found.action, id: found.id } : undefined,
  );
  useKeeper(NAME, () => (asked ? { action: asked.action, id: asked.record.id } : pending));

  useRequest(async () => call(path, { id: pending?.id } as Input<P>, { notice: false }), {
    ready: Boolean(pending),
    onSuccess: (record) => {
      if (pending) setAsked({ action: pending.action, record: record as unknown as Row });
      setPending(undefined);
    },
    // The record is gone, or may not be seen any more: there is nothing to ask about.
    onError: () => setPending(undefined),
  });

  return {
    asked,
    ask: (next: Action, record: Row) => setAsked({ action: next, record }),
    close: () => setAsked(undefined),
  };
}

const isKept = (value: unknown): value is Kept =>
  isObject(value) && typeof value.action === 'string' && typeof value.id === 'string';
