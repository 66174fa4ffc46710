import { useIntl } from '@umijs/max';
import { App, type MenuProps } from 'antd';
import { useState } from 'react';
import type { View } from '@contract/view';
import { useAction } from '@/components/form/useAction';
import { withQuery } from '@/components/list/listQuery';
import type { List } from '@/components/list/useList';
import { MoreMenu } from '@/components/MoreMenu';
import { notice } from '@/components/notice';
import type { PreferencesStore } from '@/components/preferences/store';
import type { ViewForm } from '@/components/preferences/views';
import { ViewDialog } from './ViewDialog';

interface ViewMenuProps<Row> {
  list: List<Row>;
  store: PreferencesStore;
  view: View;
  /** What the list shows now. */
  shown: string;
}

/** What can be done with a saved view. */
export function ViewMenu<Row>({ list, store, view, shown }: ViewMenuProps<Row>) {
  const { formatMessage } = useIntl();
  const { modal } = App.useApp();
  const [renaming, setRenaming] = useState(false);
  const text = (id: string) => formatMessage({ id: `view.${id}` }, { name: view.name });
  const { run: save } = useAction((change: Partial<ViewForm>) =>
    store.saveView({ ...view, ...change }, { notice: true }),
  );
  const { run: remove } = useAction(() => store.removeView(view.id));

  const copy = async () => {
    const { origin, pathname } = window.location;
    const link = `${origin}${pathname}?${withQuery(list.spec, new URLSearchParams(), view.query)}`;
    try {
      await navigator.clipboard.writeText(link);
      notice.success(text('copied'));
    } catch {
      // Without a clipboard, as over plain HTTP, it can be copied by hand.
      modal.info({ title: text('link'), content: <span className="fish-text">{link}</span> });
    }
  };

  const askToRemove = () =>
    modal.confirm({
      title: text('remove.title'),
      content: text('remove.consequence'),
      okText: text('remove'),
      okButtonProps: { danger: true },
      onOk: () => remove(),
    });

  const items: MenuProps['items'] = [
    { key: 'rename', label: text('rename'), onClick: () => setRenaming(true) },
    {
      key: 'replace',
      label: text('replace'),
      disabled: !shown || shown === view.query,
      onClick: () => save({ query: shown }),
    },
    {
      key: 'default',
      label: text(view.isDefault ? 'unsetDefault' : 'setDefault'),
      onClick: () => save({ isDefault: !view.isDefault }),
    },
    { key: 'copy', label: text('copyLink'), onClick: copy },
    { type: 'divider' },
    { key: 'remove', label: text('remove'), danger: true, onClick: askToRemove },
  ];

  return (
    <>
      <MoreMenu
        type="text"
        size="small"
        label={`${formatMessage({ id: 'action.more' })}: ${view.name}`}
        items={items}
      />
      <ViewDialog
        open={renaming}
        title={text('rename.title')}
        okText={text('rename')}
        initial={view}
        onSubmit={(form) => store.saveView({ ...view, ...form })}
        onClose={() => setRenaming(false)}
      />
    </>
  );
}
