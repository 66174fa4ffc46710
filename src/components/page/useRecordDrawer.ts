import { useRef, useState } from 'react';
import { useDraftState } from '@/components/draft/useDraft';
import { useChanges } from './useChanges';
import { type DetailPath, useRecord } from './useRecord';

/** What a drawer of a record holds: the record with this id, the dialog open over it, and the changes made here. */
export function useRecordDrawer<P extends DetailPath, Action>(
  path: P,
  id: string | undefined,
  isAction: (value: unknown) => value is Action,
) {
  const [dialog, openDialog] = useDraftState('dialog in the drawer', isAction);
  // Keeps the record while the drawer slides out, so that it doesn't turn blank.
  const [shown, setShown] = useState(id);
  if (id && id !== shown) {
    setShown(id);
    if (shown) openDialog(undefined);
  }
  const [changes, noteChange] = useChanges();
  const content = useRef<HTMLDivElement>(null);

  return {
    ...useRecord(path, shown),
    dialog,
    openDialog,
    // The button that opened the dialog may be gone, so keep the focus in the drawer.
    closeDialog: () => {
      openDialog(undefined);
      content.current?.focus({ preventScroll: true });
    },
    changes,
    noteChange,
    content,
    onHidden: () => setShown(undefined),
  };
}
