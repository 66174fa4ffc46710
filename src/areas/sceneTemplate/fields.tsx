import type { SceneTemplate } from '@contract/sceneTemplate';
import { sceneStatus, sceneTheme } from '@contract/sceneTemplate/enums';
import type { ListColumn } from '@/components/list/columns';
import type { FilterField } from '@/components/list/fields';
import type { ListSpec } from '@/components/list/useListState';
import { EnumText, type LabelOf, StatusTag } from '@/components/StatusTag';
import type { Preset } from '@/components/views/SavedViews';
import { Capacity, DefaultMark, RoomCount } from './parts';
import { SceneCover } from './SceneCover';

export const search = { type: 'text', name: 'keyword', label: 'sceneTemplate.search' } as const satisfies FilterField;

/** In the table, sorted by what it shows. Without a sort it is the order of the app. */
export const tableSpec: ListSpec = {
  name: 'sceneTemplate',
  fields: [
    search,
    { type: 'choices', name: 'status', label: 'sceneTemplate.status', options: sceneStatus },
    { type: 'choices', name: 'theme', label: 'sceneTemplate.theme', options: sceneTheme },
  ],
  sorts: ['sort', 'name', 'capacity', 'unlockLevel', 'usedBy'],
  defaultOrder: 'ascend',
};

/** As cards: all at once, so that each can be moved to any place. */
export const cardsSpec: ListSpec = {
  ...tableSpec,
  sorts: [...tableSpec.sorts, 'updatedAt'],
  defaultSize: 200,
};

/** Views that everyone has. */
export const presetsOf = (text: (id: string) => string): Preset[] => [
  { name: text('sceneTemplate.view.online'), query: 'status=online' },
  { name: text('sceneTemplate.view.draft'), query: 'status=draft' },
];

/** Columns of the table, without its actions. */
export function columnsOf(text: (id: string) => string, label: LabelOf): ListColumn<SceneTemplate>[] {
  return [
    {
      key: 'sort',
      title: text('sceneTemplate.sort'),
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
      title: text('sceneTemplate.name'),
      value: ({ name }) => name,
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
      title: text('sceneTemplate.theme'),
      value: ({ theme }) => label(sceneTheme, theme),
      render: (_, { theme }) => <EnumText of={sceneTheme} value={theme} />,
    },
    {
      key: 'capacity',
      title: text('sceneTemplate.capacity'),
      value: ({ capacity }) => capacity,
      align: 'right',
      sorter: true,
      render: (_, { capacity }) => <Capacity of={capacity} />,
    },
    {
      key: 'unlockLevel',
      title: text('sceneTemplate.unlockLevel'),
      value: ({ unlockLevel }) => unlockLevel,
      dataIndex: 'unlockLevel',
      align: 'right',
      sorter: true,
    },
    {
      key: 'usedBy',
      title: text('sceneTemplate.usedBy'),
      value: ({ usedBy }) => usedBy,
      tooltip: text('sceneTemplate.usedBy.hint'),
      align: 'right',
      sorter: true,
      render: (_, { usedBy }) => <RoomCount of={usedBy} />,
    },
    {
      key: 'status',
      title: text('sceneTemplate.status'),
      value: ({ status }) => label(sceneStatus, status),
      render: (_, { status }) => <StatusTag of={sceneStatus} value={status} />,
    },
  ];
}
