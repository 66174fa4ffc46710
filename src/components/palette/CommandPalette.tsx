import { useIntl } from '@umijs/max';
import { Modal, Skeleton } from 'antd';
import { lazy, Suspense, useRef } from 'react';
import { useShortcut } from '@/components/shortcuts/useShortcut';
import { closePalette, openPalette, usePaletteOpen } from './open';

const Box = lazy(() => import('./Box'));

const STYLES = { header: { margin: 0 }, content: { padding: 0, overflow: 'hidden' } } as const;

/** Finds and opens any screen, record or action by its name, over whatever is open. Opens with Ctrl or ⌘ K. */
export function CommandPalette() {
  const { formatMessage } = useIntl();
  const open = usePaletteOpen();
  const input = useRef<HTMLInputElement>(null);
  useShortcut({ keys: 'Mod+K', label: 'palette.shortcut', group: 'everywhere' }, openPalette);

  return (
    <Modal
      open={open}
      title={<span className="fish-unseen">{formatMessage({ id: 'palette.title' })}</span>}
      width={600}
      style={{ top: 'max(12px, 12vh)' }}
      styles={STYLES}
      closable={false}
      footer={null}
      onCancel={closePalette}
      // No motion: what is typed next belongs in the box.
      transitionName=""
      maskTransitionName=""
      afterOpenChange={(opened) => opened && input.current?.focus()}
      destroyOnHidden
    >
      <Suspense fallback={<Skeleton active title={false} style={{ padding: 16 }} />}>
        <Box input={input} />
      </Suspense>
    </Modal>
  );
}
