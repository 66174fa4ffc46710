export { Card, Drawer, Modal, Popover, Tabs } from './antd';
export { asDialog, asDrawer, asMark, asPart } from './asPart';
export { FailedMark } from './failed';
export { Part } from './Part';
