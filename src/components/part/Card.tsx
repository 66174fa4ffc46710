import { Card as AntdCard, type CardProps } from 'antd';
import { inPart } from './inPart';

/** antd's own, but what stands in it fails alone, and its title is a heading. */
export function Card({ title, extra, cover, children, ...card }: CardProps) {
  const heading = title && <h2 className="fish-card-title">{inPart(title, 'mark')}</h2>;
  return (
    <AntdCard {...card} title={heading} extra={inPart(extra, 'mark')} cover={inPart(cover, 'box')}>
      {inPart(children, 'box')}
    </AntdCard>
  );
}
