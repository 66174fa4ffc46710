import { Button, Radio, Typography } from 'antd';
import { useState } from 'react';
import type { SavedAudience } from '@contract/audience';
import { audienceCalls } from '@contract/audience/calls';
import type { AudienceKind } from '@contract/audience/enums';
import type { Output } from '@contract/index';
import { Has } from '@/components/availability/Has';
import { Modal, withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { FailedLine } from '@/components/Failed/FailedLine';
import { useFormat } from '@/components/format';
import { Loaded } from '@/components/Loaded';
import { notice } from '@/components/notice';
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
  const audiences = useCall((options) => call(audienceCalls.list, undefined, options));
  const { data, refresh } = audiences;
  const [id, setId] = useState<string>();
  const [dialog, setDialog] = useState<'rename' | 'remove'>();
  const chosen = data?.list.find((each) => each.id === id);
  const detail = useCall(
    (options) => call(audienceCalls.detail, { id: chosen?.id ?? '' }, options),
    [chosen?.id, chosen?.version],
    { ready: Boolean(chosen) },
  );
  const ready = detail.data?.id === id ? detail.data : undefined;
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
        <Loaded of={audiences}>
          {({ list }) =>
            list.length > 0 ? (
              <Radio.Group
                className="audience-saved-list"
                aria-label={text('title')}
                value={id}
                onChange={({ target }) => setId(target.value)}
              >
                {list.map((each) => (
                  <div key={each.id} className="audience-kind">
                    <Radio value={each.id} disabled={kinds && !kinds.includes(each.audience.kind)}>
                      <bdi>{each.name}</bdi> <About of={each} />
                    </Radio>
                    {each.id === id && (
                      <div className="audience-saved-more">
                        {detail.failure ? (
                          <FailedLine message={detail.failure.message} onRetry={detail.refresh} />
                        ) : (
                          <Has call={audienceCalls.estimate}>
                            <Counted key={each.id} of={ready} />
                          </Has>
                        )}
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
            ) : (
              <p>{text('none')}</p>
            )
          }
        </Loaded>
      </Modal>
      {of && dialog === 'rename' && <RenameDialog {...of} />}
      {of && dialog === 'remove' && <RemoveDialog {...of} />}
    </>
  );
});

function About({ of: { audience, by, updatedAt } }: { of: SavedAudience }) {
  const audienceText = useAudienceText();
  const { day } = useFormat();
  return (
    <Typography.Text type="secondary" className="fish-small">
      {audienceText(audience)} · {by && <bdi>{by}</bdi>} {day(updatedAt)}
    </Typography.Text>
  );
}

const EVERYONE = { kind: 'all', days: null, numbers: null } as const;

/** How many users it is now; asked for the chosen one only, since each takes a count. */
function Counted({ of }: { of?: Output<typeof audienceCalls.detail> }) {
  const t = useTranslations();
  const { number, percent } = useFormat();
  const { data, failure, refresh } = useCall(
    (options) => {
      const { kind, days, numbers } = of?.audience ?? EVERYONE;
      return call(audienceCalls.estimate, { audience: { kind, days, numbers } }, options);
    },
    [of?.version],
    { ready: Boolean(of) },
  );
  if (failure) return <FailedLine message={failure.message} onRetry={refresh} />;
  return (
    <p role="status">
      {data ? (
        <>
          <strong>{number(data.recipients)}</strong>{' '}
          {t('audience.estimate', {
            count: data.recipients,
            part: percent(data.everyone && data.recipients / data.everyone),
          })}
        </>
      ) : (
        t('audience.estimate.waiting')
      )}
    </p>
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
    try {
      await call(audienceCalls.remove, { id, reason }, { notice: false });
      notice.success(text('removed', { name }));
    } finally {
      onDone();
    }
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
