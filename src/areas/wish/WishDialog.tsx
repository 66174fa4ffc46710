import { useIntl } from '@umijs/max';
import { paths } from '@contract/paths';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { kinds } from '@/components/RecordLink/kinds';
import { call } from '@/request';
import type { WishDialogProps } from './dialog';
import { FulfilDialog } from './FulfilDialog';
import { RemoveFields, type RemoveValues, removeDefaults } from './RemoveFields';
import type { WishAction } from './steps';

/** Asks what an action on a wish needs to know, says what it brings about, and does it. */
export function WishDialog({ action, ...props }: WishDialogProps & { action: WishAction }) {
  return action === 'fulfil' ? <FulfilDialog {...props} /> : <RemoveDialog {...props} />;
}

function RemoveDialog({ wish, onDone, onClose }: WishDialogProps) {
  const { formatMessage } = useIntl();
  const { id, number, user } = wish;
  const send = async ({ reason, stones }: RemoveValues) => {
    const done = await call(paths.wish.remove, { id, reason, stones }, { notice: false });
    notice.success(formatMessage({ id: 'wish.remove.done' }, { number }));
    onDone(done);
  };
  const name = <bdi key="name">{user.nickname}</bdi>;
  return (
    <ConfirmDialog<RemoveValues>
      name={`wish.remove.${id}`}
      lookAt={kinds.wish.path(id)}
      title={formatMessage({ id: 'wish.remove.title' }, { number })}
      consequence={
        <>
          <bdi className="fish-quoted">{wish.text}</bdi>
          {formatMessage({ id: 'wish.remove.consequence' }, { name })}
        </>
      }
      okText={formatMessage({ id: 'wish.remove' })}
      danger
      initialValues={removeDefaults}
      onSubmit={send}
      onClose={onClose}
    >
      <RemoveFields count={wish.stones} />
    </ConfirmDialog>
  );
}
