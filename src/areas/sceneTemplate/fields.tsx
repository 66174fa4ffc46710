import type { SceneTemplate } from '@contract/sceneTemplate';
import { sceneStatus, sceneTheme } from '@contract/sceneTemplate/enums';
import type { ListColumn } from '@/components/list/columns';
import type { FilterField } from '@/components/list/fields';
import type { ListSpec } from '@/components/list/useListState';
import { EnumText, type LabelOf, StatusTag } from '@/components/StatusTag';
import type { Preset } from '@/components/views/SavedViews';
import type { Translate } from '@/locales/useTranslations';
import { Capacity, DefaultMark, RoomCount } from './parts';
import { SceneCover } from './SceneCover';

export const search = { type: 'text', name: 'keyword', label: 'sceneTemplate.search' } as const satisfies FilterField;

const sorts = ['sort', 'name', 'capacity', 'unlockLevel', 'usedBy'] as const;

/** Without a sort the table has the app's order. */
export const tableSpec: ListSpec = {
  name: 'sceneTemplate',
  fields: [
    search,
    { type: 'choices', name: 'status', label: 'sceneTemplate.status', options: sceneStatus },
    { type: 'choices', name: 'theme', label: 'sceneTemplate.theme', options: sceneTheme },
  ],
  sorts,
  defaultOrder: 'ascend',
};

/** Cards have one long page, because only where all are shown can each be moved to any place. */
export const cardsSpec = {
  ...tableSpec,
  sorts: [...sorts, 'updatedAt'] as const,
  defaultSize: 200,
} satisfies ListSpec;

export const presetsOf = (t: Translate): Preset[] => [
  { name: t('sceneTemplate.view.online'), query: 'status=online' },
  { name: t('sceneTemplate.view.draft'), query: 'status=draft' },
];

export function columnsOf(t: Translate, label: LabelOf): ListColumn<SceneTemplate>[] {
  return [
    {
      key: 'sort',
      title: t('sceneTemplate.sort'),
      value: ({ sort }) => sort,
      dataIndex: 'sort',
      align: 'right',
      sorter: true,
      sortDirections: ['ascend', 'descend'],
    },
    {
      key: 'name',
      always: true,
      names: true,
      title: t('sceneTemplate.name'),
      value: ({ name }) => name,
      beside: [
        {
          key: 'isDefault',
          title: t('sceneTemplate.default'),
          value: ({ isDefault }) => t(isDefault ? 'operation.yes' : 'operation.no'),
        },
      ],
      sorter: true,
      sortDirections: ['ascend', 'descend'],
      render: (_, { name, cover, isDefault }) => (
        <span className="fish-person">
          <SceneCover path={cover} width={48} />
          <bdi>{name}</bdi>
          {isDefault && <DefaultMark />}
        </span>
      ),
    },
    {
      key: 'theme',
      title: t('sceneTemplate.theme'),
      value: ({ theme }) => label(sceneTheme, theme),
      render: (_, { theme }) => <EnumText of={sceneTheme} value={theme} />,
    },
    {
      key: 'capacity',
      title: t('sceneTemplate.capacity'),
      value: ({ capacity }) => capacity,
      align: 'right',
      sorter: true,
      render: (_, { capacity }) => <Capacity of={capacity} />,
    },
    {
      key: 'unlockLevel',
      title: t('sceneTemplate.unlockLevel'),
      value: ({ unlockLevel }) => unlockLevel,
      dataIndex: 'unlockLevel',
      align: 'right',
      sorter: true,
    },
    {
      key: 'usedBy',
      title: t('sceneTemplate.usedBy'),
      value: ({ usedBy }) => usedBy,
      tooltip: t('sceneTemplate.usedBy.hint'),
      align: 'right',
      sorter: true,
      render: (_, { usedBy }) => <RoomCount of={usedBy} />,
    },
    {
      key: 'status',
      title: t('sceneTemplate.status'),
      value: ({ status }) => label(sceneStatus, status),
      render: (_, { status }) => <StatusTag of={sceneStatus} value={status} />,
    },
  ];
}
