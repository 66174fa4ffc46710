export interface Person {
  id: string;
  registeredAt: string;
}

const FEW = 5;

/**
 * The users registered at an instant; `users` have to be sorted by registration. At least a few, even for an earlier
 * instant.
 */
export function registeredBy<P extends Person>(users: readonly P[], instant: string): readonly P[] {
  const later = users.findIndex(({ registeredAt }) => registeredAt > instant);
  return later === -1 ? users : users.slice(0, Math.max(later, FEW));
}
