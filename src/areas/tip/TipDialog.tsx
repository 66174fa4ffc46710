import { useIntl } from '@umijs/max';
import type { Tip } from '@contract/tip';
import { tipPlace } from '@contract/tip/enums';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { useFormat } from '@/components/format';
import { notice } from '@/components/notice';
import { useLabel } from '@/components/StatusTag';
import { perform, type TipAction } from './steps';
import { tipPath } from './tipPath';

interface TipDialogProps {
  action: TipAction;
  tip: Tip;
  onDone: (tip: Tip) => void;
  onClose: () => void;
}

/** Says what putting a tip online or withdrawing it brings about, asks why where that matters, and does it. */
export function TipDialog({ action, tip, onDone, onClose }: TipDialogProps) {
  const { formatMessage } = useIntl();
  const { dayTime } = useFormat();
  const { id, time, from, to, overlaps } = tip;
  const place = useLabel(tipPlace, tip.place);
  const text = (key: string) =>
    formatMessage({ id: `tip.${action}${key}` }, { place, from: dayTime(from), to: dayTime(to), count: overlaps });

  const send = async ({ reason }: { reason: string }) => {
    const done = await perform(action, tip, reason, { notice: false });
    notice.success(text('.done'));
    onDone(done);
  };
  return (
    <ConfirmDialog
      name={`tip.${action}.${id}`}
      lookAt={tipPath(id)}
      title={text('.title')}
      consequence={
        <>
          <bdi className="fish-quoted">{tip.text}</bdi>
          {text(`.consequence.${time}`)}
          {action === 'putOnline' && overlaps > 0 && <div>{text('.overlaps')}</div>}
        </>
      }
      okText={text('')}
      danger={action === 'withdraw'}
      withoutReason={action === 'putOnline'}
      onSubmit={send}
      onClose={onClose}
    />
  );
}
