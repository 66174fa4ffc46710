import { PlusOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Button } from 'antd';
import { useMemo } from 'react';
import type { Integral } from '@contract/integral';
import { integralEvent } from '@contract/integral/enums';
import { paths } from '@contract/paths';
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
import { IntegralBulk } from './IntegralBulk';
import { IntegralDialog } from './IntegralDialog';
import { integralPath } from './integralPath';
import { Preview } from './preview/Preview';
import { type IntegralAction, isIntegralAction } from './steps';
import { useIntegralMenu } from './useIntegralMenu';

/** Rules by which users are given points: what they amount to for a user, and all of them. */
export default function IntegralList() {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const label = useLabels();
  const columns = useMemo(
    () => columnsOf({ text: (id) => formatMessage({ id }), number, label }),
    [formatMessage, number, label],
  );
  const list = useList(paths.integral.pageList, listSpec, columns);
  const { asked, ask, close } = useAsked<typeof paths.integral.detail, IntegralAction, Integral>(
    paths.integral.detail,
    isIntegralAction,
  );
  const menuOf = useIntegralMenu(ask);
  const title = formatMessage({ id: 'integral.title' });
  const nameOf = ({ event, fromLevel }: Integral) =>
    formatMessage({ id: 'integral.name' }, { event: label(integralEvent, event), level: fromLevel });
  const create = (
    <OpenLink to={integralPath()}>
      <Button type="primary" icon={<PlusOutlined />}>
        {formatMessage({ id: 'integral.create' })}
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
      <Preview asked={list.refreshedAt} className="integral-preview-first" />
      <SavedViews list={list} presets={presetsOf((id) => formatMessage({ id }))} />
      <FilterBar list={list} search={search} fields={listSpec.fields} />
      <ListTable
        label={title}
        list={list}
        actions={(rule) => <RowActions name={nameOf(rule)} to={integralPath(rule.id)} items={menuOf(rule)} />}
        empty={formatMessage({ id: 'integral.empty' })}
        emptyAction={create}
        selectable
      />
      <IntegralBulk list={list} />
      {asked && <IntegralDialog action={asked.action} rule={asked.record} onDone={list.refresh} onClose={close} />}
    </>
  );
}

/** How many rules are on, and how many are not. */
function Line({ asked }: { asked: number }) {
  const { data } = useRequest(() => call(paths.integral.countByStatus, { filter: {} }, { notice: false }), {
    refreshDeps: [asked],
    onError: () => undefined,
  });
  if (!data) return '\u00a0';
  return (
    <CountLinks
      counts={[
        { text: 'integral.line.on', count: data.on, to: '?status=on' },
        { text: 'integral.line.off', count: data.off, to: '?status=off' },
      ]}
    />
  );
}
