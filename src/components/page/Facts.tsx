import { Descriptions, type DescriptionsProps, Flex } from 'antd';
import type { ReactNode } from 'react';
import { Card } from '@/components/boundary';
import { MISSING } from '@/components/format';
import type { Translate } from '@/locales/useTranslations';

interface FactsProps {
  title: string;
  items: DescriptionsProps['items'];
  lead?: ReactNode;
}

type Item = NonNullable<DescriptionsProps['items']>[number];

const dashed = (item: Item): Item => ({ ...item, children: item.children === 0 ? 0 : item.children || MISSING });

/** Makes items of texts: a key is the id of the item's label. */
export const factOf =
  <Id extends string>(text: Translate<Id>) =>
  (key: Id, children: ReactNode) => ({ key, label: text(key), children });

export function Facts({ title, items, lead }: FactsProps) {
  return (
    <Card title={title} size="small">
      <Flex vertical gap={12}>
        {lead}
        <Descriptions
          column={1}
          size="small"
          colon={false}
          items={items?.map(dashed)}
          styles={{ label: { width: 120 } }}
        />
      </Flex>
    </Card>
  );
}
