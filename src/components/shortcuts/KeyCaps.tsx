import { capsOf } from './keys';

export function KeyCaps({ keys }: { keys: string }) {
  return (
    <span className="fish-keys">
      {capsOf(keys).map((cap) => (
        <kbd key={cap}>{cap}</kbd>
      ))}
    </span>
  );
}
