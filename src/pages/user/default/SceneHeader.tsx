import { EllipsisOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Dropdown, type MenuProps } from 'antd';
import type { SceneTemplate } from '@contract/sceneTemplate';
import { sceneStatus } from '@contract/sceneTemplate.enums';
import { PageHeader } from '@/components/page/PageHeader';
import { StatusTag } from '@/components/StatusTag';
import { DefaultMark } from './parts';

interface SceneHeaderProps {
  scene: SceneTemplate;
  items: MenuProps['items'];
  /** Absent while it is being edited. */
  onEdit?: () => void;
}

/** Name, status and actions of one blessed land. */
export function SceneHeader({ scene, items, onEdit }: SceneHeaderProps) {
  const { formatMessage } = useIntl();
  const { name, status, isDefault, sort } = scene;
  return (
    <PageHeader
      title={name}
      line={formatMessage({ id: 'sceneTemplate.place' }, { place: sort })}
      tag={
        <>
          <StatusTag of={sceneStatus} value={status} />
          {isDefault && <DefaultMark />}
        </>
      }
      actions={
        <>
          {onEdit && (
            <Button type="primary" onClick={onEdit}>
              {formatMessage({ id: 'action.edit' })}
            </Button>
          )}
          <Dropdown trigger={['click']} menu={{ items }}>
            <Button icon={<EllipsisOutlined />} aria-label={formatMessage({ id: 'action.more' })} />
          </Dropdown>
        </>
      }
    />
  );
}
