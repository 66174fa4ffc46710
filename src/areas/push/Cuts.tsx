import { useIntl } from '@umijs/max';
import { useLayoutEffect, useRef, useState } from 'react';
import { cutOf, tailOf } from './cut';
import { type Shape, type System, shapes, systems } from './looks';
import { Notification, type Shown } from './Notification';

/** What each phone cuts off of a push, in words. It is measured in notifications that nobody sees. */
export function Cuts({ of }: { of: Shown }) {
  const { formatMessage } = useIntl();
  const [lost, setLost] = useState<Readonly<Record<string, string>>>({});
  const looks = systems.flatMap((system) => shapes.map((shape) => ({ key: `${system}.${shape}`, system, shape })));
  const told = looks.filter(({ key }) => lost[key]);
  return (
    <>
      <ul className="push-cuts" aria-label={formatMessage({ id: 'push.cuts' })}>
        {told.map(({ key }) => (
          <li key={key}>
            <strong>{formatMessage({ id: `push.cuts.${key}` })}</strong> {lost[key]}
          </li>
        ))}
        <li>{formatMessage({ id: told.length ? 'push.cuts.about' : 'push.cuts.none' })}</li>
      </ul>
      <div className="push-measures" aria-hidden inert>
        {looks.map(({ key, ...look }) => (
          <Measure key={key} {...look} of={of} onLost={(text) => setLost((before) => ({ ...before, [key]: text }))} />
        ))}
      </div>
    </>
  );
}

interface MeasureProps {
  of: Shown;
  system: System;
  shape: Shape;
  /** Hears what is cut, in words; nothing when all fits. */
  onLost: (text: string) => void;
}

function Measure({ of, system, shape, onLost }: MeasureProps) {
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLParagraphElement>(null);
  const text = useRef<HTMLParagraphElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is shown moves a cut
  useLayoutEffect(() => {
    const [title, body] = [lastShown(heading.current, of.title), lastShown(text.current, of.body)];
    onLost(title || body ? formatMessage({ id: `push.cuts.${partsOf(title, body)}` }, { title, body }) : '');
  }, [of.title, of.body, Boolean(of.image), formatMessage]);

  return <Notification of={of} system={system} shape={shape} titleRef={heading} bodyRef={text} />;
}

function partsOf(title: string | undefined, body: string | undefined): 'both' | 'title' | 'body' {
  if (title && body) return 'both';
  return title ? 'title' : 'body';
}

/** The last words of a text that its element shows; undefined when it shows all of them. */
function lastShown(element: HTMLElement | null, text: string): string | undefined {
  const cut = element ? measureCut(element, text) : undefined;
  return cut === undefined ? undefined : tailOf(text, cut);
}

/** What the sign for what is left out takes of the last line, in pixels. */
const ELLIPSIS = 14;

/** After how many characters an element cuts its text; undefined when it shows all of it. */
function measureCut(element: HTMLElement, text: string): number | undefined {
  const node = element.firstChild;
  const isWhole = element.scrollHeight <= element.clientHeight + 1 && element.scrollWidth <= element.clientWidth;
  if (!node || isWhole) return undefined;
  const box = element.getBoundingClientRect();
  const { direction, lineHeight } = getComputedStyle(element);
  const lastLine = box.bottom - Number.parseFloat(lineHeight);
  const range = document.createRange();
  return cutOf(text, (length) => {
    if (length === 0) return true;
    range.setStart(node, length - 1);
    range.setEnd(node, length);
    const { top, bottom, left, right } = range.getBoundingClientRect();
    if (bottom > box.bottom + 1) return false;
    if (top < lastLine - 1) return true;
    return direction === 'rtl' ? left >= box.left + ELLIPSIS : right <= box.right - ELLIPSIS;
  });
}
