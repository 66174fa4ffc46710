import {
  Card as AntdCard,
  Drawer as AntdDrawer,
  Modal as AntdModal,
  Popover as AntdPopover,
  Tabs as AntdTabs,
  type CardProps,
  type DrawerProps,
  type ModalProps,
  type PopoverProps,
  type TabsProps,
} from 'antd';
import { isValidElement, type ReactNode } from 'react';
import { FocusInside } from './FocusInside';
import { type Look, Part } from './Part';

/** Texts, functions and what is not there can't fail. */
function inPart<T>(content: T, look: Look, resetOn?: readonly unknown[]): T | ReactNode {
  if (!isValidElement(content) && !Array.isArray(content)) return content;
  return (
    <Part look={look} resetOn={resetOn}>
      {content}
    </Part>
  );
}

/** antd's own, but what stands in it fails alone, and its title is a heading. */
export function Card({ title, extra, cover, children, ...card }: CardProps) {
  const heading = title && <h2 className="fish-card-title">{inPart(title, 'mark')}</h2>;
  return (
    <AntdCard {...card} title={heading} extra={inPart(extra, 'mark')} cover={inPart(cover, 'box')}>
      {inPart(children, 'box')}
    </AntdCard>
  );
}

/** antd's own, but what stands in it fails alone; opened again, it is drawn again. */
export function Drawer({ title, extra, footer, children, ...drawer }: DrawerProps) {
  const opened = [drawer.open];
  return (
    <AntdDrawer
      {...drawer}
      title={inPart(title, 'mark', opened)}
      extra={inPart(extra, 'mark', opened)}
      footer={inPart(footer, 'mark', opened)}
    >
      {inPart(children, 'box', opened)}
    </AntdDrawer>
  );
}

/** antd's own, but what stands in it fails alone; opened again, it is drawn again. */
export function Modal({ title, footer, children, ...modal }: ModalProps) {
  const opened = [modal.open];
  return (
    <AntdModal {...modal} title={inPart(title, 'mark', opened)} footer={footerOf(footer, opened)}>
      <FocusInside open={Boolean(modal.open)} />
      {inPart(children, 'box', opened)}
    </AntdModal>
  );
}

const footerOf = (footer: ModalProps['footer'], opened: readonly unknown[]): ModalProps['footer'] =>
  typeof footer === 'function' ? footer : inPart(footer, 'mark', opened);

/** antd's own, but each tab fails alone. */
export function Tabs({ items, ...tabs }: TabsProps) {
  return (
    <AntdTabs
      {...tabs}
      items={items?.map(({ label, children, ...item }) => ({
        ...item,
        label: inPart(label, 'mark'),
        children: inPart(children, 'box'),
      }))}
    />
  );
}

/** antd's own, but what stands in it fails alone; opened again, it is drawn again. */
export function Popover({ content, ...popover }: PopoverProps) {
  return <AntdPopover {...popover} content={typeof content === 'function' ? content : inPart(content, 'box')} />;
}
