import { type KeyboardEvent, useState } from 'react';

/** For a picker of days: Escape closes its open calendar only, not what is around it. */
export function useCalendar() {
  const [open, setOpen] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) event.stopPropagation();
  };
  return { onOpenChange: setOpen, onKeyDown };
}
