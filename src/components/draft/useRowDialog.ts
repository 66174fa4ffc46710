import { useState } from 'react';
import type { CallOptions } from '@/request';
import { useCall } from '@/request/useCall';
import { isObject } from './storage';
import { useFound, useKeeper } from './useDraft';

const NAME = 'dialog of a row';

interface Kept {
  action: string;
  id: string;
}

/**
 * The dialog open over a row. If the session expires, it opens again after signing in, with the current record; after a
 * reload, if something was typed.
 */
export function useRowDialog<Row extends { id: string }, Action extends string>(
  find: (id: string, options: CallOptions) => Promise<Row>,
  isAction: (name: string) => name is Action,
) {
  const [dialog, setDialog] = useState<{ action: Action; record: Row }>();
  const found = useFound(NAME, isKept);
  const [pending, setPending] = useState(
    found && isAction(found.action) ? { action: found.action, id: found.id } : undefined,
  );
  useKeeper(NAME, () => (dialog ? { action: dialog.action, id: dialog.record.id } : pending), 'place');

  useCall(async (options) => pending && { action: pending.action, record: await find(pending.id, options) }, [], {
    ready: Boolean(pending),
    onSuccess: (opened) => {
      setDialog(opened);
      setPending(undefined);
    },
    // The record is gone or not visible any more: open nothing.
    onFailure: () => setPending(undefined),
  });

  return {
    dialog,
    openDialog: (next: Action, record: Row) => setDialog({ action: next, record }),
    closeDialog: () => setDialog(undefined),
  };
}

const isKept = (value: unknown): value is Kept =>
  isObject(value) && typeof value.action === 'string' && typeof value.id === 'string';
