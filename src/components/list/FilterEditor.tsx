import { Button, Checkbox, DatePicker, Flex, Form, Input, Radio, Typography } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { NumberInput } from '@/components/form/NumberInput';
import { useCalendar } from '@/components/form/useCalendar';
import { plainAmount } from '@/components/money/readAmount';
import { RecordSelect } from '@/components/RecordSelect';
import { EnumText, useOptions } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { lastMonth, lastWeek } from './days';
import { type FilterField, type FilterValues, namesOf, rangeOf, type Wrong, wrongIn } from './fields';
import { isUnknownValue, unknownValuesOf } from './unknownValues';

interface FilterEditorProps {
  field: FilterField;
  label: string;
  values: FilterValues;
  /** Takes the focus, which what is still hidden can't. */
  shown: boolean;
  onApply: (values: Record<string, string | undefined>) => void;
}

export default function FilterEditor({ field, label, values, shown, onApply }: FilterEditorProps) {
  const t = useTranslations();
  const inputs = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<Record<string, string | undefined>>(() => pick(values, namesOf(field)));
  const [wrong, setWrong] = useState<Wrong>({});
  const set = (name: string) => (value: string | undefined) => {
    setWrong((old) => Object.fromEntries(Object.entries(old).filter(([at, why]) => at !== name && why !== 'order')));
    setDraft((old) => ({ ...old, [name]: value }));
  };
  const apply = () => {
    const read = field.type === 'money' ? plainAmount : (value: string) => value.trim();
    const typed = Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, value && read(value)]));
    const found = wrongIn(field, typed);
    if (Object.keys(found).length) setWrong(found);
    else onApply(typed);
  };

  useEffect(() => {
    if (shown) inputs.current?.querySelector('input')?.focus();
  }, [shown]);

  return (
    <Form layout="vertical" className="fish-filter-editor" aria-label={label} onFinish={apply}>
      <div ref={inputs}>{inputOf({ field, label, draft, wrong, set, onApply })}</div>
      <Flex gap={8} justify="end">
        <Button onClick={() => onApply(Object.fromEntries(namesOf(field).map((name) => [name, undefined])))}>
          {t('list.clear')}
        </Button>
        <Button type="primary" htmlType="submit">
          {t('list.apply')}
        </Button>
      </Flex>
    </Form>
  );
}

type Draft = Record<string, string | undefined>;
type SetValue = (name: string) => (value: string | undefined) => void;

interface InputProps extends Pick<FilterEditorProps, 'field' | 'label' | 'onApply'> {
  draft: Draft;
  wrong: Wrong;
  set: SetValue;
}

function inputOf({ field, label, draft, wrong, set, onApply }: InputProps): ReactNode {
  const { name } = field;
  switch (field.type) {
    case 'text':
      return <Words name={name} label={label} draft={draft} wrong={wrong} set={set} />;
    case 'choices':
      return <Choices field={field} value={draft[name]} onChange={set(name)} />;
    case 'numbers':
      return <Numbers field={field} draft={draft} wrong={wrong} set={set} />;
    case 'money':
      return <Amounts name={name} draft={draft} wrong={wrong} set={set} />;
    case 'record':
      return (
        <Form.Item label={label}>
          <RecordSelect allowClear aria-label={label} source={field.source} value={draft[name]} onChange={set(name)} />
        </Form.Item>
      );
    case 'days':
      return <Days name={name} draft={draft} set={set} onApply={onApply} />;
  }
}

type FieldOf<T extends FilterField['type']> = Extract<FilterField, { type: T }>;

