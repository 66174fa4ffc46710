import { PlusOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Button } from 'antd';
import { useMemo } from 'react';
import { paths } from '@contract/paths';
import type { Tip } from '@contract/tip';
import { ColumnsButton } from '@/components/columns/ColumnsButton';
import { useAsked } from '@/components/draft/useAsked';
import { ExportButton } from '@/components/export/ExportButton';
import { useFormat } from '@/components/format';
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
import { Shown } from './Shown';
import { isTipAction, type TipAction } from './steps';
import { TipBulk } from './TipBulk';
import { TipDialog } from './TipDialog';
import { tipPath } from './tipPath';
import { useTipMenu } from './useTipMenu';

/** Short hints that the app shows in a place for a while: what a user sees of them, and all of them. */
export default function TipList() {
  const { formatMessage } = useIntl();
  const { dayTime } = useFormat();
  const label = useLabels();
  const columns = useMemo(
    () => columnsOf({ text: (id) => formatMessage({ id }), dayTime, label }),
    [formatMessage, dayTime, label],
  );
  const list = useList(paths.tip.pageList, listSpec, columns);
  const { asked, ask, close } = useAsked<typeof paths.tip.detail, TipAction, Tip>(paths.tip.detail, isTipAction);
  const menuOf = useTipMenu(ask);
  const title = formatMessage({ id: 'tip.title' });
  const create = (
    <OpenLink to={tipPath()}>
      <Button type="primary" icon={<PlusOutlined />}>
        {formatMessage({ id: 'tip.create' })}
      </Button>
    </OpenLink>
  );

  return (
    <>
      <PageHeader
        title={title}
        line={<Line asked={list.refreshedAt} />}
        actions={
          <>
            <ColumnsButton list={list} />
            <ExportButton list={list} title={title} />
            {create}
          </>
        }
      />
      <Shown asked={list.refreshedAt} />
      <SavedViews list={list} presets={presetsOf((id) => formatMessage({ id }))} />
      <FilterBar list={list} search={search} fields={listSpec.fields} />
      <ListTable
        label={title}
        list={list}
        actions={(tip) => <RowActions name={tip.text} to={tipPath(tip.id)} items={menuOf(tip)} />}
        empty={formatMessage({ id: 'tip.empty' })}
        emptyAction={create}
        selectable
      />
      <TipBulk list={list} />
      {asked && <TipDialog action={asked.action} tip={asked.record} onDone={list.refresh} onClose={close} />}
    </>
  );
}

/** How many are online right now, how many drafts there are, and the way to the messages. */
function Line({ asked }: { asked: number }) {
  const { data } = useRequest(() => call(paths.tip.countByStatus, { filter: {} }, { notice: false }), {
    refreshDeps: [asked],
    onError: () => undefined,
  });
  const counts = data && [
    { text: 'tip.line.now', count: data.now, to: '?status=online&time=now' },
    { text: 'tip.line.online', count: data.online, to: '?status=online' },
    { text: 'tip.line.draft', count: data.draft, to: '?status=draft' },
  ];
  return <CountLinks counts={[...(counts ?? []), { text: 'tip.line.messages', to: '/message/list' }]} />;
}
