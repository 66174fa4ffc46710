import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { PaginationProps } from 'antd';
import { cloneElement, type HTMLAttributes, isValidElement } from 'react';
import { useTranslations } from '@/locales/useTranslations';

const arrows = { prev: <LeftOutlined aria-hidden />, next: <RightOutlined aria-hidden /> };

/** Items of a pager: antd's own, but its arrows say where they lead rather than “left” and “right”. */
export function usePagerItem(): PaginationProps['itemRender'] {
  const t = useTranslations();
  return (_page, type, item) => {
    if (type === 'page' || !isValidElement<HTMLAttributes<HTMLElement>>(item)) return item;
    if (type === 'prev' || type === 'next') {
      return cloneElement(item, { 'aria-label': t(`list.pager.${type}`) }, arrows[type]);
    }
    // The item around a jump says so already.
    return cloneElement(item, { 'aria-hidden': true });
  };
}
