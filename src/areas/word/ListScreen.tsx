import { ExperimentOutlined, ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Button } from 'antd';
import { lazy, Suspense, useMemo } from 'react';
import { paths } from '@contract/paths';
import type { Word } from '@contract/word';
import { ColumnsButton } from '@/components/columns/ColumnsButton';
import { useAsked } from '@/components/draft/useAsked';
import { useDraftState } from '@/components/draft/useDraft';
import { ExportButton } from '@/components/export/ExportButton';
import { useFormat } from '@/components/format';
import { FilterBar } from '@/components/list/FilterBar';
import { ListTable } from '@/components/list/ListTable';
import { OpenLink } from '@/components/list/OpenLink';
import { RowActions } from '@/components/list/RowActions';
import { useList } from '@/components/list/useList';
import { CountLinks } from '@/components/page/CountLinks';
import { PageHeader } from '@/components/page/PageHeader';
import { usePaletteActions } from '@/components/palette/actions';
import { useLabels } from '@/components/StatusTag';
import { SavedViews } from '@/components/views/SavedViews';
import { call } from '@/request';
import { columnsOf, listSpec, presetsOf, search } from './fields';
import { isWordStep, type WordStep } from './steps';
import { useWordMenu } from './useWordMenu';
import { WordBulk } from './WordBulk';
import { WordDialog } from './WordDialog';
import { wordPath } from './wordPath';

const ImportDialog = lazy(() => import('./ImportDialog'));
const TryDrawer = lazy(() => import('./TryDrawer'));

type Beside = 'import' | 'try';
const isBeside = (value: unknown): value is Beside => value === 'import' || value === 'try';

/** Words that act on what users send in: all of them, brought in and out as files, and what they do to a text. */
export default function WordList() {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const label = useLabels();
  const columns = useMemo(
    () => columnsOf({ text: (id) => formatMessage({ id }), number, label }),
    [formatMessage, number, label],
  );
  const list = useList(paths.word.pageList, listSpec, columns);
  const { asked, ask, close } = useAsked<typeof paths.word.detail, WordStep, Word>(paths.word.detail, isWordStep);
  const [beside, setBeside] = useDraftState('beside', isBeside);
  const menuOf = useWordMenu(ask);
  const title = formatMessage({ id: 'word.title' });
  usePaletteActions([
    { label: 'word.import', run: () => setBeside('import') },
    { label: 'word.try', run: () => setBeside('try') },
  ]);
  const create = (
    <OpenLink to={wordPath()}>
      <Button type="primary" icon={<PlusOutlined />}>
        {formatMessage({ id: 'word.create' })}
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
            <Button icon={<ImportOutlined />} onClick={() => setBeside('import')}>
              {formatMessage({ id: 'word.import' })}
            </Button>
            <Button icon={<ExperimentOutlined />} onClick={() => setBeside('try')}>
              {formatMessage({ id: 'word.try' })}
            </Button>
            {create}
          </>
        }
      />
      <SavedViews list={list} presets={presetsOf((id) => formatMessage({ id }))} />
      <FilterBar list={list} search={search} fields={listSpec.fields} />
      <ListTable
        label={title}
        list={list}
        actions={(word) => <RowActions name={word.word} to={wordPath(word.id)} items={menuOf(word)} />}
        empty={formatMessage({ id: 'word.empty' })}
        emptyAction={create}
        selectable
      />
      <WordBulk list={list} />
      {asked && <WordDialog step={asked.action} word={asked.record} onDone={list.refresh} onClose={close} />}
      <Suspense>
        {beside === 'import' && <ImportDialog onDone={list.refresh} onClose={() => setBeside(undefined)} />}
        {beside === 'try' && <TryDrawer onClose={() => setBeside(undefined)} />}
      </Suspense>
    </>
  );
}

/** How many act, by what they do. */
function Line({ asked }: { asked: number }) {
  const { data } = useRequest(() => call(paths.word.countByStatus, { filter: { status: ['on'] } }, { notice: false }), {
    refreshDeps: [asked],
    onError: () => undefined,
  });
  if (!data) return '\u00a0';
  return (
    <CountLinks
      counts={[
        { text: 'word.line.on', count: data.on, to: '?status=on' },
        { text: 'word.line.block', count: data.block, to: '?status=on&action=block' },
        { text: 'word.line.audit', count: data.audit, to: '?status=on&action=audit' },
        { text: 'word.line.mask', count: data.mask, to: '?status=on&action=mask' },
      ]}
    />
  );
}
