import { Button, Radio, Typography } from 'antd';
import { useState } from 'react';
import type { SavedAudience } from '@contract/audience';
import { audienceCalls } from '@contract/audience/calls';
import type { AudienceKind } from '@contract/audience/enums';
import type { Output } from '@contract/index';
import { Has } from '@/components/availability/Has';
import { Modal, withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { Failed } from '@/components/Failed';
import { useFormat } from '@/components/format';
import { notice } from '@/components/notice';
import { Skeleton } from '@/components/Skeleton';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { useCall } from '@/request/useCall';
import { useAudienceText } from '../useAudienceText';
import { NameDialog } from './NameDialog';

interface PickDialogProps {
  /** Others can't be taken here. */
  kinds?: readonly AudienceKind[];
  onPick: (picked: Output<typeof audienceCalls.detail>) => void;
  onClose: () => void;
}

/** The saved audiences; of the chosen one how many users it is now. */
export const PickDialog = withDialogBoundary(function PickDialog({ kinds, onPick, onClose }: PickDialogProps) {
  const text = useTranslations('audience.saved');
  const { data, failure, refresh } = useCall((options) => call(audienceCalls.list, undefined, options));
  const saved = data?.list;
  const [id, setId] = useState<string>();
  const [dialog, setDialog] = useState<'rename' | 'remove'>();
  const chosen = saved?.find((each) => each.id === id);
  const counted = useCounted(chosen);
  const ready = counted.data?.detail.id === id ? counted.data?.detail : undefined;
  const of = chosen && { saved: chosen, onDone: refresh, onClose: () => setDialog(undefined) };

  return (
    <>
      <Modal
        open
        title={text('title')}
        okText={text('use')}
        okButtonProps={{ disabled: !ready }}
        onOk={() => ready && onPick(ready)}
        onCancel={onClose}
      >
        {failure && !data && <Failed message={failure.message} onRetry={refresh} />}
        {!data && !failure && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
        {saved?.length === 0 && <p>{text('none')}</p>}
        {saved && saved.length > 0 && (
          <Radio.Group
            className="audience-saved-list"
            aria-label={text('title')}
            value={id}
            onChange={({ target }) => setId(target.value)}
          >
            {saved.map((each) => (
              <div key={each.id} className="audience-kind">
                <Radio value={each.id} disabled={kinds && !kinds.includes(each.audience.kind)}>
                  <bdi>{each.name}</bdi> <About of={each} />
                </Radio>
                {each.id === id && (
                  <div className="audience-saved-more">
                    <p role="status">
                      {counted.failure ? counted.failure.message : <Counted of={counted.data} id={each.id} />}
                    </p>
                    <Has call={audienceCalls.saveOrUpdate}>
                      <Button size="small" onClick={() => setDialog('rename')}>
                        {text('rename')}
                      </Button>
                    </Has>
                    <Has call={audienceCalls.remove}>
                      <Button size="small" danger onClick={() => setDialog('remove')}>
                        {text('remove')}
                      </Button>
                    </Has>
                  </div>
                )}
              </div>
            ))}
          </Radio.Group>
        )}
      </Modal>
      {of && dialog === 'rename' && <RenameDialog {...of} />}
      {of && dialog === 'remove' && <RemoveDialog {...of} />}
    </>
  );
});

/** The whole audience and how many users it is; asked for the chosen one only, since each takes a count. */
const useCounted = (of: SavedAudience | undefined) =>
  useCall(
    async (options) => {
      const detail = await call(audienceCalls.detail, { id: of?.id ?? '' }, options);
      const { kind, days, numbers } = detail.audience;
      return { detail, estimate: await call(audienceCalls.estimate, { audience: { kind, days, numbers } }, options) };
    },
    [of?.id, of?.version],
    { ready: Boolean(of) },
  );

function About({ of: { audience, by, updatedAt } }: { of: SavedAudience }) {
  const audienceText = useAudienceText();
  const { day } = useFormat();
  return (
    <Typography.Text type="secondary" className="fish-small">
      {audienceText(audience)} · {by && <bdi>{by}</bdi>} {day(updatedAt)}
    </Typography.Text>
  );
}

function Counted({ of, id }: { of: ReturnType<typeof useCounted>['data']; id: string }) {
  const t = useTranslations();
  const { number, percent } = useFormat();
  if (of?.detail.id !== id) return t('audience.estimate.waiting');
  const { recipients, everyone } = of.estimate;
  return (
    <>
      <strong>{number(recipients)}</strong>{' '}
      {t('audience.estimate', { count: recipients, part: percent(everyone && recipients / everyone) })}
    </>
  );
}

interface OneProps {
  saved: SavedAudience;
  onDone: () => void;
  onClose: () => void;
}

function RenameDialog({ saved: { id, name, version }, onDone, onClose }: OneProps) {
  const text = useTranslations('audience.saved');
  const rename = async (to: string) => {
    try {
      await call(audienceCalls.saveOrUpdate, { id, version, name: to }, { notice: false });
      notice.success(text('renamed', { name: to }));
    } finally {
      onDone();
    }
  };
  return (
    <NameDialog
      title={text('rename.title', { name })}
      consequence={text('rename.consequence')}
      of={{ id, name }}
      onSave={rename}
      onClose={onClose}
    />
  );
}

const RemoveDialog = withDialogBoundary(function RemoveDialog({ saved: { id, name }, onDone, onClose }: OneProps) {
  const text = useTranslations('audience.saved');
  const remove = async ({ reason }: { reason: string }) => {
    await call(audienceCalls.remove, { id, reason }, { notice: false });
    notice.success(text('removed', { name }));
    onDone();
  };
  return (
    <ConfirmDialog
      name={`audience.remove.${id}`}
      title={text('remove.title', { name })}
      consequence={text('remove.consequence')}
      okText={text('remove')}
      danger
      onSubmit={remove}
      onClose={onClose}
    />
  );
});
