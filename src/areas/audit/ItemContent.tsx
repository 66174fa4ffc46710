import { Image, Typography } from 'antd';
import type { AuditItem } from '@contract/audit';
import { Card, withBoundary } from '@/components/boundary';
import { useTranslations } from '@/locales/useTranslations';
import { pictureAt } from '@/request';
import { auditHeadline } from './headline';
import { Marked } from './Marked';

export const ItemContent = withBoundary(function ItemContent({ item }: { item: AuditItem }) {
  const t = useTranslations();
  const { kind, title, text, image, previous, hits } = item;
  const isPicture = kind === 'cover' || kind === 'avatar';
  const name = auditHeadline(item, t);
  return (
    <Card size="small" title={t('audit.content')}>
      <div className="fish-audit-full">
        {isPicture && previous && (
          <figure>
            <FullPicture path={previous} name={t('text.named', { name: t('audit.before'), value: name })} />
            <figcaption>{t('audit.before')}</figcaption>
          </figure>
        )}
        {image && (
          <figure>
            <FullPicture path={image} name={name} />
            {previous && <figcaption>{t('audit.after')}</figcaption>}
          </figure>
        )}
      </div>
      {isPicture && !image && t('audit.noContent')}
      {title && (
        <div className="fish-audit-words">
          <Marked text={title} hits={hits.filter(({ field }) => field === 'title')} />
        </div>
      )}
      {kind === 'nickname' && previous && (
        <Typography.Text type="secondary">{t('audit.was', { name: <bdi key="was">{previous}</bdi> })}</Typography.Text>
      )}
      {text && (
        <div className={`fish-prose ${title ? '' : 'fish-audit-words'}`}>
          <Marked text={text} hits={hits.filter(({ field }) => field === 'text')} />
        </div>
      )}
    </Card>
  );
});

function FullPicture({ path, name }: { path: string; name: string }) {
  const t = useTranslations();
  return <Image src={pictureAt(path)} alt={name} preview={{ mask: t('audit.zoom') }} />;
}
