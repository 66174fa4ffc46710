import type { ComponentProps } from 'react';
import type { SceneTemplate } from '@contract/sceneTemplate';
import { sceneStatus } from '@contract/sceneTemplate/enums';
import { DetailHeader } from '@/components/page/DetailHeader';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { DefaultMark } from './parts';

interface SceneHeaderProps extends Pick<ComponentProps<typeof DetailHeader>, 'items' | 'edit'> {
  scene: SceneTemplate;
}

export function SceneHeader({ scene, ...rest }: SceneHeaderProps) {
  const t = useTranslations();
  const { name, status, isDefault, sort } = scene;
  return (
    <DetailHeader
      title={name}
      line={t('sceneTemplate.place', { place: sort })}
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
