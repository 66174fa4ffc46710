import { useMemo } from 'react';
import type { Integral } from '@contract/integral';
import { integralCalls } from '@contract/integral/calls';
import { integralEvent } from '@contract/integral/enums';
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
import { isIntegralAction } from './actions';
import { columnsOf, listSpec, presetsOf, search } from './fields';
import { IntegralBulk } from './IntegralBulk';
import { IntegralDialog } from './IntegralDialog';
import { integralPath } from './integralPath';
import { EffectPreview } from './preview/EffectPreview';
import { useIntegralMenu } from './useIntegralMenu';

/** The rules by which users get points, and what they add up to for one user. */
export default function IntegralList() {
  const t = useTranslations();
  const { number } = useFormat();
  const label = useLabels();
  const columns = useMemo(() => columnsOf({ t, number, label }), [t, number, label]);
  const list = useList(integralCalls.pageList, listSpec, columns);
  const { dialog, openDialog, closeDialog } = useRowDialog(
    (id, options) => call(integralCalls.detail, { id }, options),
    isIntegralAction,
  );
  const menuOf = useIntegralMenu(openDialog);
  const title = t('integral.title');
  const nameOf = ({ event, fromLevel }: Integral) =>
    t('integral.name', { event: label(integralEvent, event), level: fromLevel });
  const create = <CreateLink to={integralPath()} label={t('integral.create')} call={integralCalls.saveOrUpdate} />;

  return (
    <ListPage
      list={list}
      title={title}
      line={<Line refreshedAt={list.refreshedAt} />}
      actions={create}
      lead={<EffectPreview refreshedAt={list.refreshedAt} className="integral-preview-first" />}
      presets={presetsOf(t)}
      search={search}
    >
      <ListTable
        label={title}
        list={list}
        actions={(rule) => <RowActions name={nameOf(rule)} to={integralPath(rule.id)} items={menuOf(rule)} />}
        empty={t('integral.empty')}
        emptyAction={create}
        bulk={[integralCalls.changeStatus]}
      />
      <IntegralBulk list={list} />
      {dialog && (
        <IntegralDialog action={dialog.action} rule={dialog.record} onDone={list.refresh} onClose={closeDialog} />
      )}
    </ListPage>
  );
}

IntegralList.prefetch = prefetchList(integralCalls.pageList, listSpec);

function Line({ refreshedAt }: { refreshedAt: number }) {
  const { data } = useCall((options) => call(integralCalls.countByStatus, { filter: {} }, options), [refreshedAt]);
  return (
    <CountLinks
      counts={
        data && [
          { text: 'integral.line.on', count: data.on, to: '?status=on' },
          { text: 'integral.line.off', count: data.off, to: '?status=off' },
        ]
      }
    />
  );
}
