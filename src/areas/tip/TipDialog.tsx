import type { Tip } from '@contract/tip';
import { tipCalls } from '@contract/tip/calls';
import { tipPlace } from '@contract/tip/enums';
import { withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { useFormat } from '@/components/format';
import { notice } from '@/components/notice';
import { useRecord } from '@/components/page/useRecord';
import { useLabel } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { perform, type TipAction } from './actions';
import { tipPath } from './tipPath';

interface TipDialogProps {
  action: TipAction;
  tip: Tip;
  onDone: (tip: Tip) => void;
  onClose: () => void;
}

export const TipDialog = withDialogBoundary(function TipDialog({
  action,
  tip: given,
  onDone,
  onClose,
}: TipDialogProps) {
  const t = useTranslations();
  const { dayTime } = useFormat();
  const { id } = given;
  // Read again: a colleague may have saved another text or time since the row was read.
  const { record, refresh } = useRecord(tipCalls.detail, id);
  const tip = record ?? given;
  const { time, from, to, overlaps } = tip;
  const place = useLabel(tipPlace, tip.place);
  const text = (key: '' | '.title' | '.done' | `.consequence.${Tip['time']}`) =>
    t(`tip.${action}${key}`, { place, from: dayTime(from), to: dayTime(to) });

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
          {action === 'putOnline' && overlaps > 0 && (
            <div>{t('tip.putOnline.overlaps', { count: overlaps, place })}</div>
          )}
        </>
      }
      okText={text('')}
      danger={action === 'withdraw'}
      withoutReason={action === 'putOnline'}
      onSubmit={send}
      onConflict={refresh}
      onClose={onClose}
    />
  );
});
