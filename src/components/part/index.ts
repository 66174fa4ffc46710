export { Card, Drawer, Modal, Popover, Tabs } from './antd';
export { asDialog, asDrawer, asMark, asPart } from './asPart';
export { FailedMark } from './failed';
export { laterDialog, laterDrawer, laterPart } from './later';
export { Part } from './Part';
