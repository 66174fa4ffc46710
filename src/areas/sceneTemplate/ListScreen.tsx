import { history } from '@umijs/max';
import { Flex } from 'antd';
import { useMemo } from 'react';
import type { SceneTemplate } from '@contract/sceneTemplate';
import { sceneTemplateCalls } from '@contract/sceneTemplate/calls';
import { Card } from '@/components/boundary';
import { ColumnsButton } from '@/components/columns/ColumnsButton';
import { ExportButton } from '@/components/export/ExportButton';
import { CreateLink } from '@/components/list/CreateLink';
import { FilterBar } from '@/components/list/FilterBar';
import { ListEmpty } from '@/components/list/ListEmpty';
import { ListFailed } from '@/components/list/ListFailed';
import { useOriginHere } from '@/components/list/origin';
import { prefetchList } from '@/components/list/prefetch';
import { plusOf } from '@/components/list/total';
import { useList } from '@/components/list/useList';
import { PageHeader } from '@/components/page/PageHeader';
import { Skeleton } from '@/components/Skeleton';
import { useLabels } from '@/components/StatusTag';
import { SavedViews } from '@/components/views/SavedViews';
import { useTranslations } from '@/locales/useTranslations';
import { cardsSpec, columnsOf, presetsOf, search, tableSpec } from './fields';
import { SceneCards } from './SceneCards';
import { SceneTable } from './SceneTable';
import { scenePath } from './scenePath';
import { type Items, useSceneActions } from './useSceneActions';
import { useView, ViewControls, viewOf } from './ViewControls';

export default function SceneTemplateList() {
  const t = useTranslations();
  const [view, setView] = useView();
  const label = useLabels();
  const columns = useMemo(() => columnsOf(t, label), [t, label]);
  const list = useList(sceneTemplateCalls.list, view === 'table' ? tableSpec : cardsSpec, columns);
  const { page, loading, failure, refresh } = list;
  const { itemsOf, dialog } = useSceneActions(refresh);
  const origin = useOriginHere();

  const itemsWithEdit = (scene: SceneTemplate, more?: Items): Items => [
    {
      key: 'edit',
      call: sceneTemplateCalls.modify,
      label: t('action.edit'),
      onClick: () => history.push(scenePath(scene.id, { edit: true }), { origin }),
    },
    ...itemsOf(scene, more),
  ];
  const create = <CreateLink to={scenePath()} label={t('sceneTemplate.create')} call={sceneTemplateCalls.modify} />;

  return (
    <>
      <PageHeader
        title={t('sceneTemplate.title')}
        line={page && t('sceneTemplate.line', { total: page.total, plus: plusOf(page) })}
        actions={
          <>
            {view === 'table' && <ColumnsButton list={list} />}
            <ExportButton list={list} title={t('sceneTemplate.title')} />
            {create}
          </>
        }
      />
      <SavedViews list={list} presets={presetsOf(t)} />
      <Flex justify="space-between" align="flex-start" wrap gap="0 16px" style={{ marginBlockEnd: 4 }}>
        <FilterBar list={list} search={search} fields={tableSpec.fields} />
        <ViewControls list={list} view={view} onView={setView} />
      </Flex>
      {view === 'table' ? (
        <SceneTable list={list} empty={t('sceneTemplate.empty')} emptyAction={create} itemsOf={itemsWithEdit} />
      ) : (
        <div aria-busy={loading}>
          <ListFailed list={list} />
          {!failure && !page && <Loading />}
          {page?.total === 0 && <ListEmpty list={list} none={t('sceneTemplate.empty')} action={create} />}
          {page && page.total > 0 && (
            <SceneCards list={list} page={page} itemsOf={itemsWithEdit} onConflict={refresh} />
          )}
        </div>
      )}
      {dialog}
    </>
  );
}

const prefetches = [
  prefetchList(sceneTemplateCalls.list, cardsSpec, (address) => viewOf(address) === 'cards'),
  prefetchList(sceneTemplateCalls.list, tableSpec, (address) => viewOf(address) === 'table'),
];
SceneTemplateList.prefetch = () => Promise.all(prefetches.map((prefetch) => prefetch()));

function Loading() {
  return (
    <div className="fish-cards">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <Card key={key} size="small">
          <Skeleton active />
        </Card>
      ))}
    </div>
  );
}
