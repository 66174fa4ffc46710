import { history } from '@umijs/max';
import type { Path } from '@contract/index';
import type { SceneTemplate } from '@contract/sceneTemplate';
import { sceneTemplateCalls } from '@contract/sceneTemplate/calls';
import { useRowDialog } from '@/components/draft/useRowDialog';
import { useAction } from '@/components/form/useAction';
import { isOneOf } from '@/components/isOneOf';
import type { MenuAction } from '@/components/MoreMenu';
import { notice } from '@/components/notice';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { ScenePreview } from './ScenePreview';
import { scenePath } from './scenePath';
import { WithdrawSceneDialog } from './WithdrawSceneDialog';

export type Items = MenuAction[];

type SceneAction = 'preview' | 'clone' | 'publish' | 'makeDefault' | 'withdraw';

const isDialog = isOneOf(['preview', 'withdraw']);

const callOf: Readonly<Partial<Record<SceneAction, Path>>> = {
  clone: sceneTemplateCalls.clone,
  publish: sceneTemplateCalls.changeStatus,
  makeDefault: sceneTemplateCalls.makeDefault,
  withdraw: sceneTemplateCalls.changeStatus,
};

export function useSceneActions(onChanged: () => void) {
  const t = useTranslations();
  const { dialog, openDialog, closeDialog } = useRowDialog(
    (id, options) => call(sceneTemplateCalls.detail, { id }, options),
    isDialog,
  );

  const clone = useAction(async ({ id }: SceneTemplate) => {
    const copy = await call(sceneTemplateCalls.clone, { id });
    // Where the answer is not the record, its id is the one that was sent.
    if (copy.id && copy.id !== id) {
      notice.success(t('sceneTemplate.clone.done'));
      history.push(scenePath(copy.id));
    } else {
      notice.success(t('sceneTemplate.clone.listed'));
      onChanged();
    }
  });
  const publish = useAction(async ({ id, name }: SceneTemplate) => {
    await call(sceneTemplateCalls.changeStatus, { id, status: 'online' });
    notice.success(t('sceneTemplate.publish.done', { name }));
    onChanged();
  });
  const makeDefault = useAction(async ({ id, name }: SceneTemplate) => {
    await call(sceneTemplateCalls.makeDefault, { id });
    notice.success(t('sceneTemplate.makeDefault.done', { name }));
    onChanged();
  });

  const item = (key: SceneAction, onClick: () => void) => ({
    key,
    call: callOf[key],
    label: t(`sceneTemplate.${key}`),
    onClick,
  });

  /** `more` comes before the dangerous items. */
  const itemsOf = (scene: SceneTemplate, more: Items = []): Items => {
    const items: Items = [
      item('preview', () => openDialog('preview', scene)),
      item('clone', () => void clone.run(scene)),
    ];
    if (scene.status !== 'online') return [...items, item('publish', () => void publish.run(scene)), ...more];
    if (!scene.isDefault) items.push(item('makeDefault', () => void makeDefault.run(scene)));
    const withdraw = item('withdraw', () => openDialog('withdraw', scene));
    return [...items, ...more, { type: 'divider' }, { ...withdraw, danger: true }];
  };

  const shown = dialog && (
    <>
      {dialog.action === 'preview' && <ScenePreview scene={dialog.record} onClose={closeDialog} />}
      {dialog.action === 'withdraw' && (
        <WithdrawSceneDialog scene={dialog.record} onDone={onChanged} onClose={closeDialog} />
      )}
    </>
  );

  return { itemsOf, dialog: shown };
}
