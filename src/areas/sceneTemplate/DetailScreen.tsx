import { history, useIntl, useSearchParams } from '@umijs/max';
import { Card, Skeleton } from 'antd';
import { useState } from 'react';
import { paths } from '@contract/paths';
import type { SceneTemplate } from '@contract/sceneTemplate';
import { useOrigin, useWayBack } from '@/components/list/origin';
import { notice } from '@/components/notice';
import { OperationTimeline } from '@/components/OperationTimeline';
import { PageHeader } from '@/components/page/PageHeader';
import { RecordBar } from '@/components/page/RecordBar';
import { RecordFailure } from '@/components/page/RecordFailure';
import { useRecord } from '@/components/page/useRecord';
import { useRecentlyOpened } from '@/components/palette/useRecentlyOpened';
import { cardsSpec, tableSpec } from './fields';
import { Rooms } from './Rooms';
import { SceneFacts } from './SceneFacts';
import { SceneForm } from './SceneForm';
import { SceneHeader } from './SceneHeader';
import { scenePath } from './scenePath';
import { useSceneActions } from './useSceneActions';

/** One blessed land, or without an id a new one. */
export default function SceneTemplateDetail() {
  const [params] = useSearchParams();
  const id = params.get('id');
  const spec = new URLSearchParams(useOrigin()?.search).get('as') === 'table' ? tableSpec : cardsSpec;
  if (!id) return <New />;
  return (
    <>
      <RecordBar path={paths.sceneTemplate.list} spec={spec} id={id} addressOf={(other) => scenePath(other)} />
      <Existing key={id} id={id} editing={params.has('edit')} />
    </>
  );
}

function New() {
  const { formatMessage } = useIntl();
  const back = useWayBack('/user/default');
  return (
    <>
      <PageHeader
        title={formatMessage({ id: 'sceneTemplate.create' })}
        line={formatMessage({ id: 'sceneTemplate.create.line' })}
      />
      <Card>
        <SceneForm
          onSaved={({ id, name }) => {
            notice.success(formatMessage({ id: 'sceneTemplate.created' }, { name }));
            history.replace(scenePath(id), history.location.state);
          }}
          onCancel={() => history.push(back.to, back.state)}
        />
      </Card>
    </>
  );
}

function Existing({ id, editing }: { id: string; editing: boolean }) {
  const { formatMessage } = useIntl();
  const { record: scene, failure, refresh, setRecord } = useRecord(paths.sceneTemplate.detail, id);
  useRecentlyOpened(scene && { type: 'sceneTemplate', id, title: scene.name, subtitle: null });
  // Counts what was done here, so that the timeline below is asked anew.
  const [done, setDone] = useState(0);
  const { itemsOf, dialog } = useSceneActions(() => {
    refresh();
    setDone(done + 1);
  });
  const setEditing = (edit: boolean) => history.replace(scenePath(id, { edit }), history.location.state);

  if (failure) return <RecordFailure failure={failure} list="/user/default" onRetry={refresh} />;
  if (!scene) return <Skeleton active />;

  const onSaved = (saved: SceneTemplate) => {
    notice.success(formatMessage({ id: 'sceneTemplate.saved' }, { name: saved.name }));
    setRecord(saved);
    setDone(done + 1);
    setEditing(false);
  };

  return (
    <>
      <SceneHeader scene={scene} items={itemsOf(scene)} onEdit={editing ? undefined : () => setEditing(true)} />
      <div className="fish-columns">
        <div>
          {editing ? (
            <Card size="small" title={formatMessage({ id: 'sceneTemplate.facts' })}>
              <SceneForm scene={scene} onSaved={onSaved} onCancel={() => setEditing(false)} />
            </Card>
          ) : (
            <SceneFacts scene={scene} />
          )}
        </div>
        <div>
          <Rooms id={id} />
          <OperationTimeline key={done} of={{ targetType: 'sceneTemplate', targetId: id }} />
        </div>
      </div>
      {dialog}
    </>
  );
}
