import { homeSection, shelfSection } from '@contract/shelf/enums';
import { withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useLabel } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { changeStatus, type ItemAction } from './actions';
import { type Item, itemTypeOf } from './item';
import { PriceDialog } from './PriceDialog';

interface ItemDialogProps {
  action: ItemAction;
  item: Item;
  onDone: (item: Item) => void;
  onClose: () => void;
}

export function ItemDialog({ action, ...props }: ItemDialogProps) {
  return action === 'changePrice' ? <PriceDialog {...props} /> : <StatusDialog {...props} action={action} />;
}

const StatusDialog = withDialogBoundary(function StatusDialog({
  action,
  item,
  onDone,
  onClose,
}: ItemDialogProps & { action: 'putOn' | 'takeOff' }) {
  const t = useTranslations();
  const type = itemTypeOf(item);
  const section = useLabel(shelfSection, homeSection[type]);
  const text = (key: '.done' | '.title' | '.consequence' | '') =>
    t(`mall.${action}${key}`, { name: item.name, section });

  const send = async ({ reason }: { reason: string }) => {
    const now = await changeStatus({ type, id: item.id }, action, reason);
    notice.success(text('.done'));
    onDone(now);
  };

  return (
    <ConfirmDialog
      name={`${type}.${action}.${item.id}`}
      lookAt={recordTypes[type].path(item.id)}
      title={text('.title')}
      consequence={text('.consequence')}
      okText={text('')}
      danger={action === 'takeOff'}
      withoutReason={action === 'putOn'}
      onSubmit={send}
      onClose={onClose}
    />
  );
});
