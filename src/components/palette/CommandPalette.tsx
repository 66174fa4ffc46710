import { lazy, type Ref, Suspense, useRef, useState } from 'react';
import { Modal, withDialogBoundary } from '@/components/boundary';
import { Skeleton } from '@/components/Skeleton';
import { useShortcut } from '@/components/shortcuts/useShortcut';
import { useTranslations } from '@/locales/useTranslations';
import type { Typed } from './Box';
import { closePalette, openPalette, usePaletteOpen } from './open';

const Box = lazy(() => import('./Box'));

const STYLES = { header: { margin: 0 }, content: { padding: 0, overflow: 'hidden' } } as const;

/** Finds and opens screens, records and actions by name. Opens with Ctrl or ⌘ K. */
export const CommandPalette = withDialogBoundary(function CommandPalette() {
  const t = useTranslations();
  const open = usePaletteOpen();
  const input = useRef<HTMLInputElement>(null);
  useShortcut({ keys: 'Mod+K', label: 'palette.shortcut', group: 'everywhere' }, openPalette);

  return (
    <Modal
      open={open}
      title={<span className="fish-unseen">{t('palette.title')}</span>}
      width={600}
      style={{ top: 'max(12px, 12vh)' }}
      styles={STYLES}
      closable={false}
      footer={null}
      onCancel={closePalette}
      // No animation: keys typed next must reach the input.
      transitionName=""
      maskTransitionName=""
      afterOpenChange={(opened) => opened && input.current?.focus()}
      destroyOnHidden
    >
      <Inside input={input} />
    </Modal>
  );
});

/** What is typed before the box has loaded is in it then. */
function Inside({ input }: { input: Ref<HTMLInputElement> }) {
  const [typed, setTyped] = useState('');
  return (
    <Suspense fallback={<Coming typed={typed} onType={setTyped} />}>
      <Box input={input} typed={typed} onType={setTyped} />
    </Suspense>
  );
}

function Coming({ typed, onType }: Typed) {
  const t = useTranslations();
  return (
    <>
      <input
        // biome-ignore lint/a11y/noAutofocus: it takes what is typed after the key that opens it
        autoFocus
        aria-label={t('palette.title')}
        className="fish-palette-input"
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <Skeleton active title={false} style={{ padding: 16 }} />
    </>
  );
}
