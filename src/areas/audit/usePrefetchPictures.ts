import { useEffect } from 'react';
import type { AuditItem } from '@contract/audit';
import { addressOf } from '@/request';

const fetched = new Set<string>();

export function usePrefetchPictures(items: readonly AuditItem[]): void {
  useEffect(() => {
    for (const { image } of items) {
      if (!image || fetched.has(image)) continue;
      fetched.add(image);
      new Image().src = addressOf(image);
    }
  });
}
