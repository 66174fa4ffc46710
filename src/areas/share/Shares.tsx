import { Typography } from 'antd';
import { Fragment, useMemo } from 'react';
import type { ShareSums } from '@contract/share';
import { shareCalls } from '@contract/share/calls';
import { useFormat } from '@/components/format';
import { ListPage } from '@/components/list/ListPage';
import { ListTable } from '@/components/list/ListTable';
import { RowActions } from '@/components/list/RowActions';
import { useList } from '@/components/list/useList';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { ShareTabs } from './parts/ShareTabs';
import { columnsOf, listSpec, presetsOf, search } from './sharesFields';

export function Shares() {
  const t = useTranslations();
  const { number } = useFormat();
  const label = useLabels();
  const columns = useMemo(() => columnsOf({ t, number, label }), [t, number, label]);
  const list = useList(shareCalls.pageList, listSpec, columns);
  const title = t('share.tab.shares');
  return (
    <ListPage
      list={list}
      title={t('share.title')}
      fileTitle={title}
      line={t('share.line.shares')}
      actions={<ShareTabs tab="shares" />}
      presets={presetsOf(t)}
      search={search}
    >
      <ListTable
        label={title}
        list={list}
        actions={({ user }) => <RowActions name={user.nickname} to={recordTypes.user.path(user.id)} />}
        empty={t('share.none')}
        totals={list.page?.totals && <Totals of={list.page.totals} />}
      />
    </ListPage>
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
