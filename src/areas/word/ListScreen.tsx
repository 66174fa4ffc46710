import { ExperimentOutlined, ImportOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo } from 'react';
import { wordCalls } from '@contract/word/calls';
import { Has } from '@/components/availability/Has';
import { useOffered } from '@/components/availability/useOffered';
import { lazyDialog, lazyDrawer } from '@/components/boundary';
import { useDraftState } from '@/components/draft/useDraft';
import { useRowDialog } from '@/components/draft/useRowDialog';
import { useFormat } from '@/components/format';
import { isOneOf } from '@/components/isOneOf';
import { CreateLink } from '@/components/list/CreateLink';
import { ListPage } from '@/components/list/ListPage';
import { ListTable } from '@/components/list/ListTable';
import { prefetchList } from '@/components/list/prefetch';
import { RowActions } from '@/components/list/RowActions';
import { useList } from '@/components/list/useList';
import { CountLinks } from '@/components/page/CountLinks';
import { usePaletteActions } from '@/components/palette/actions';
import { useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { useCall } from '@/request/useCall';
import { isWordAction } from './actions';
import { columnsOf, listSpec, presetsOf, search } from './fields';
import { useWordMenu } from './useWordMenu';
import { WordBulk } from './WordBulk';
import { WordDialog } from './WordDialog';
import { wordPath } from './wordPath';

const ImportDialog = lazyDialog(async () => (await import('./ImportDialog')).ImportDialog);
const TryDrawer = lazyDrawer(async () => (await import('./TryDrawer')).TryDrawer);

const isBeside = isOneOf(['import', 'try']);

export default function WordList() {
  const t = useTranslations();
  const { number } = useFormat();
  const label = useLabels();
  const columns = useMemo(() => columnsOf({ t, number, label }), [t, number, label]);
  const list = useList(wordCalls.pageList, listSpec, columns);
  const { dialog, openDialog, closeDialog } = useRowDialog(
    (id, options) => call(wordCalls.detail, { id }, options),
    isWordAction,
  );
  const [beside, setBeside] = useDraftState('beside', isBeside);
  const closeBeside = () => setBeside(undefined);
  const menuOf = useWordMenu(openDialog);
  const title = t('word.title');
  usePaletteActions(
    useOffered()([
      { label: 'word.import', call: wordCalls.importRows, run: () => setBeside('import') },
      { label: 'word.try', call: wordCalls.check, run: () => setBeside('try') },
    ]),
  );
  const create = <CreateLink to={wordPath()} label={t('word.create')} call={wordCalls.saveOrUpdate} />;

  return (
    <ListPage
      list={list}
      title={title}
      line={<Line refreshedAt={list.refreshedAt} />}
      actions={
        <>
          <Has call={wordCalls.importRows}>
            <Button icon={<ImportOutlined aria-hidden />} onClick={() => setBeside('import')}>
              {t('word.import')}
            </Button>
          </Has>
          <Has call={wordCalls.check}>
            <Button icon={<ExperimentOutlined aria-hidden />} onClick={() => setBeside('try')}>
              {t('word.try')}
            </Button>
          </Has>
          {create}
        </>
      }
      presets={presetsOf(t)}
      search={search}
    >
      <ListTable
        label={title}
        list={list}
        actions={(word) => <RowActions name={word.word} to={wordPath(word.id)} items={menuOf(word)} />}
        empty={t('word.empty')}
        emptyAction={create}
        bulk={[wordCalls.changeStatus, wordCalls.remove]}
      />
      <WordBulk list={list} />
      {dialog && <WordDialog action={dialog.action} word={dialog.record} onDone={list.refresh} onClose={closeDialog} />}
      {beside === 'import' && <ImportDialog onDone={list.refresh} onClose={closeBeside} />}
      {beside === 'try' && <TryDrawer onClose={closeBeside} />}
    </ListPage>
  );
}

WordList.prefetch = prefetchList(wordCalls.pageList, listSpec);

function Line({ refreshedAt }: { refreshedAt: number }) {
  const filter = { status: ['on' as const] };
  const { data } = useCall((options) => call(wordCalls.countByStatus, { filter }, options), [refreshedAt]);
  return (
    <CountLinks
      counts={
        data && [
          { text: 'word.line.on', count: data.on, to: '?status=on' },
          { text: 'word.line.block', count: data.block, to: '?status=on&action=block' },
          { text: 'word.line.audit', count: data.audit, to: '?status=on&action=audit' },
          { text: 'word.line.mask', count: data.mask, to: '?status=on&action=mask' },
        ]
      }
    />
  );
}
