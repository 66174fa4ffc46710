import { Button, Flex, Form } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { plainAmount } from '@/components/money/readAmount';
import { RecordSelect } from '@/components/RecordSelect';
import { useTranslations } from '@/locales/useTranslations';
import { type FilterField, type FilterValues, namesOf, type Wrong, wrongIn } from './fields';
import { Amounts } from './filterEditors/Amounts';
import { Choices } from './filterEditors/Choices';
import { Days } from './filterEditors/Days';
import type { Draft, FilterInput } from './filterEditors/input';
import { Numbers } from './filterEditors/Numbers';
import { Words } from './filterEditors/Words';

interface FilterEditorProps {
  field: FilterField;
  label: string;
  values: FilterValues;
  /** Takes the focus, which what is still hidden can't. */
  shown: boolean;
  onApply: (values: Draft) => void;
}

export default function FilterEditor({ field, label, values, shown, onApply }: FilterEditorProps) {
  const t = useTranslations();
  const inputs = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<Draft>(() => pick(values, namesOf(field)));
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

interface InputProps extends FilterInput, Pick<FilterEditorProps, 'field' | 'label'> {}

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

function pick(values: FilterValues, names: string[]): Draft {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
