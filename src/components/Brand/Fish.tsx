/** The outline of the fish, swimming left, in a field of 32 × 32. */
const OUTLINE =
  'M3.6 16.4C6.6 9.6 15.4 7 21.8 13L25.6 9.1C26.6 8.2 28.1 8.8 28.1 10.2C28.1 13.4 26.9 14.4 26.9 16.2C26.9 18 28.1 19 28.1 22.2C28.1 23.6 26.6 24.2 25.6 23.3L21.8 19.4C15.4 25.4 6.6 23 3.6 16.4Z';

interface FishProps {
  transform?: string;
  body: string;
  eye: string;
}

export function Fish({ transform, body, eye }: FishProps) {
  return (
    <g transform={transform} stroke="none">
      <path d={OUTLINE} fill={body} />
      <circle cx="10.2" cy="14.9" r="1.8" fill={eye} />
    </g>
  );
}
