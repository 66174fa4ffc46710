import { history, useIntl } from '@umijs/max';
import type { MenuProps } from 'antd';
import { useState } from 'react';
import { paths } from '@contract/paths';
import type { SceneTemplate } from '@contract/sceneTemplate';
import { useAction } from '@/components/form/useAction';
import { notice } from '@/components/notice';
import { call } from '@/request';
import { ScenePreview } from './ScenePreview';
import { scenePath } from './scenePath';
import { WithdrawDialog } from './WithdrawDialog';

export type Items = NonNullable<MenuProps['items']>;

/** What can be done to a blessed land besides editing: its menu, and the dialogs that the menu opens. */
export function useSceneActions(onChanged: () => void) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<{ for: 'preview' | 'withdraw'; scene: SceneTemplate }>();

  const clone = useAction(async ({ id }: SceneTemplate) => {
    const copy = await call(paths.sceneTemplate.clone, { id });
    notice.success(formatMessage({ id: 'sceneTemplate.clone.done' }));
    history.push(scenePath(copy.id));
  });
  const publish = useAction(async ({ id, name }: SceneTemplate) => {
    await call(paths.sceneTemplate.changeStatus, { id, status: 'online' });
    notice.success(formatMessage({ id: 'sceneTemplate.publish.done' }, { name }));
    onChanged();
  });
  const makeDefault = useAction(async ({ id, name }: SceneTemplate) => {
    await call(paths.sceneTemplate.makeDefault, { id });
    notice.success(formatMessage({ id: 'sceneTemplate.makeDefault.done' }, { name }));
    onChanged();
  });

  const item = (key: string, onClick: () => void) => ({
    key,
    label: formatMessage({ id: `sceneTemplate.${key}` }),
    onClick,
  });

  /** `more` stands before what is dangerous, which is last and apart. */
  const itemsOf = (scene: SceneTemplate, more: Items = []): Items => {
    const items: Items = [
      item('preview', () => setAsked({ for: 'preview', scene })),
      item('clone', () => void clone.run(scene)),
    ];
    if (scene.status !== 'online') return [...items, item('publish', () => void publish.run(scene)), ...more];
    if (!scene.isDefault) items.push(item('makeDefault', () => void makeDefault.run(scene)));
    const withdraw = item('withdraw', () => setAsked({ for: 'withdraw', scene }));
    return [...items, ...more, { type: 'divider' }, { ...withdraw, danger: true }];
  };

  const close = () => setAsked(undefined);
  const dialog = (
    <>
      {asked?.for === 'preview' && <ScenePreview scene={asked.scene} onClose={close} />}
      {asked?.for === 'withdraw' && <WithdrawDialog scene={asked.scene} onDone={onChanged} onClose={close} />}
    </>
  );

  return { itemsOf, dialog };
}
