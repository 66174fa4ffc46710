import { Descriptions, type DescriptionsProps, Flex } from 'antd';
import type { ReactNode } from 'react';
import { Card } from '@/components/boundary';
import { MISSING } from '@/components/format';

interface FactsProps {
  title: string;
  items: DescriptionsProps['items'];
  lead?: ReactNode;
}

type Item = NonNullable<DescriptionsProps['items']>[number];

const dashed = (item: Item): Item => ({ ...item, children: item.children === 0 ? 0 : item.children || MISSING });

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
