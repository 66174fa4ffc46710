import { useMemo } from 'react';
import { pathTo } from '@config/pathTo';
import { tipCalls } from '@contract/tip/calls';
import { Has } from '@/components/availability/Has';
import { useRowDialog } from '@/components/draft/useRowDialog';
import { useFormat } from '@/components/format';
import { CreateLink } from '@/components/list/CreateLink';
import { ListPage } from '@/components/list/ListPage';
import { ListTable } from '@/components/list/ListTable';
import { prefetchList } from '@/components/list/prefetch';
import { RowActions } from '@/components/list/RowActions';
import { useList } from '@/components/list/useList';
import { CountLinks } from '@/components/page/CountLinks';
import { useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { useCall } from '@/request/useCall';
import { isTipAction } from './actions';
import { columnsOf, listSpec, presetsOf, search } from './fields';
import { ShownTips } from './ShownTips';
import { TipBulk } from './TipBulk';
import { TipDialog } from './TipDialog';
import { tipPath } from './tipPath';
import { useTipMenu } from './useTipMenu';

export default function TipList() {
  const t = useTranslations();
  const { dayTime } = useFormat();
  const label = useLabels();
  const columns = useMemo(() => columnsOf({ t, dayTime, label }), [t, dayTime, label]);
  const list = useList(tipCalls.pageList, listSpec, columns);
  const { dialog, openDialog, closeDialog } = useRowDialog(
    (id, options) => call(tipCalls.detail, { id }, options),
    isTipAction,
  );
  const menuOf = useTipMenu(openDialog);
  const title = t('tip.title');
  const create = <CreateLink to={tipPath()} label={t('tip.create')} call={tipCalls.saveOrUpdate} />;

  return (
    <ListPage
      list={list}
      title={title}
      line={<Line refreshedAt={list.refreshedAt} />}
      actions={create}
      lead={
        <Has call={tipCalls.shown}>
          <ShownTips refreshedAt={list.refreshedAt} />
        </Has>
      }
      presets={presetsOf(t)}
      search={search}
    >
      <ListTable
        label={title}
        list={list}
        actions={(tip) => <RowActions name={tip.text} to={tipPath(tip.id)} items={menuOf(tip)} />}
        empty={t('tip.empty')}
        emptyAction={create}
        bulk={[tipCalls.changeStatus]}
      />
      <TipBulk list={list} />
      {dialog && <TipDialog action={dialog.action} tip={dialog.record} onDone={list.refresh} onClose={closeDialog} />}
    </ListPage>
  );
}

TipList.prefetch = prefetchList(tipCalls.pageList, listSpec);

function Line({ refreshedAt }: { refreshedAt: number }) {
  const { data } = useCall((options) => call(tipCalls.countByStatus, { filter: {} }, options), [refreshedAt]);
  const counts =
    data &&
    ([
      { text: 'tip.line.now', count: data.now, to: '?status=online&time=now' },
      { text: 'tip.line.online', count: data.online, to: '?status=online' },
      { text: 'tip.line.draft', count: data.draft, to: '?status=draft' },
    ] as const);
  return <CountLinks counts={[...(counts ?? []), { text: 'tip.line.messages', to: pathTo('/message/list') }]} />;
}
