import { Card, Descriptions, type DescriptionsProps } from 'antd';
import type { ReactNode } from 'react';

interface FactsProps {
  title: string;
  items: DescriptionsProps['items'];
  /** Stands above them, such as a picture. */
  lead?: ReactNode;
}

/** A card of a record's facts: label and value, one below the other. */
export function Facts({ title, items, lead }: FactsProps) {
  return (
    <Card title={title} size="small">
      {lead}
      <Descriptions column={1} size="small" colon={false} items={items} styles={{ label: { width: 120 } }} />
    </Card>
  );
}
