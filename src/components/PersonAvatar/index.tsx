import { useState } from 'react';
import { pictureAt } from '@/request';

/** White initials are readable on all of these (AA). */
const COLOURS = ['#0b7a75', '#b8332a', '#2a6fdb', '#7a4fe0', '#8a5d00', '#2b7a43', '#5b6a67', '#a63f86'];

/** Created once, because it is slow and a list draws many avatars. */
const segmenter = new Intl.Segmenter();

/** A person's picture, or else their initials on their own colour. */
export function PersonAvatar({ name, seed, src, size = 28 }: PersonAvatarProps) {
  const picture = pictureAt(src);
  const [broken, setBroken] = useState<string>();
  const shown = picture !== broken ? picture : undefined;
  return (
    <span
      aria-hidden="true"
      className="fish-avatar"
      style={{
        background: shown ? undefined : colourOf(seed ?? name),
        width: size,
        height: size,
        fontSize: size * 0.43,
      }}
    >
      {shown ? <img src={shown} alt="" draggable={false} onError={() => setBroken(shown)} /> : initialsOf(name)}
    </span>
  );
}

interface PersonAvatarProps {
  name: string;
  /** An id that decides the colour, so that renaming keeps it. */
  seed?: string;
  src?: string | null;
  size?: number;
}

function colourOf(seed: string): string | undefined {
  let sum = 0;
  for (const char of seed) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 65_521;
  return COLOURS[sum % COLOURS.length];
}

/** Two initials of a Latin name, else the first grapheme, so that no emoji is cut in half. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '?'] = Array.from(segmenter.segment(words[0] ?? ''), ({ segment }) => segment);
  const last = words.length > 1 ? words.at(-1)?.match(/^[A-Za-z]/)?.[0] : undefined;
  return (/^[A-Za-z]$/.test(first) ? first + (last ?? '') : first).toUpperCase();
}
