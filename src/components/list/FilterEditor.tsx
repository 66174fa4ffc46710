import { useIntl } from '@umijs/max';
import { Button, Checkbox, DatePicker, Flex, Form, Input, InputNumber } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { type ReactNode, useState } from 'react';
import { useOptions } from '@/components/StatusTag';
import { type FilterField, type FilterValues, namesOf } from './fields';

interface FilterEditorProps {
  field: FilterField;
  label: string;
  values: FilterValues;
  /** An empty value removes the filter. */
  onApply: (values: Record<string, string | undefined>) => void;
}

/** Edits one filter; it counts when applied, so that a half-set range asks the back end nothing. */
export function FilterEditor({ field, label, values, onApply }: FilterEditorProps) {
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useState<Record<string, string | undefined>>(() => pick(values, namesOf(field)));
  const set = (name: string) => (value: string | undefined) => setDraft((old) => ({ ...old, [name]: value }));

  return (
    <Form layout="vertical" className="fish-filter-editor" aria-label={label} onFinish={() => onApply(draft)}>
      {inputOf(field, label, draft, set)}
      <Flex gap={8} justify="end">
        <Button onClick={() => onApply(Object.fromEntries(namesOf(field).map((name) => [name, undefined])))}>
          {formatMessage({ id: 'list.clear' })}
        </Button>
        <Button type="primary" htmlType="submit">
          {formatMessage({ id: 'list.apply' })}
        </Button>
      </Flex>
    </Form>
  );
}

type Draft = Record<string, string | undefined>;
type Set = (name: string) => (value: string | undefined) => void;

function inputOf(field: FilterField, label: string, draft: Draft, set: Set): ReactNode {
  const { name } = field;
  switch (field.type) {
    case 'text':
      return (
        <Form.Item label={label}>
          <Input autoFocus allowClear value={draft[name]} onChange={({ target }) => set(name)(target.value.trim())} />
        </Form.Item>
      );
    case 'choices':
      return <Choices field={field} value={draft[name]} onChange={set(name)} />;
    case 'numbers':
      return <Numbers field={field} draft={draft} set={set} />;
    case 'days':
      return <Days name={name} draft={draft} set={set} />;
  }
}

type FieldOf<T extends FilterField['type']> = Extract<FilterField, { type: T }>;

function Choices({ field, value, onChange }: { field: FieldOf<'choices'>; value?: string; onChange: ReturnType<Set> }) {
  return (
    <Checkbox.Group
      className="fish-choices"
      options={useOptions(field.options)}
      value={value?.split(',') ?? []}
      onChange={(chosen) => onChange(chosen.join(',') || undefined)}
    />
  );
}

function Numbers({ field: { name, min, max }, draft, set }: { field: FieldOf<'numbers'>; draft: Draft; set: Set }) {
  const { formatMessage } = useIntl();
  const ends = [`${name}From`, `${name}To`] as const;
  return (
    <Flex gap={8}>
      {ends.map((end, index) => (
        <Form.Item key={end} label={formatMessage({ id: index ? 'list.to' : 'list.from' })}>
          <InputNumber
            autoFocus={!index}
            min={min}
            max={max}
            precision={0}
            value={draft[end] ? Number(draft[end]) : null}
            onChange={(value) => set(end)(value === null ? undefined : String(value))}
          />
        </Form.Item>
      ))}
    </Flex>
  );
}

const DAY = 'YYYY-MM-DD';

function Days({ name, draft, set }: { name: string; draft: Draft; set: Set }) {
  const { formatMessage } = useIntl();
  const [from, to] = [draft[`${name}From`], draft[`${name}To`]].map((value) => (value ? dayjs(value) : null));
  const text = (day: Dayjs | null | undefined) => day?.format(DAY);
  return (
    <Form.Item>
      <DatePicker.RangePicker
        allowEmpty
        aria-label={formatMessage({ id: 'list.days' })}
        value={[from ?? null, to ?? null]}
        presets={[0, 6, 29, 89].map((back) => ({
          label: formatMessage({ id: `list.last.${back + 1}` }),
          value: [dayjs().subtract(back, 'day'), dayjs()],
        }))}
        onChange={(days) => {
          set(`${name}From`)(text(days?.[0]));
          set(`${name}To`)(text(days?.[1]));
        }}
      />
    </Form.Item>
  );
}

function pick(values: FilterValues, names: string[]): Draft {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
