import { history } from '@umijs/max';
import type { ReactNode } from 'react';
import { Boundary, type Caught } from '@/components/ErrorBoundary/Boundary';
import { FailedDialog, FailedDrawer, FailedMark, FailedPart } from './failed';

/** How a failure is shown: in a box, as a small mark in a line, over the page, or not at all. */
export type FailureLook = 'box' | 'mark' | 'dialog' | 'drawer' | 'nothing';

interface PartProps {
  children: ReactNode;
  look?: FailureLook;
  /** Shown after a failure, instead of what `look` says. */
  failed?: (caught: Caught) => ReactNode;
  /** Another one of these draws the part again after a failure, as another address does. */
  resetOn?: readonly unknown[];
  /** Of a dialog: closes it for good. */
  onClose?: () => void;
}

/** A part of a page or of its frame, which fails alone. */
export function PartBoundary({ children, look = 'box', failed, resetOn = [], onClose }: PartProps) {
  const shown = failed ?? ((caught: Caught) => failedBy[look]({ ...caught, onClose }));
  return (
    // Tests of a single part have no router.
    <Boundary resetOn={[history?.location.key, ...resetOn]} failed={shown}>
      {children}
    </Boundary>
  );
}

const failedBy: Record<FailureLook, (caught: Caught & { onClose?: () => void }) => ReactNode> = {
  box: ({ onClose: _, ...caught }) => <FailedPart {...caught} />,
  mark: ({ onClose: _, ...caught }) => <FailedMark {...caught} />,
  dialog: (caught) => <FailedDialog {...caught} />,
  drawer: (caught) => <FailedDrawer {...caught} />,
  nothing: () => null,
};
