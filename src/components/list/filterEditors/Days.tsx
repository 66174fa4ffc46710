import { Button, DatePicker, Flex, Form } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useCalendar } from '@/components/form/useCalendar';
import { useTranslations } from '@/locales/useTranslations';
import { lastMonth, lastWeek } from '../days';
import { type FilterValues, rangeOf } from '../fields';
import type { FilterInput } from './input';

const DAY = 'YYYY-MM-DD';
const LAST_DAYS = [1, 7, 30, 90];
const PERIODS = [
  ['lastWeek', lastWeek],
  ['weekBefore', (now: Date) => lastWeek(now, 1)],
  ['lastMonth', lastMonth],
] as const;

interface DaysProps extends Pick<FilterInput, 'draft' | 'set' | 'onApply'> {
  name: string;
}

/** "Last n days" applies at once and moves on with every day; "Last week" is its seven days. */
export function Days({ name, draft, set, onApply }: DaysProps) {
  const t = useTranslations();
  const calendar = useCalendar();
  const [fromName, toName] = [`${name}From`, `${name}To`] as const;
  const shown = rangeOf(draft as FilterValues, name, new Date());
  const asDay = (day: string | undefined) => (day ? dayjs(day) : null);
  const text = (day: Dayjs | null | undefined) => day?.format(DAY);
  const filterOf = ({ from, to }: { from: string; to: string }) => ({
    [name]: undefined,
    [fromName]: from,
    [toName]: to,
  });
  return (
    <>
      <Flex wrap gap={8} className="fish-last-days">
        {LAST_DAYS.map((days) => (
          <Button
            key={days}
            size="small"
            color={draft[name] === `${days}d` ? 'primary' : 'default'}
            variant={draft[name] === `${days}d` ? 'filled' : 'outlined'}
            aria-pressed={draft[name] === `${days}d`}
            onClick={() => onApply({ [name]: `${days}d`, [fromName]: undefined, [toName]: undefined })}
          >
            {t('list.lastDays', { days })}
          </Button>
        ))}
        {PERIODS.map(([name, daysAt]) => (
          <Button key={name} size="small" onClick={() => onApply(filterOf(daysAt(new Date())))}>
            {t(`list.${name}`)}
          </Button>
        ))}
      </Flex>
      <Form.Item>
        <DatePicker.RangePicker
          {...calendar}
          allowEmpty
          aria-label={t('list.days')}
          value={[asDay(shown.from), asDay(shown.to)]}
          onChange={(days) => {
            set(name)(undefined);
            set(fromName)(text(days?.[0]));
            set(toName)(text(days?.[1]));
          }}
        />
      </Form.Item>
    </>
  );
}
