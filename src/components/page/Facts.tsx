import { Card, Descriptions, type DescriptionsProps } from 'antd';

/** A card of a record's facts: label and value, one below the other. */
export function Facts({ title, items }: { title: string; items: DescriptionsProps['items'] }) {
  return (
    <Card title={title} size="small">
      <Descriptions column={1} size="small" items={items} />
    </Card>
  );
}