function Choices({
  field,
  value,
  onChange,
}: {
  field: FieldOf<'choices'>;
  value?: string;
  onChange: ReturnType<SetValue>;
}) {
  const { options, single } = field;
  const chosen = value?.split(',') ?? [];
  const unknown = new Set([...unknownValuesOf(options), ...chosen.filter((each) => isUnknownValue(options, each))]);
  const choices = [
    ...useOptions(options),
    ...[...unknown].map((each) => ({ value: each, label: <EnumText of={options} value={each} /> })),
  ];
  // A radio button alone could not be unticked.
  if (single && choices.length > 1)
    return (
      <Radio.Group
        className="fish-choices"
        options={choices}
        value={chosen[0]}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return (
    <Checkbox.Group
      className="fish-choices"
      options={choices}
      value={chosen}
      onChange={(chosen) => onChange(chosen.join(',') || undefined)}
    />
  );
}

/** What is wrong with an input, if anything is. */
const problemOf = (problem: ReactNode) =>
  problem ? { validateStatus: 'error' as const, help: <span role="alert">{problem}</span> } : {};

interface WordsProps extends Pick<InputProps, 'label' | 'draft' | 'wrong' | 'set'> {
  name: string;
}

function Words({ name, label, draft, wrong, set }: WordsProps) {
  const t = useTranslations();
  return (
    <Form.Item label={label} htmlFor={name} {...problemOf(wrong[name] && t('list.text.wrong'))}>
      <Input id={name} allowClear value={draft[name]} onChange={({ target }) => set(name)(target.value)} />
    </Form.Item>
  );
}

interface EndsProps {
  name: string;
  wrong: InputProps['wrong'];
  /** What is said of an end that means nothing. */
  problem: string;
  children: (end: string) => ReactNode;
}

/** The two ends of a range, beside each other. */
function Ends({ name, wrong, problem, children }: EndsProps) {
  const t = useTranslations();
  const problems = { value: problem, order: t('list.range.wrong') };
  return (
    <Flex gap={8}>
      {[`${name}From`, `${name}To`].map((end, index) => (
        <Form.Item
          key={end}
          label={t(index ? 'list.to' : 'list.from')}
          htmlFor={end}
          {...problemOf(wrong[end] && problems[wrong[end]])}
        >
          {children(end)}
        </Form.Item>
      ))}
    </Flex>
  );
}

interface NumbersProps extends Pick<InputProps, 'draft' | 'wrong' | 'set'> {
  field: FieldOf<'numbers'>;
}

function Numbers({ field: { name, min, max }, draft, wrong, set }: NumbersProps) {
  const t = useTranslations();
  return (
    <Ends name={name} wrong={wrong} problem={t('list.number.wrong', { min, max })}>
      {(end) => (
        <NumberInput
          id={end}
          min={min}
          max={max}
          precision={0}
          value={draft[end] ?? null}
          onChange={(value) => set(end)(value === null ? undefined : String(value))}
        />
      )}
    </Ends>
  );
}

interface AmountsProps extends Pick<InputProps, 'draft' | 'wrong' | 'set'> {
  name: string;
}

/** Text inputs: a number input would turn the amount into a float. Amounts are compared whatever their currency. */
function Amounts({ name, draft, wrong, set }: AmountsProps) {
  const t = useTranslations();
  const hint = useId();
  return (
    <>
      <Ends name={name} wrong={wrong} problem={t('list.amount.wrong')}>
        {(end) => (
          <Input
            id={end}
            inputMode="decimal"
            aria-describedby={hint}
            autoComplete="off"
            value={draft[end]}
            onChange={({ target }) => set(end)(target.value.trim() || undefined)}
          />
        )}
      </Ends>
      <Typography.Paragraph id={hint} type="secondary" className="fish-small">
        {t('list.amount.hint')}
      </Typography.Paragraph>
    </>
  );
}

const DAY = 'YYYY-MM-DD';
const LAST_DAYS = [1, 7, 30, 90];
const PERIODS = [
  ['lastWeek', lastWeek],
  ['weekBefore', (now: Date) => lastWeek(now, 1)],
  ['lastMonth', lastMonth],
] as const;

interface DaysProps extends Pick<InputProps, 'draft' | 'set' | 'onApply'> {
  name: string;
}

/** "Last n days" applies at once and moves on with every day; "Last week" is its seven days. */
function Days({ name, draft, set, onApply }: DaysProps) {
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

function pick(values: FilterValues, names: string[]): Draft {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
