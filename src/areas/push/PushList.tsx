import { PlusOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Button } from 'antd';
import { useMemo } from 'react';
import { paths } from '@contract/paths';
import type { Push } from '@contract/push';
import { useAudienceText } from '@/areas/audience';
import { useFollowedList } from '@/areas/delivery';
import { ColumnsButton } from '@/components/columns/ColumnsButton';
import { useAsked } from '@/components/draft/useAsked';
import { ExportButton } from '@/components/export/ExportButton';
import { useMinute } from '@/components/format/useMinute';
import { FilterBar } from '@/components/list/FilterBar';
import { ListTable } from '@/components/list/ListTable';
import { OpenLink } from '@/components/list/OpenLink';
import { RowActions } from '@/components/list/RowActions';
import { useList } from '@/components/list/useList';
import { CountLinks } from '@/components/page/CountLinks';
import { PageHeader } from '@/components/page/PageHeader';
import { useLabels } from '@/components/StatusTag';
import { SavedViews } from '@/components/views/SavedViews';
import { call } from '@/request';
import { columnsOf, listSpec, presetsOf, search } from './fields';
import { PushDialog } from './PushDialog';
import { composePath, openPath } from './pushPath';
import { isGoing, isPushAction, type PushAction } from './steps';
import { usePushMenu } from './usePushMenu';

/** Every push: drafts, those that wait for their time, and what became of those that went out. */
export function PushList() {
  const { formatMessage } = useIntl();
  const label = useLabels();
  const audience = useAudienceText();
  const columns = useMemo(
    () => columnsOf({ text: (id) => formatMessage({ id }), label, audience }),
    [formatMessage, label, audience],
  );
  const list = useList(paths.push.pageList, listSpec, columns);
  const now = useMinute();
  const going = useFollowedList(list, (push) => isGoing(push, now));
  const { asked, ask, close } = useAsked<typeof paths.push.detail, PushAction, Push>(paths.push.detail, isPushAction);
  const menuOf = usePushMenu(ask);
  const title = formatMessage({ id: 'push.title' });
  const create = (
    <OpenLink to={composePath()}>
      <Button type="primary" icon={<PlusOutlined />}>
        {formatMessage({ id: 'push.create' })}
      </Button>
    </OpenLink>
  );

  return (
    <>
      <PageHeader
        title={title}
        line={<Line asked={list.refreshedAt} going={going} />}
        actions={
          <>
            <ColumnsButton list={list} />
            <ExportButton list={list} title={title} />
            {create}
          </>
        }
      />
      <SavedViews list={list} presets={presetsOf((id) => formatMessage({ id }))} />
      <FilterBar list={list} search={search} fields={listSpec.fields} />
      <ListTable
        label={title}
        list={list}
        actions={(push) => <RowActions name={push.title} to={openPath(push)} items={menuOf(push)} />}
        empty={formatMessage({ id: 'push.empty' })}
        emptyAction={create}
      />
      {asked && <PushDialog action={asked.action} push={asked.record} onDone={list.refresh} onClose={close} />}
    </>
  );
}

/** How many are on their way, and how many wait. */
function Line({ asked, going }: { asked: number; going: boolean }) {
  const { data } = useRequest(() => Promise.all((['sending', 'scheduled', 'draft'] as const).map(countOf)), {
    refreshDeps: [asked, going],
    onError: () => undefined,
  });
  return data ? <CountLinks counts={data} /> : '\u00a0';
}

async function countOf(status: Push['status']) {
  const { total } = await call(paths.push.pageList, { status: [status], pageSize: 1 }, { notice: false });
  return { text: `push.line.${status}`, count: total, to: `?status=${status}` };
}
