import type { ComponentProps } from 'react';

export function ScrollRegion(props: ComponentProps<'section'> & { 'aria-label': string }) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it takes the focus, or the keyboard would not get there
  return <section tabIndex={0} {...props} />;
}
