import { PlusOutlined } from '@ant-design/icons';
import { history, useIntl } from '@umijs/max';
import { Button, Card, Flex, Skeleton } from 'antd';
import { useMemo } from 'react';
import { paths } from '@contract/paths';
import type { SceneTemplate } from '@contract/sceneTemplate';
import { ColumnsButton } from '@/components/columns/ColumnsButton';
import { ExportButton } from '@/components/export/ExportButton';
import { Failed } from '@/components/Failed';
import { FilterBar } from '@/components/list/FilterBar';
import { ListEmpty } from '@/components/list/ListEmpty';
import { OpenLink } from '@/components/list/OpenLink';
import { useOriginHere } from '@/components/list/origin';
import { useList } from '@/components/list/useList';
import { PageHeader } from '@/components/page/PageHeader';
import { useLabels } from '@/components/StatusTag';
import { SavedViews } from '@/components/views/SavedViews';
import { cardsSpec, columnsOf, presetsOf, search, tableSpec } from './fields';
import { SceneCards } from './SceneCards';
import { SceneTable } from './SceneTable';
import { scenePath } from './scenePath';
import { type Items, useSceneActions } from './useSceneActions';
import { useView, ViewControls } from './ViewControls';

/** Blessed lands: the scenes that rooms take place in. */
export default function SceneTemplateList() {
  const { formatMessage } = useIntl();
  const [view, setView] = useView();
  const label = useLabels();
  const columns = useMemo(() => columnsOf((id) => formatMessage({ id }), label), [formatMessage, label]);
  const list = useList(paths.sceneTemplate.list, view === 'table' ? tableSpec : cardsSpec, columns);
  const { page, loading, failure, refresh } = list;
  const { itemsOf, dialog } = useSceneActions(refresh);
  const origin = useOriginHere();
  const text = (id: string) => formatMessage({ id });

  const itemsWithEdit = (scene: SceneTemplate, more?: Items): Items => [
    {
      key: 'edit',
      label: text('action.edit'),
      onClick: () => history.push(scenePath(scene.id, { edit: true }), { origin }),
    },
    ...itemsOf(scene, more),
  ];
  const create = (
    <OpenLink to={scenePath()}>
      <Button type="primary" icon={<PlusOutlined />}>
        {text('sceneTemplate.create')}
      </Button>
    </OpenLink>
  );

  return (
    <>
      <PageHeader
        title={text('sceneTemplate.title')}
        line={page && formatMessage({ id: 'sceneTemplate.line' }, { total: page.total })}
        actions={
          <>
            {view === 'table' && <ColumnsButton list={list} />}
            <ExportButton list={list} title={text('sceneTemplate.title')} />
            {create}
          </>
        }
      />
      <SavedViews list={list} presets={presetsOf(text)} />
      <Flex justify="space-between" align="flex-start" wrap gap="0 16px" style={{ marginBlockEnd: 4 }}>
        <FilterBar list={list} search={search} fields={tableSpec.fields} />
        <ViewControls list={list} view={view} onView={setView} />
      </Flex>
      {view === 'table' ? (
        <SceneTable list={list} empty={text('sceneTemplate.empty')} emptyAction={create} itemsOf={itemsWithEdit} />
      ) : (
        <div aria-busy={loading}>
          {failure && <Failed message={failure.message} onRetry={refresh} />}
          {!failure && !page && <Loading />}
          {page?.total === 0 && <ListEmpty list={list} none={text('sceneTemplate.empty')} action={create} />}
          {page && page.total > 0 && (
            <SceneCards list={list} page={page} itemsOf={itemsWithEdit} onConflict={refresh} />
          )}
        </div>
      )}
      {dialog}
    </>
  );
}

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
