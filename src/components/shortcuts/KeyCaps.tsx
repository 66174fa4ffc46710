import { capsOf } from './keys';

/** The keys of a shortcut, drawn as keys. */
export function KeyCaps({ keys }: { keys: string }) {
  return (
    <span className="fish-keys">
      {capsOf(keys).map((cap) => (
        <kbd key={cap}>{cap}</kbd>
      ))}
    </span>
  );
}
