import { Form, Input } from 'antd';
import { useTranslations } from '@/locales/useTranslations';
import type { FilterInput } from './input';
import { problemOf } from './problemOf';

interface WordsProps extends Pick<FilterInput, 'draft' | 'wrong' | 'set'> {
  name: string;
  label: string;
}

export function Words({ name, label, draft, wrong, set }: WordsProps) {
  const t = useTranslations();
  return (
    <Form.Item label={label} htmlFor={name} {...problemOf(wrong[name] && t('list.text.wrong'))}>
      <Input id={name} allowClear value={draft[name]} onChange={({ target }) => set(name)(target.value)} />
    </Form.Item>
  );
}
