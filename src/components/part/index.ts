export { asDialog, asDrawer, asMark, asPart } from './asPart';
export { Card } from './Card';
export { Drawer } from './Drawer';
export { FailedMark } from './failed';
export { laterDialog, laterDrawer, laterMark, laterPart } from './later';
export { Modal } from './Modal';
export { Part } from './Part';
export { Popover } from './Popover';
export { Tabs } from './Tabs';
