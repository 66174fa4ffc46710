import { Typography } from 'antd';
import { Fragment, useMemo } from 'react';
import type { ShareSums } from '@contract/share';
import { shareCalls } from '@contract/share/calls';
import { useFormat } from '@/components/format';
import { FilterBar } from '@/components/list/FilterBar';
import { ListTable } from '@/components/list/ListTable';
import { ListTools } from '@/components/list/ListTools';
import { RowActions } from '@/components/list/RowActions';
import { useList } from '@/components/list/useList';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useLabels } from '@/components/StatusTag';
import { SavedViews } from '@/components/views/SavedViews';
import { useTranslations } from '@/locales/useTranslations';
import { ShareHeader } from './parts/ShareHeader';
import { columnsOf, listSpec, presetsOf, search } from './sharesFields';

export function Shares() {
  const t = useTranslations();
  const { number } = useFormat();
  const label = useLabels();
  const columns = useMemo(() => columnsOf({ t, number, label }), [t, number, label]);
  const list = useList(shareCalls.pageList, listSpec, columns);
  const title = t('share.tab.shares');
  return (
    <>
      <ShareHeader tab="shares" actions={<ListTools list={list} title={title} />} />
      <SavedViews list={list} presets={presetsOf(t)} />
      <FilterBar list={list} search={search} fields={listSpec.fields} />
      <ListTable
        label={title}
        list={list}
        actions={({ user }) => <RowActions name={user.nickname} to={recordTypes.user.path(user.id)} />}
        empty={t('share.none')}
        totals={list.page?.totals && <Totals of={list.page.totals} />}
      />
    </>
  );
}

function Totals({ of }: { of: ShareSums }) {
  const t = useTranslations();
  const { number } = useFormat();
  return (
    <Typography.Text type="secondary">
      {(['clicks', 'signUps'] as const).map((key, index) => (
        <Fragment key={key}>
          {index > 0 && ' · '}
          {t(`share.${key}`)} <Typography.Text strong>{number(of[key])}</Typography.Text>
        </Fragment>
      ))}
    </Typography.Text>
  );
}
