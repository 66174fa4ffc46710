import { Flex, Input, Select, type TableProps, Typography } from 'antd';
import { useMemo, useState } from 'react';
import type { Software } from '@config/buildInfo';
import { PAGE_SIZES } from '@contract/paging';
import { Card, withBoundary } from '@/components/boundary';
import { Failed } from '@/components/Failed';
import { useFormat } from '@/components/format';
import { WideTable } from '@/components/list/WideTable';
import { Skeleton } from '@/components/Skeleton';
import { useTranslations } from '@/locales/useTranslations';
import { licencesOf, matchingSoftware } from './software';

interface SoftwareCardProps {
  /** Undefined until it is read. */
  software: readonly Software[] | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** The back end looks up the country of an address in this data; its licence asks to be named. */
const PLACES = { name: 'IP2Location LITE', href: 'https://lite.ip2location.com' };

export const SoftwareCard = withBoundary(function SoftwareCard({ software, failed, onRetry }: SoftwareCardProps) {
  const t = useTranslations();
  const title = t('about.software');
  return (
    <Card size="small" title={title}>
      {software && <SoftwareTable label={title} software={software} />}
      {!software && failed && <Failed message={t('about.software.failed')} onRetry={onRetry} />}
      {!software && !failed && <Skeleton active />}
      <Typography.Text type="secondary">
        {t('about.places', {
          source: (
            <Typography.Link key="source" href={PLACES.href} target="_blank" rel="noreferrer">
              {PLACES.name}
            </Typography.Link>
          ),
        })}
      </Typography.Text>
    </Card>
  );
});

function SoftwareTable({ label, software }: { label: string; software: readonly Software[] }) {
  const { number } = useFormat();
  const [keyword, setKeyword] = useState('');
  const [licence, setLicence] = useState<string>();
  const text = useTranslations('about');
  const nameOf = (stated: string) => stated || text('licence.none');
  const licences = useMemo(() => licencesOf(software), [software]);
  const rows = useMemo(() => matchingSoftware(software, { keyword, licence }), [software, keyword, licence]);
  const columns: TableProps<Software>['columns'] = [
    { title: text('name'), dataIndex: 'name', ellipsis: true },
    { title: text('version'), dataIndex: 'version', width: 140 },
    { title: text('licence'), width: 240, ellipsis: true, render: (_, row) => nameOf(row.licence) },
  ];

  return (
    <>
      <Flex gap={8} wrap align="center" className="fish-filters">
        <Input.Search
          className="fish-search"
          allowClear
          placeholder={text('software.search')}
          aria-label={text('software.search')}
          onChange={({ target }) => setKeyword(target.value)}
        />
        <Select
          allowClear
          showSearch
          className="fish-search"
          placeholder={text('licence')}
          aria-label={text('licence')}
          options={licences.map(({ licence, count }) => ({
            value: licence,
            label: `${nameOf(licence)} · ${number(count)}`,
          }))}
          optionFilterProp="label"
          value={licence}
          onChange={setLicence}
        />
        <Typography.Text type="secondary" role="status">
          {text('software.count', { shown: number(rows.length), total: number(software.length) })}
        </Typography.Text>
      </Flex>
      <section aria-label={label}>
        <WideTable<Software>
          size="small"
          rowKey={(row) => `${row.name}@${row.version}`}
          columns={columns}
          dataSource={rows}
          scroll={{ x: 560 }}
          locale={{ emptyText: text('software.nothing') }}
          pagination={{ pageSize: PAGE_SIZES[0], hideOnSinglePage: true }}
        />
      </section>
    </>
  );
}
