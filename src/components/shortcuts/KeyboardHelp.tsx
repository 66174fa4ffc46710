import { useIntl } from '@umijs/max';
import { Modal } from 'antd';
import { useRef } from 'react';
import { sharedState } from '@/components/state/sharedState';
import { KeyCaps } from './KeyCaps';
import { liveShortcuts, type Shortcut, type ShortcutGroup } from './registry';
import { useShortcut } from './useShortcut';

/** What the help lists; undefined while it is closed. */
const listed = sharedState<readonly Shortcut[] | undefined>(undefined);

/** Opens the help, over the screen whose shortcuts it lists. */
export const openKeyboardHelp = (): void => listed.set(liveShortcuts());
const close = () => listed.set(undefined);

const GROUPS: readonly ShortcutGroup[] = ['audit', 'record', 'list', 'everywhere'];

/** Every key that works on this screen right now, by what it belongs to. Opens with `?`. */
export function KeyboardHelp() {
  const { formatMessage } = useIntl();
  const shortcuts = listed.use();
  const open = shortcuts !== undefined;
  const list = useRef<HTMLDivElement>(null);
  useShortcut({ keys: '?', label: 'shortcuts.help', group: 'everywhere' }, openKeyboardHelp);
  // The dialog closes by itself only once it has the focus, which is after it has grown.
  useShortcut({ keys: 'Escape', label: 'palette.close', group: 'everywhere', of: list, when: open }, close);

  return (
    <Modal
      open={open}
      title={formatMessage({ id: 'shortcuts.title' })}
      width={440}
      footer={null}
      onCancel={close}
      destroyOnHidden
    >
      <div ref={list}>
        {GROUPS.map((group) => (
          <Group key={group} name={group} shortcuts={shortcuts?.filter((shortcut) => shortcut.group === group) ?? []} />
        ))}
      </div>
    </Modal>
  );
}

function Group({ name, shortcuts }: { name: ShortcutGroup; shortcuts: readonly Shortcut[] }) {
  const { formatMessage } = useIntl();
  if (!shortcuts.length) return null;
  return (
    <section>
      <h3 className="fish-keys-group">{formatMessage({ id: `shortcuts.group.${name}` })}</h3>
      <dl className="fish-keys-list">
        {shortcuts.map(({ keys, label }) => (
          <div key={keys}>
            <dt>{formatMessage({ id: label })}</dt>
            <dd>
              <KeyCaps keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
