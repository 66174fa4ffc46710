import { Flex, Form } from 'antd';
import type { ReactNode } from 'react';
import { useTranslations } from '@/locales/useTranslations';
import type { Wrong } from '../fields';
import { problemOf } from './problemOf';

interface EndsProps {
  name: string;
  wrong: Wrong;
  /** What is said of an end that means nothing. */
  problem: string;
  children: (end: string) => ReactNode;
}

/** The two ends of a range, beside each other. */
export function Ends({ name, wrong, problem, children }: EndsProps) {
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
