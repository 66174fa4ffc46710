import { useEffect, useRef } from 'react';
import { Modal, withDialogBoundary } from '@/components/boundary';
import { sharedState } from '@/components/state/sharedState';
import { useTranslations } from '@/locales/useTranslations';
import { KeyCaps } from './KeyCaps';
import { liveShortcuts, type Shortcut, type ShortcutGroup } from './registry';
import { useShortcut } from './useShortcut';

const listed = sharedState<readonly Shortcut[] | undefined>(undefined);

export const openKeyboardHelp = (): void => listed.set(liveShortcuts());
const close = () => listed.set(undefined);

const GROUPS: readonly ShortcutGroup[] = ['audit', 'record', 'list', 'everywhere'];

/** All shortcuts of the current screen, in groups. Opens with `?`. */
export const KeyboardHelp = withDialogBoundary(function KeyboardHelp() {
  const t = useTranslations();
  const shortcuts = listed.use();
  const open = shortcuts !== undefined;
  const list = useRef<HTMLDivElement>(null);
  // Not again for who signs in after a session that ended meanwhile.
  useEffect(() => close, []);
  useShortcut({ keys: '?', label: 'shortcuts.help', group: 'everywhere' }, openKeyboardHelp);
  // The dialog handles Escape only once it has the focus, which is after its animation.
  useShortcut({ keys: 'Escape', label: 'palette.close', group: 'everywhere', of: list, when: open }, close);

  return (
    <Modal open={open} title={t('shortcuts.title')} width={440} footer={null} onCancel={close} destroyOnHidden>
      <div ref={list}>
        {GROUPS.map((group) => (
          <Group key={group} name={group} shortcuts={shortcuts?.filter((shortcut) => shortcut.group === group) ?? []} />
        ))}
      </div>
    </Modal>
  );
});

/** Nine keys for nine reasons are one line. */
const isFirstOfItsLabel = ({ label }: Shortcut, index: number, all: readonly Shortcut[]) =>
  all.findIndex((other) => other.label === label) === index;

function Group({ name, shortcuts }: { name: ShortcutGroup; shortcuts: readonly Shortcut[] }) {
  const t = useTranslations();
  if (!shortcuts.length) return null;
  return (
    <section>
      <h3 className="fish-keys-group">{t(`shortcuts.group.${name}`)}</h3>
      <dl className="fish-keys-list">
        {shortcuts.filter(isFirstOfItsLabel).map(({ keys, label }) => (
          <div key={keys}>
            <dt>{t(label)}</dt>
            <dd>
              <KeyCaps keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
