import { Card as AntdCard, type CardProps } from 'antd';
import { inBoundary } from './inBoundary';

/** antd's own, but what stands in it fails alone, and its title is a heading. */
export function Card({ title, extra, cover, children, ...card }: CardProps) {
  const heading = title && <h2 className="fish-card-title">{inBoundary(title, 'mark')}</h2>;
  return (
    <AntdCard {...card} title={heading} extra={inBoundary(extra, 'mark')} cover={inBoundary(cover, 'box')}>
      {inBoundary(children, 'box')}
    </AntdCard>
  );
}
