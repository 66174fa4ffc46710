import { useIntl, useLocation, useSearchParams } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Button, Card, DatePicker, Flex, Skeleton } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { paths } from '@contract/paths';
import type { Tip } from '@contract/tip';
import { type TipPlace, tipPlace } from '@contract/tip/enums';
import { Failed } from '@/components/Failed';
import { INSTANT_FORMAT } from '@/components/form/InstantField';
import { useFormat } from '@/components/format';
import { withNames } from '@/components/list/listAddress';
import { RecordLink } from '@/components/RecordLink';
import { call, type RequestFailure } from '@/request';
import { TipPhone } from './TipPhone';

const places = Object.keys(tipPlace) as TipPlace[];

/** What a user sees, place by place: now, or at an instant that stands in the address. `asked`: asked anew when it is another. */
export function Shown({ asked }: { asked: number }) {
  const { formatMessage } = useIntl();
  const { at, setAt } = useInstant();
  const { data, error, refresh } = useRequest(
    () => call(paths.tip.shown, { at: at ?? new Date().toISOString() }, { notice: false }),
    { refreshDeps: [at, asked], onError: () => undefined },
  );
  const failure = error as RequestFailure | undefined;
  const title = formatMessage({ id: 'tip.shown' });
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
                {formatMessage({ id: 'tip.shown.now' })}
              </Button>
            )}
            <DatePicker
              aria-label={formatMessage({ id: 'tip.shown.at' })}
              placeholder={formatMessage({ id: 'tip.shown.now' })}
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
      {!data && !failure && <Skeleton active paragraph={{ rows: 9 }} />}
      {data && !failure && (
        // Scrolls sideways on a phone, so it takes the focus: the keyboard has to get there.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
        <section className="tip-places" tabIndex={0} aria-label={title}>
          {places.map((place) => (
            <Place key={place} place={place} tips={data.find((each) => each.place === place)?.tips ?? []} />
          ))}
        </section>
      )}
    </Card>
  );
}

/** The instant in the address that is looked at; undefined is now. */
function useInstant() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const asked = new Date(params.get('at') ?? Number.NaN);
  return {
    at: Number.isNaN(asked.getTime()) ? undefined : asked.toISOString(),
    setAt: (picked: Dayjs | null) => {
      const at = picked?.second(0).millisecond(0).toISOString();
      setParams(withNames(params, undefined, { at }), { replace: true, state });
    },
  };
}

/** The tip that is shown in a place, and below it those that wait behind it, in their turn. */
function Place({ place, tips: [shown, ...behind] }: { place: TipPlace; tips: Tip[] }) {
  const { formatMessage } = useIntl();
  return (
    <div className="tip-place">
      <TipPhone place={place} text={shown?.text} />
      {shown && <Line tip={shown} />}
      {behind.length > 0 && (
        <>
          <p className="fish-small">{formatMessage({ id: 'tip.behind' }, { count: behind.length })}</p>
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
  const { formatMessage } = useIntl();
  const { dayTime } = useFormat();
  const about = formatMessage({ id: 'tip.line.about' }, { priority, to: dayTime(to) });
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
