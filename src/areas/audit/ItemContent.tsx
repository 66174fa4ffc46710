import { useIntl } from '@umijs/max';
import { Card, Image, Typography } from 'antd';
import type { AuditItem } from '@contract/audit';
import { addressOf } from '@/request';
import { headlineOf } from './headline';
import { Marked } from './Marked';

/** What was submitted, at full size, beside what it took the place of. */
export function ItemContent({ item }: { item: AuditItem }) {
  const { formatMessage } = useIntl();
  const { kind, title, text, image, previous, hits } = item;
  const isPicture = kind === 'cover' || kind === 'avatar';
  const name = headlineOf(item, (id) => formatMessage({ id }));
  return (
    <Card size="small" title={formatMessage({ id: 'audit.content' })}>
      <div className="fish-audit-full">
        {isPicture && previous && (
          <figure>
            <FullPicture path={previous} name={`${formatMessage({ id: 'audit.before' })}: ${name}`} />
            <figcaption>{formatMessage({ id: 'audit.before' })}</figcaption>
          </figure>
        )}
        {image && (
          <figure>
            <FullPicture path={image} name={name} />
            {previous && <figcaption>{formatMessage({ id: 'audit.after' })}</figcaption>}
          </figure>
        )}
      </div>
      {isPicture && !image && formatMessage({ id: 'audit.noContent' })}
      {title && (
        <div className="fish-audit-words">
          <Marked text={title} hits={hits.filter(({ field }) => field === 'title')} />
        </div>
      )}
      {kind === 'nickname' && previous && (
        <Typography.Text type="secondary">
          {formatMessage({ id: 'audit.was' }, { name: <bdi key="was">{previous}</bdi> })}
        </Typography.Text>
      )}
      {text && (
        <div className={`fish-prose ${title ? '' : 'fish-audit-words'}`}>
          <Marked text={text} hits={hits.filter(({ field }) => field === 'text')} />
        </div>
      )}
    </Card>
  );
}

function FullPicture({ path, name }: { path: string; name: string }) {
  const { formatMessage } = useIntl();
  return <Image src={addressOf(path)} alt={name} preview={{ mask: formatMessage({ id: 'audit.zoom' }) }} />;
}
