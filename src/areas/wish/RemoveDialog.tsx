import { wishCalls } from '@contract/wish/calls';
import { withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import type { WishDialogProps } from './dialog';
import { RemoveFields, type RemoveValues, removeDefaults } from './RemoveFields';

export const RemoveDialog = withDialogBoundary(function RemoveDialog({ wish, onDone, onClose }: WishDialogProps) {
  const t = useTranslations();
  const { id, number, user } = wish;
  const send = async ({ reason, stones }: RemoveValues) => {
    const done = await call(wishCalls.remove, { id, reason, stones }, { notice: false });
    notice.success(t('wish.remove.done', { number }));
    onDone(done);
  };
  const name = <bdi key="name">{user.nickname}</bdi>;
  return (
    <ConfirmDialog<RemoveValues>
      name={`wish.remove.${id}`}
      lookAt={recordTypes.wish.path(id)}
      title={t('wish.remove.title', { number })}
      consequence={
        <>
          <bdi className="fish-quoted">{wish.text}</bdi>
          {t('wish.remove.consequence', { name })}
        </>
      }
      okText={t('wish.remove')}
      danger
      initialValues={removeDefaults}
      onSubmit={send}
      onClose={onClose}
    >
      <RemoveFields count={wish.stones} />
    </ConfirmDialog>
  );
});
