import type { TimedPrice } from '@contract/shelf';
import { shelfCalls } from '@contract/shelf/calls';
import { withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { type Item, itemTypeOf, pricesOf } from '../item';
import { PriceChange } from '../PriceChange';
import { ordinaryOf } from './prices';

interface EndDialogProps {
  item: Item;
  timed: TimedPrice;
  onDone: () => void;
  onStale: () => void;
  onClose: () => void;
}

/** Ends a timed price that runs, or calls off one that has not begun, with a reason. */
export const EndDialog = withDialogBoundary(function EndDialog({
  item,
  timed,
  onDone,
  onStale,
  onClose,
}: EndDialogProps) {
  const text = useTranslations('mall.timed');
  const isRunning = timed.state === 'running';
  const action = isRunning ? 'endNow' : 'callOff';

  const send = async ({ reason }: { reason: string }) => {
    const { id, version } = timed;
    await call(shelfCalls.endTimedPrice, { id, version, reason }, { notice: false });
    notice.success(text(`${action}.done`, { name: item.name }));
    onDone();
  };

  return (
    <ConfirmDialog
      name={`timedPrice.end.${timed.id}`}
      lookAt={recordTypes[itemTypeOf(item)].path(item.id)}
      title={text(`${action}.title`, { name: item.name })}
      consequence={
        <>
          {isRunning && (
            <div className="fish-form-note">
              <PriceChange before={pricesOf(item)} after={pricesOf(ordinaryOf(item))} />
            </div>
          )}
          {text(`${action}.consequence`)}
        </>
      }
      okText={text(action)}
      danger
      onSubmit={send}
      onConflict={() => {
        onStale();
        return text('conflict');
      }}
      onClose={onClose}
    />
  );
});
