import type { ReactNode } from 'react';
import type { Path } from '@contract/index';
import { useHas } from '@/request/availability';

interface HasProps {
  call: Path;
  children: ReactNode;
}

/** What needs a call: nothing if the service lacks it. */
export function Has({ call, children }: HasProps) {
  return useHas(call) ? children : null;
}
