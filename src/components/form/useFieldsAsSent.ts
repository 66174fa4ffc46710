import type { FormInstance } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { differs, type FieldValues } from './same';

/**
 * While a save is on its way the fields keep what was sent: what is typed then would be lost when the answer closes the
 * form. They are not disabled, which would take the focus; and they are put back once they have shown the change, because
 * a field that was empty keeps a text of its own until it sees another value.
 */
export function useFieldsAsSent(form: FormInstance, watched: FieldValues | undefined) {
  const sent = useRef<FieldValues>(undefined);
  useLayoutEffect(() => {
    const kept = sent.current;
    if (kept && watched && differs(kept, watched))
      form.setFields(Object.keys(watched).map((name) => ({ name, value: kept[name] })));
  }, [watched, form]);

  const release = () => {
    sent.current = undefined;
  };
  return {
    areKept: () => sent.current !== undefined,
    /** Keeps them until the work is over, or until `release`. */
    async keep(values: FieldValues, work: () => Promise<void>): Promise<void> {
      sent.current = values;
      try {
        await work();
      } finally {
        release();
      }
    },
    release,
  };
}
