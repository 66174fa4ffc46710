import { Button, Typography } from 'antd';
import { Modal, withDialogBoundary } from '@/components/boundary';
import { TimeText } from '@/components/format/TimeText';
import { useTranslations } from '@/locales/useTranslations';
import { useSession } from '@/session/useSession';
import { arrangementOf, changesOf, isChanged, type ShelfChanges } from './arrange';
import { Names } from './Names';
import type { ShelfEdit } from './useShelf';

interface ShelfConflictProps {
  edit: ShelfEdit;
  conflict: NonNullable<ShelfEdit['conflict']>;
  onTake: () => void;
  /** Whether saving both would take entries off that other shelf. */
  onKeep: (takesOff: boolean) => void;
  onCancel: () => void;
}

/**
 * The shelf was saved first, by someone else or by oneself elsewhere: shows what was changed there, and what of one's own
 * comes on top of it.
 */
export const ShelfConflict = withDialogBoundary(function ShelfConflict({
  edit,
  conflict: { theirs, both },
  onTake,
  onKeep,
  onCancel,
}: ShelfConflictProps) {
  const t = useTranslations();
  const me = useSession().state.data?.id;
  const { shelf, entryOf } = edit;
  if (!shelf) return null;
  const isOwn = Boolean(me) && theirs.byId === me;
  const now = arrangementOf(theirs);
  const whose = isOwn ? '.you' : '';
  const others = theirs.by ? 'by' : 'someone';
  const text = (key: 'cancel' | 'keep' | 'mine' | `${'title' | 'take' | 'theirs'}${typeof whose}`) =>
    t(`shelf.conflict.${key}`);
  const itemOf = (id: string) => theirs.entries.find((entry) => entry.id === id)?.item ?? entryOf(id)?.item;
  const mine = changesOf(now, both);

  return (
    <Modal
      open
      centered
      title={text(`title${whose}`)}
      width={560}
      maskClosable={false}
      onCancel={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{text('cancel')}</Button>
          <Button onClick={onTake}>{text(`take${whose}`)}</Button>
          <Button type="primary" onClick={() => (isChanged(mine) ? onKeep(mine.off.length > 0) : onTake())}>
            {text('keep')}
          </Button>
        </>
      }
    >
      <Typography.Paragraph>
        {t(`shelf.conflict.${isOwn ? 'by.you' : others}`, { name: theirs.by ?? '' })}{' '}
        <Typography.Text type="secondary" className="fish-small">
          <TimeText value={theirs.updatedAt} />
        </Typography.Text>
      </Typography.Paragraph>
      <Told title={text(`theirs${whose}`)} changes={changesOf(arrangementOf(shelf), now)} itemOf={itemOf} />
      <Told title={text('mine')} changes={mine} itemOf={itemOf} />
    </Modal>
  );
});

interface ToldProps {
  title: string;
  changes: ShelfChanges;
  itemOf: (id: string) => Parameters<typeof Names>[0]['items'][number] | undefined;
}

function Told({ title, changes, itemOf }: ToldProps) {
  const t = useTranslations();
  return (
    <section className="fish-choice" aria-label={title}>
      <strong>{title}</strong>
      {!isChanged(changes) && <p>{t('shelf.conflict.nothing')}</p>}
      {(['on', 'off', 'moved'] as const).map(
        (kind) =>
          changes[kind].length > 0 && (
            <div key={kind}>
              <Typography.Text type="secondary" className="fish-small">
                {t(`shelf.changes.${kind}`, { count: changes[kind].length })}
              </Typography.Text>
              <Names items={changes[kind].flatMap((id) => itemOf(id) ?? [])} />
            </div>
          ),
      )}
    </section>
  );
}
