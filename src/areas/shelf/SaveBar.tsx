import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { useState } from 'react';
import type { Shelf } from '@contract/shelf';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { useAction } from '@/components/form/useAction';
import { notice } from '@/components/notice';
import { RequestFailure } from '@/request';
import { type Changes, isChanged } from './arrange';
import { Names } from './Names';
import { ShelfConflict } from './ShelfConflict';
import type { ShelfEdit } from './useShelf';

/** What has changed and is not saved yet, with the way to save or forget it. Nothing while nothing has changed. */
export function SaveBar({ edit }: { edit: ShelfEdit }) {
  const { formatMessage } = useIntl();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState<string>();
  const { changes, theirs, save, discard, settle, postpone, entryOf } = edit;
  const told = useChangesText(changes);
  const text = (key: string) => formatMessage({ id: `shelf.${key}` });

  const done = (saved: boolean) => {
    if (!saved) return;
    setReason(undefined);
    notice.success(text('saved'));
  };
  const saving = useAction(async (over?: Shelf) => {
    try {
      done(await save(undefined, over));
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
              onClick={() => (changes.off.length ? setAsking(true) : saving.run())}
            >
              {text('save')}
            </Button>
            <Button ghost onClick={discard}>
              {text('discard')}
            </Button>
          </span>
        </section>
      )}
      {asking && (
        <ConfirmDialog
          name="shelf.save"
          lookAt="/fileResoute/u"
          danger
          title={formatMessage({ id: 'shelf.save.title' }, { count: changes.off.length })}
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
      {theirs && !asking && (
        <ShelfConflict
          edit={edit}
          theirs={theirs}
          onTake={() => settle('theirs')}
          onKeep={(takesOff) => {
            settle('mine');
            if (takesOff) setAsking(true);
            else void saving.run(theirs);
          }}
          onCancel={postpone}
        />
      )}
    </>
  );
}

/** "3 moved · 1 put on · 2 taken off". */
function useChangesText(changes: Changes) {
  const { formatMessage } = useIntl();
  return (['moved', 'on', 'off'] as const)
    .filter((kind) => changes[kind].length)
    .map((kind) => formatMessage({ id: `shelf.changes.${kind}` }, { count: changes[kind].length }))
    .join(' · ');
}
