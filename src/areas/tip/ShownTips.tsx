import { useLocation, useSearchParams } from '@umijs/max';
import { Button, DatePicker, Flex } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { valuesOf } from '@contract/enum';
import type { Tip } from '@contract/tip';
import { tipCalls } from '@contract/tip/calls';
import { type TipPlace, tipPlace } from '@contract/tip/enums';
import { Card, withBoundary } from '@/components/boundary';
import { Failed } from '@/components/Failed';
import { INSTANT_FORMAT } from '@/components/form/InstantField';
import { useFormat } from '@/components/format';
import { withNames } from '@/components/list/listAddress';
import { ScrollRegion } from '@/components/page/ScrollRegion';
import { RecordLink } from '@/components/RecordLink';
import { Skeleton } from '@/components/Skeleton';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { useCall } from '@/request/useCall';
import { TipPhone } from './TipPhone';

const places = valuesOf(tipPlace);

/** The tips that users see in each place, now or at an instant in the address. A new `refreshedAt` asks again. */
export const ShownTips = withBoundary(function ShownTips({ refreshedAt }: { refreshedAt: number }) {
  const t = useTranslations();
  const { at, setAt } = useInstant();
  const { data, failure, refresh } = useCall(
    async (options) => ({
      of: at,
      places: await call(tipCalls.shown, { at: at ?? new Date().toISOString() }, options),
    }),
    [at, refreshedAt],
  );
  // What is shown at another time is no answer to this one.
  const shown = data?.of === at ? data?.places : undefined;
  const title = t('tip.shown');
  return (
    <Card
      size="small"
      className="tip-shown"
      data-lesson="shown"
      title={
        <Flex justify="space-between" align="center" gap={8} wrap className="tip-shown-head">
          {title}
          <Flex gap={8} align="center">
            {at && (
              <Button size="small" onClick={() => setAt(null)}>
                {t('tip.shown.now')}
              </Button>
            )}
            <DatePicker
              aria-label={t('tip.shown.at')}
              placeholder={t('tip.shown.now')}
              showTime={{ format: 'HH:mm' }}
              format={INSTANT_FORMAT}
              size="small"
              needConfirm={false}
              showNow={false}
              value={at ? dayjs(at) : null}
              onChange={setAt}
            />
          </Flex>
        </Flex>
      }
    >
      {failure && <Failed message={failure.message} onRetry={refresh} />}
      {!shown && !failure && <Skeleton active paragraph={{ rows: 9 }} />}
      {shown && !failure && (
        <ScrollRegion className="tip-places" aria-label={title}>
          {places.map((place) => (
            <Place key={place} place={place} tips={shown.find((each) => each.place === place)?.tips ?? []} />
          ))}
        </ScrollRegion>
      )}
    </Card>
  );
});

function useInstant() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const requested = new Date(params.get('at') ?? Number.NaN);
  return {
    at: Number.isNaN(requested.getTime()) ? undefined : requested.toISOString(),
    setAt: (picked: Dayjs | null) => {
      const at = picked?.second(0).millisecond(0).toISOString();
      setParams(withNames(params, undefined, { at }), { replace: true, state });
    },
  };
}

function Place({ place, tips: [shown, ...behind] }: { place: TipPlace; tips: Tip[] }) {
  const t = useTranslations();
  return (
    <div className="tip-place">
      <TipPhone place={place} text={shown?.text} />
      {shown && <Line tip={shown} />}
      {behind.length > 0 && (
        <>
          <p className="fish-small">{t('tip.behind', { count: behind.length })}</p>
          <ol>
            {behind.map((tip) => (
              <li key={tip.id}>
                <Line tip={tip} named />
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

function Line({ tip: { id, text, priority, to }, named = false }: { tip: Tip; named?: boolean }) {
  const t = useTranslations();
  const { dayTime } = useFormat();
  const about = t('tip.line.about', { priority, to: dayTime(to) });
  return (
    <div className="fish-small">
      <div className={named ? 'fish-clip' : undefined} title={named ? text : undefined}>
        <RecordLink type="tip" id={id}>
          {named ? <bdi>{text}</bdi> : about}
        </RecordLink>
      </div>
      {named && about}
    </div>
  );
}
