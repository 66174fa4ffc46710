import type { Software } from '@config/buildInfo';

export function licencesOf(software: readonly Software[]): { licence: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { licence } of software) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  return [...counts].map(([licence, count]) => ({ licence, count })).sort((a, b) => b.count - a.count);
}

export function matchingSoftware(
  software: readonly Software[],
  { keyword, licence }: { keyword: string; licence?: string },
): Software[] {
  const wanted = keyword.trim().toLowerCase();
  return software.filter(
    (each) =>
      (licence === undefined || each.licence === licence) &&
      `${each.name} ${each.licence}`.toLowerCase().includes(wanted),
  );
}
