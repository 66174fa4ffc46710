import { Button } from 'antd';
import { useState } from 'react';
import { pathTo } from '@config/pathTo';
import { withBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { useAction } from '@/components/form/useAction';
import { notice } from '@/components/notice';
import { useTranslations } from '@/locales/useTranslations';
import { RequestFailure } from '@/request';
import { isChanged, type ShelfChanges } from './arrange';
import { Names } from './Names';
import { ShelfConflict } from './ShelfConflict';
import type { ShelfEdit } from './useShelf';

export const SaveBar = withBoundary(function SaveBar({ edit }: { edit: ShelfEdit }) {
  const t = useTranslations();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState<string>();
  const { changes, conflict, save, discard, discarding, takeTheirs, keepBoth, postpone, entryOf } = edit;
  const told = useChangesText(changes);
  const text = useTranslations('shelf');

  const done = (saved: boolean) => {
    if (!saved) return;
    setReason(undefined);
    notice.success(text('saved'));
  };
  const saving = useAction(async (what?: ReturnType<typeof keepBoth>) => {
    try {
      done(await save(undefined, what));
    } catch (failure) {
      if (failure instanceof RequestFailure && !failure.notified) notice.error(failure.message);
      throw failure;
    }
  });

  return (
    <>
      {isChanged(changes) && (
        <section className="fish-selection" aria-label={text('changes')}>
          <span role="status">{told}</span>
          <span className="fish-selection-actions">
            <Button
              type="primary"
              loading={saving.running}
              disabled={discarding}
              onClick={() => (changes.off.length ? setAsking(true) : saving.run())}
            >
              {text('save')}
            </Button>
            <Button ghost loading={discarding} disabled={saving.running} onClick={discard}>
              {text('discard')}
            </Button>
          </span>
        </section>
      )}
      {asking && (
        <ConfirmDialog
          name="shelf.save"
          lookAt={pathTo('/fileResoute/u')}
          danger
          count={changes.off.length}
          title={t('shelf.save.title', { count: changes.off.length })}
          consequence={
            <>
              {text('save.consequence')}
              <Names items={changes.off.flatMap((id) => entryOf(id)?.item ?? [])} />
            </>
          }
          okText={text('save')}
          initialValues={{ reason }}
          onSubmit={async (values) => {
            setReason(values.reason);
            done(await save(values.reason));
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {conflict && !asking && (
        <ShelfConflict
          edit={edit}
          conflict={conflict}
          onTake={takeTheirs}
          onKeep={(takesOff) => {
            const both = keepBoth();
            if (takesOff) setAsking(true);
            else void saving.run(both);
          }}
          onCancel={postpone}
        />
      )}
    </>
  );
});

/** "3 moved · 1 put on · 2 taken off". */
function useChangesText(changes: ShelfChanges) {
  const t = useTranslations();
  return (['moved', 'on', 'off'] as const)
    .filter((kind) => changes[kind].length)
    .map((kind) => t(`shelf.changes.${kind}`, { count: changes[kind].length }))
    .join(' · ');
}
