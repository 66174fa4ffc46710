import { useIntl } from '@umijs/max';
import type { ComponentProps } from 'react';
import type { SceneTemplate } from '@contract/sceneTemplate';
import { sceneStatus } from '@contract/sceneTemplate/enums';
import { DetailHeader } from '@/components/page/DetailHeader';
import { StatusTag } from '@/components/StatusTag';
import { DefaultMark } from './parts';

interface SceneHeaderProps extends Pick<ComponentProps<typeof DetailHeader>, 'items' | 'onEdit'> {
  scene: SceneTemplate;
}

/** Name, status and actions of one blessed land. */
export function SceneHeader({ scene, ...rest }: SceneHeaderProps) {
  const { formatMessage } = useIntl();
  const { name, status, isDefault, sort } = scene;
  return (
    <DetailHeader
      title={name}
      line={formatMessage({ id: 'sceneTemplate.place' }, { place: sort })}
      tag={
        <>
          <StatusTag of={sceneStatus} value={status} />
          {isDefault && <DefaultMark />}
        </>
      }
      {...rest}
    />
  );
}
