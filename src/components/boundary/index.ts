export { Card } from './Card';
export { Drawer } from './Drawer';
export { FailedMark } from './failed';
export { lazyDialog, lazyDrawer, lazyInline, lazyPart } from './lazy';
export { Modal } from './Modal';
export { PartBoundary } from './PartBoundary';
export { Popover } from './Popover';
export { Tabs } from './Tabs';
export { withBoundary, withDialogBoundary, withDrawerBoundary, withInlineBoundary } from './withBoundary';
