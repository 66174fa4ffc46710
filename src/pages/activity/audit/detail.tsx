import { useIntl, useSearchParams } from '@umijs/max';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { paths } from '@contract/paths';
import { Failed } from '@/components/Failed';
import { OperationTimeline } from '@/components/OperationTimeline';
import { PageHeader } from '@/components/page/PageHeader';
import { RecordBar } from '@/components/page/RecordBar';
import { useRecord } from '@/components/page/useRecord';
import { detailOf } from './detailOf';
import { listSpec } from './fields';
import { headlineOf } from './headline';
import { ItemTag } from './ItemTag';
import './audit.css';

/** One item of the queue: everything about it and its submitter. */
export default function AuditDetail() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  return (
    <>
      <RecordBar path={paths.audit.pageList} spec={listSpec} id={id} addressOf={detailOf} />
      <Item key={id} id={id} />
    </>
  );
}

function Item({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { record: item, failure, refresh } = useRecord(paths.audit.detail, id);
  const [done] = useState(0);

  if (failure) return <Failed message={failure.message} onRetry={refresh} />;
  if (!item) return <Skeleton active />;
  return (
    <>
      <PageHeader title={headlineOf(item, (key) => formatMessage({ id: key }))} tag={<ItemTag item={item} />} />
      <OperationTimeline key={`of-${done}`} of={{ targetType: 'audit', targetId: id }} />
    </>
  );
}
