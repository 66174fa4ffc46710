/** What has to be removed if the run is stopped before its end, the last first. */
const leftovers = new Set<() => unknown>();

/** Returns a function that removes it now. */
export function leaves<Result>(remove: () => Result): () => Result {
  const once = () => {
    leftovers.delete(once);
    return remove();
  };
  leftovers.add(once);
  return once;
}

export async function removeAll(): Promise<void> {
  // What goes with another one, as a database with its server, can't be removed any more.
  for (const remove of [...leftovers].reverse())
    await Promise.resolve()
      .then(remove)
      .catch(() => {});
}
