import { Button, Radio, Typography } from 'antd';
import { useState } from 'react';
import type { SavedAudience } from '@contract/audience';
import { audienceCalls } from '@contract/audience/calls';
import type { AudienceKind } from '@contract/audience/enums';
import type { Output } from '@contract/index';
import { Has } from '@/components/availability/Has';
import { Modal, withDialogBoundary } from '@/components/boundary';
import { FailedLine } from '@/components/Failed/FailedLine';
import { useFormat } from '@/components/format';
import { Loaded } from '@/components/Loaded';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { useCall } from '@/request/useCall';
import { useAudienceText } from '../useAudienceText';
import { AudienceCount } from './AudienceCount';
import { RemoveDialog } from './RemoveDialog';
import { RenameDialog } from './RenameDialog';

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
                            <AudienceCount key={each.id} of={ready} />
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
