import { useMemo } from 'react';
import type { Push } from '@contract/push';
import { pushCalls } from '@contract/push/calls';
import { useAudienceText } from '@/areas/audience';
import { useFollowedList } from '@/areas/delivery';
import { useRowDialog } from '@/components/draft/useRowDialog';
import { useMinute } from '@/components/format/useMinute';
import { CreateLink } from '@/components/list/CreateLink';
import { ListPage } from '@/components/list/ListPage';
import { ListTable } from '@/components/list/ListTable';
import { RowActions } from '@/components/list/RowActions';
import { plusOf } from '@/components/list/total';
import { useList } from '@/components/list/useList';
import { CountLinks } from '@/components/page/CountLinks';
import { useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { type CallOptions, call } from '@/request';
import { useCall } from '@/request/useCall';
import { isGoing, isPushAction } from './actions';
import { columnsOf, listSpec, presetsOf, search } from './fields';
import { PushDialog } from './PushDialog';
import { composePath, openPath } from './pushPath';
import { usePushMenu } from './usePushMenu';

export function PushList() {
  const t = useTranslations();
  const label = useLabels();
  const audience = useAudienceText();
  const columns = useMemo(() => columnsOf({ t, label, audience }), [t, label, audience]);
  const list = useList(pushCalls.pageList, listSpec, columns);
  const now = useMinute();
  const going = useFollowedList(list, (push) => isGoing(push, now));
  const { dialog, openDialog, closeDialog } = useRowDialog(
    (id, options): Promise<Push> => call(pushCalls.detail, { id }, options),
    isPushAction,
  );
  const menuOf = usePushMenu(openDialog);
  const title = t('push.title');
  const create = <CreateLink to={composePath()} label={t('push.create')} call={pushCalls.saveOrUpdate} />;

  return (
    <ListPage
      list={list}
      title={title}
      line={<Line refreshedAt={list.refreshedAt} going={going} />}
      actions={create}
      presets={presetsOf(t)}
      search={search}
    >
      <ListTable
        label={title}
        list={list}
        actions={(push) => <RowActions name={push.title} to={openPath(push)} items={menuOf(push)} />}
        empty={t('push.empty')}
        emptyAction={create}
      />
      {dialog && (
        <PushDialog
          action={dialog.action}
          // The row of now: the list follows what is being sent.
          push={list.page?.list.find(({ id }) => id === dialog.record.id) ?? dialog.record}
          onDone={list.refresh}
          onClose={closeDialog}
        />
      )}
    </ListPage>
  );
}

function Line({ refreshedAt, going }: { refreshedAt: number; going: boolean }) {
  const { data } = useCall(
    (options) => Promise.all((['sending', 'scheduled', 'draft'] as const).map((status) => countOf(status, options))),
    [refreshedAt, going],
  );
  return <CountLinks counts={data} />;
}

async function countOf(status: 'sending' | 'scheduled' | 'draft', options: CallOptions) {
  const page = await call(pushCalls.pageList, { status: [status], pageSize: 1 }, options);
  return { text: `push.line.${status}` as const, count: page.total, plus: plusOf(page), to: `?status=${status}` };
}
