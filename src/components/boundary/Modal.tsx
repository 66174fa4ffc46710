import { Modal as AntdModal, type ModalProps } from 'antd';
import { FocusInside } from './FocusInside';
import { inBoundary } from './inBoundary';

/** antd's own, but what stands in it fails alone; opened again, it is drawn again. */
export function Modal({ title, footer, children, ...modal }: ModalProps) {
  const opened = [modal.open];
  return (
    <AntdModal {...modal} title={inBoundary(title, 'mark', opened)} footer={footerOf(footer, opened)}>
      <FocusInside open={Boolean(modal.open)} />
      {inBoundary(children, 'box', opened)}
    </AntdModal>
  );
}

const footerOf = (footer: ModalProps['footer'], opened: readonly unknown[]): ModalProps['footer'] =>
  typeof footer === 'function' ? footer : inBoundary(footer, 'mark', opened);
