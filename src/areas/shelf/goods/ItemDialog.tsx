import { useIntl } from '@umijs/max';
import { homeSection, shelfSection } from '@contract/shelf/enums';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { kinds } from '@/components/RecordLink/kinds';
import { useLabel } from '@/components/StatusTag';
import { changeStatus, type ItemAction } from './actions';
import { type Item, typeOf } from './item';
import { PriceDialog } from './PriceDialog';

interface ItemDialogProps {
  action: ItemAction;
  item: Item;
  onDone: (item: Item) => void;
  onClose: () => void;
}

/** Says what an action will do to something that is sold, asks why where that matters, and does it. */
export function ItemDialog({ action, ...props }: ItemDialogProps) {
  return action === 'changePrice' ? <PriceDialog {...props} /> : <StatusDialog {...props} action={action} />;
}

function StatusDialog({ action, item, onDone, onClose }: ItemDialogProps & { action: 'putOn' | 'takeOff' }) {
  const { formatMessage } = useIntl();
  const type = typeOf(item);
  const section = useLabel(shelfSection, homeSection[type]);
  const text = (key: string) => formatMessage({ id: `mall.${action}${key}` }, { name: item.name, section });

  const send = async ({ reason }: { reason: string }) => {
    const now = await changeStatus(item, action, reason);
    notice.success(text('.done'));
    onDone(now);
  };

  return (
    <ConfirmDialog
      name={`${type}.${action}.${item.id}`}
      lookAt={kinds[type].path(item.id)}
      title={text('.title')}
      consequence={text('.consequence')}
      okText={text('')}
      danger={action === 'takeOff'}
      withoutReason={action === 'putOn'}
      onSubmit={send}
      onClose={onClose}
    />
  );
}
