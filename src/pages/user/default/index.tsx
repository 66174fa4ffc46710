import { PlusOutlined } from '@ant-design/icons';
import { history, Link, useIntl } from '@umijs/max';
import { Button, Card, Flex, Skeleton } from 'antd';
import { paths } from '@contract/paths';
import type { SceneTemplate } from '@contract/sceneTemplate';
import { Empty } from '@/components/Empty';
import { Failed } from '@/components/Failed';
import { FilterBar } from '@/components/list/FilterBar';
import { useListData } from '@/components/list/useListData';
import { useListState } from '@/components/list/useListState';
import { PageHeader } from '@/components/page/PageHeader';
import { cardsSpec, search, tableSpec } from './fields';
import { SceneCards } from './SceneCards';
import { SceneTable } from './SceneTable';
import { scenePath } from './scenePath';
import { type Items, useSceneActions } from './useSceneActions';
import { useView, ViewControls } from './ViewControls';

/** Blessed lands: the scenes that rooms take place in. */
export default function SceneTemplateList() {
  const { formatMessage } = useIntl();
  const [view, setView] = useView();
  const list = useListState(view === 'table' ? tableSpec : cardsSpec);
  const { page, loading, failure, refresh } = useListData(paths.sceneTemplate.list, list.query, list.setPage);
  const { itemsOf, dialog } = useSceneActions(refresh);
  const text = (id: string) => formatMessage({ id });

  const itemsWithEdit = (scene: SceneTemplate, more?: Items): Items => [
    { key: 'edit', label: text('action.edit'), onClick: () => history.push(scenePath(scene.id, { edit: true })) },
    ...itemsOf(scene, more),
  ];
  const isFiltered = Object.keys(list.filters).length > 0;
  const emptyText = text(isFiltered ? 'list.nothing' : 'sceneTemplate.empty');
  const emptyAction = isFiltered && <Button onClick={list.reset}>{text('list.reset')}</Button>;

  return (
    <>
      <PageHeader
        title={text('sceneTemplate.title')}
        line={page && formatMessage({ id: 'sceneTemplate.line' }, { total: page.total })}
        actions={
          <Link to={scenePath()}>
            <Button type="primary" icon={<PlusOutlined />}>
              {text('sceneTemplate.create')}
            </Button>
          </Link>
        }
      />
      <Flex justify="space-between" align="flex-start" wrap gap="0 16px" style={{ marginBlockEnd: 4 }}>
        <FilterBar list={list} search={search} fields={tableSpec.fields} />
        <ViewControls list={list} view={view} onView={setView} />
      </Flex>
      {view === 'table' ? (
        <SceneTable
          list={list}
          page={page}
          loading={loading}
          failure={failure}
          onRetry={refresh}
          empty={emptyText}
          emptyAction={emptyAction}
          itemsOf={itemsWithEdit}
        />
      ) : (
        <div aria-busy={loading}>
          {failure && <Failed message={failure.message} onRetry={refresh} />}
          {!failure && !page && <Loading />}
          {page?.total === 0 && <Empty title={emptyText} action={emptyAction} />}
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
