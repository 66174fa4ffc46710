import { useLayoutEffect, useRef, useState } from 'react';
import { withBoundary } from '@/components/boundary';
import { useTranslations } from '@/locales/useTranslations';
import { cutOf, tailOf } from './cut';
import { type Shape, type System, shapes, systems } from './looks';
import { Notification, type ShownPush } from './Notification';

/** Says in words what each phone cuts off. It measures hidden notifications. */
export const Cuts = withBoundary(function Cuts({ of }: { of: ShownPush }) {
  const t = useTranslations();
  const [lost, setLost] = useState<Readonly<Record<string, string>>>({});
  const looks = systems.flatMap((system) =>
    shapes.map((shape) => ({ key: `${system}.${shape}` as const, system, shape })),
  );
  const told = looks.filter(({ key }) => lost[key]);
  return (
    <>
      <ul className="push-cuts" aria-label={t('push.cuts')}>
        {told.map(({ key }) => (
          <li key={key}>
            <strong>{t(`push.cuts.${key}`)}</strong> {lost[key]}
          </li>
        ))}
        <li>{t(told.length ? 'push.cuts.about' : 'push.cuts.none')}</li>
      </ul>
      <div className="push-measures" aria-hidden inert>
        {looks.map(({ key, ...look }) => (
          <Measure key={key} {...look} of={of} onLost={(text) => setLost((before) => ({ ...before, [key]: text }))} />
        ))}
      </div>
    </>
  );
});

interface MeasureProps {
  of: ShownPush;
  system: System;
  shape: Shape;
  /** Called with the text that is cut off; empty when all fits. */
  onLost: (text: string) => void;
}

function Measure({ of, system, shape, onLost }: MeasureProps) {
  const t = useTranslations();
  const heading = useRef<HTMLParagraphElement>(null);
  const text = useRef<HTMLParagraphElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it measures what is on the screen, which changes with these alone
  useLayoutEffect(() => {
    const [title, body] = [lastShown(heading.current, of.title), lastShown(text.current, of.body)];
    onLost(title || body ? t(`push.cuts.${partsOf(title, body)}`, { title, body }) : '');
  }, [of.title, of.body, Boolean(of.image), t]);

  return <Notification of={of} system={system} shape={shape} titleRef={heading} bodyRef={text} />;
}

function partsOf(title: string | undefined, body: string | undefined): 'both' | 'title' | 'body' {
  if (title && body) return 'both';
  return title ? 'title' : 'body';
}

/** The last words of a text that are visible; undefined when all of it is. */
function lastShown(element: HTMLElement | null, text: string): string | undefined {
  const cut = element ? measureCut(element, text) : undefined;
  return cut === undefined ? undefined : tailOf(text, cut);
}

/** The width of "…" in the last line, in pixels. */
const ELLIPSIS = 14;

/** How many characters of an element's text are visible; undefined when all are. */
function measureCut(element: HTMLElement, text: string): number | undefined {
  const node = element.firstChild;
  const isWhole = element.scrollHeight <= element.clientHeight + 1 && element.scrollWidth <= element.clientWidth;
  if (!node || isWhole) return undefined;
  const box = element.getBoundingClientRect();
  const { direction, lineHeight, paddingLeft, paddingRight } = getComputedStyle(element);
  const lastLine = box.bottom - Number.parseFloat(lineHeight);
  const first = box.left + Number.parseFloat(paddingLeft) + ELLIPSIS;
  const last = box.right - Number.parseFloat(paddingRight) - ELLIPSIS;
  const range = document.createRange();
  return cutOf(text, (length) => {
    if (length === 0) return true;
    range.setStart(node, length - 1);
    range.setEnd(node, length);
    const { top, bottom, left, right } = range.getBoundingClientRect();
    if (bottom > box.bottom + 1) return false;
    if (top < lastLine - 1) return true;
    return direction === 'rtl' ? left >= first : right <= last;
  });
}
