import { Tooltip, type TooltipProps } from 'antd';
import { type ComponentProps, useId } from 'react';
import { usePointedAt } from './usePointedAt';

interface HintProps extends Omit<ComponentProps<'time'>, 'title' | 'ref'> {
  /** The text of the tooltip; without one there is none. */
  text: string | null | undefined;
  as?: 'span' | 'time' | 'bdi';
  placement?: TooltipProps['placement'];
}

/** An element with a tooltip, which is made when it is first pointed at: a list draws hundreds of them. */
export function Hint({ text, as: Element = 'span', placement, children, className, ...props }: HintProps) {
  const { open, pointer } = usePointedAt();
  const id = useId();
  if (!text) {
    return (
      <Element {...props} className={className}>
        {children}
      </Element>
    );
  }
  return (
    <Element
      {...props}
      {...pointer}
      className={className ? `fish-pointed ${className}` : 'fish-pointed'}
      aria-describedby={open ? id : undefined}
    >
      {children}
      {open !== undefined && (
        <Tooltip id={id} title={text} open={open} trigger={[]} placement={placement}>
          <span aria-hidden="true" className="fish-pointed-place" />
        </Tooltip>
      )}
    </Element>
  );
}
