import { history, useSearchParams } from '@umijs/max';
import { pathTo } from '@config/pathTo';
import type { SceneTemplate } from '@contract/sceneTemplate';
import { sceneTemplateCalls } from '@contract/sceneTemplate/calls';
import { Has } from '@/components/availability/Has';
import { Card } from '@/components/boundary';
import { useOrigin } from '@/components/list/origin';
import { notice } from '@/components/notice';
import { OperationTimeline } from '@/components/OperationTimeline';
import { CreatePage } from '@/components/page/CreatePage';
import { RecordBar } from '@/components/page/RecordBar';
import { RecordFailure } from '@/components/page/RecordFailure';
import { RecordSkeleton } from '@/components/page/RecordSkeleton';
import { useChanges } from '@/components/page/useChanges';
import { useRecord } from '@/components/page/useRecord';
import { useRecentlyOpened } from '@/components/palette/useRecentlyOpened';
import { useTranslations } from '@/locales/useTranslations';
import { useHas } from '@/request/availability';
import { cardsSpec, tableSpec } from './fields';
import { SceneFacts } from './SceneFacts';
import { SceneFigures } from './SceneFigures';
import { SceneForm } from './SceneForm';
import { SceneHeader } from './SceneHeader';
import { SceneRooms } from './SceneRooms';
import { scenePath } from './scenePath';
import { useSceneActions } from './useSceneActions';

export default function SceneTemplateDetail() {
  const [params] = useSearchParams();
  const id = params.get('id');
  const spec = new URLSearchParams(useOrigin()?.search).get('as') === 'table' ? tableSpec : cardsSpec;
  if (!id) return <CreateScene />;
  return (
    <>
      <RecordBar
        path={sceneTemplateCalls.list}
        list={pathTo('/user/default')}
        spec={spec}
        id={id}
        addressOf={(other) => scenePath(other)}
      />
      <SceneRecord key={id} id={id} wantsEdit={params.has('edit')} />
    </>
  );
}

function CreateScene() {
  const text = useTranslations('sceneTemplate');
  return (
    <CreatePage<SceneTemplate>
      title={text('create')}
      line={useHas(sceneTemplateCalls.changeStatus) && text('create.line')}
      list={pathTo('/user/default')}
      pathOf={scenePath}
      created={({ name }) => text('created', { name })}
    >
      {(form) => <SceneForm {...form} />}
    </CreatePage>
  );
}

function SceneRecord({ id, wantsEdit }: { id: string; wantsEdit: boolean }) {
  const t = useTranslations();
  const { record: scene, failure, refresh, setRecord } = useRecord(sceneTemplateCalls.detail, id);
  useRecentlyOpened(scene && { type: 'sceneTemplate', id, title: scene.name, subtitle: null });
  const [changes, noteChange] = useChanges();
  const { itemsOf, dialog } = useSceneActions(() => {
    refresh();
    noteChange();
  });
  const editing = useHas(sceneTemplateCalls.modify) && wantsEdit;
  const setEditing = (edit: boolean) => history.replace(scenePath(id, { edit }), history.location.state);

  if (failure) return <RecordFailure failure={failure} list={pathTo('/user/default')} onRetry={refresh} />;
  if (!scene) return <RecordSkeleton />;

  const onSaved = (saved: SceneTemplate) => {
    notice.success(t('sceneTemplate.saved', { name: saved.name }));
    setRecord(saved);
    noteChange();
    setEditing(false);
  };

  return (
    <>
      <SceneHeader
        scene={scene}
        items={itemsOf(scene)}
        edit={editing ? undefined : { call: sceneTemplateCalls.modify, start: () => setEditing(true) }}
      />
      {!editing && <SceneFigures scene={scene} />}
      <div className="fish-columns">
        <div>
          {editing ? (
            <Card size="small" title={t('sceneTemplate.facts')}>
              <SceneForm scene={scene} onSaved={onSaved} onCancel={() => setEditing(false)} />
            </Card>
          ) : (
            <SceneFacts scene={scene} />
          )}
        </div>
        <div>
          <Has call={sceneTemplateCalls.rooms}>
            <SceneRooms id={id} />
          </Has>
          <OperationTimeline key={changes} of={{ targetType: 'sceneTemplate', targetId: id }} />
        </div>
      </div>
      {dialog}
    </>
  );
}
