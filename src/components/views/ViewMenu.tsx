import { App } from 'antd';
import { useState } from 'react';
import type { View } from '@contract/view';
import { useAction } from '@/components/form/useAction';
import { withQuery } from '@/components/list/listQuery';
import type { List } from '@/components/list/useList';
import { type MenuAction, MoreMenu } from '@/components/MoreMenu';
import { notice } from '@/components/notice';
import type { PreferencesStore } from '@/components/preferences/store';
import { useTranslations } from '@/locales/useTranslations';
import { ViewDialog } from './ViewDialog';

interface ViewMenuProps<Row> {
  list: List<Row>;
  store: PreferencesStore;
  view: View;
  shown: string;
}

export function ViewMenu<Row>({ list, store, view, shown }: ViewMenuProps<Row>) {
  const t = useTranslations();
  const { modal } = App.useApp();
  const [renaming, setRenaming] = useState(false);
  const text = (
    id:
      | 'copied'
      | 'link'
      | 'remove.title'
      | 'remove.consequence'
      | 'remove'
      | 'rename'
      | 'replace'
      | 'unsetDefault'
      | 'setDefault'
      | 'copyLink'
      | 'rename.title',
  ) => t(`view.${id}`, { name: view.name });
  const { run: replace } = useAction(() => store.changeView(view, { query: shown }, { notice: true }));
  const { run: toggleDefault } = useAction(() =>
    store.changeView(view, { isDefault: !view.isDefault }, { notice: true }),
  );
  const { run: remove } = useAction(() => store.removeView(view.id));

  const copy = async () => {
    const { origin, pathname } = window.location;
    const link = `${origin}${pathname}?${withQuery(list.spec, new URLSearchParams(), view.query)}`;
    try {
      await navigator.clipboard.writeText(link);
      notice.success(text('copied'));
    } catch {
      // Without a clipboard, as over plain HTTP, the operator can copy it by hand.
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

  const items: readonly MenuAction[] = [
    { key: 'rename', label: text('rename'), onClick: () => setRenaming(true) },
    {
      key: 'replace',
      label: text('replace'),
      disabled: !shown || shown === view.query,
      onClick: () => replace(),
    },
    {
      key: 'default',
      label: text(view.isDefault ? 'unsetDefault' : 'setDefault'),
      onClick: () => toggleDefault(),
    },
    { key: 'copy', label: text('copyLink'), onClick: copy },
    { type: 'divider' },
    { key: 'remove', label: text('remove'), danger: true, onClick: askToRemove },
  ];

  return (
    <>
      <MoreMenu label={t('text.named', { name: t('action.more'), value: view.name })} items={items} />
      <ViewDialog
        open={renaming}
        title={text('rename.title')}
        okText={text('rename')}
        initial={view}
        onSubmit={(form) => store.changeView(view, form)}
        onClose={() => setRenaming(false)}
      />
    </>
  );
}
