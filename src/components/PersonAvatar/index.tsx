import { Avatar } from 'antd';
import { addressOf } from '@/request';

/** Quiet colours that white initials can be read on (AA). */
const COLOURS = ['#0b7a75', '#b8332a', '#2a6fdb', '#7a4fe0', '#8a5d00', '#2b7a43', '#5b6a67', '#a63f86'];

/** Made once: slow to make, and a list draws many avatars. */
const segmenter = new Intl.Segmenter();

/** A person's picture, or their initials on a colour that stays theirs. */
export function PersonAvatar({ name, seed, src, size = 28 }: PersonAvatarProps) {
  return (
    <Avatar
      size={size}
      src={src ? addressOf(src) : undefined}
      alt=""
      aria-hidden="true"
      style={{ background: colourOf(seed ?? name), flex: 'none', fontSize: size * 0.43 }}
    >
      {initialsOf(name)}
    </Avatar>
  );
}

interface PersonAvatarProps {
  name: string;
  /** What the colour follows, so that a new name keeps it: an id. */
  seed?: string;
  src?: string | null;
  size?: number;
}

function colourOf(seed: string): string | undefined {
  let sum = 0;
  for (const char of seed) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 65_521;
  return COLOURS[sum % COLOURS.length];
}

/** Two initials of a Latin name, else the first character as a person would see it (a whole emoji, not half of one). */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '?'] = Array.from(segmenter.segment(words[0] ?? ''), ({ segment }) => segment);
  const last = words.length > 1 ? words.at(-1)?.match(/^[A-Za-z]/)?.[0] : undefined;
  return (/^[A-Za-z]$/.test(first) ? first + (last ?? '') : first).toUpperCase();
}
