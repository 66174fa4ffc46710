import { useIntl } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import { revokeLater } from '@/components/objectUrl';
import { RequestFailure, upload } from '@/request';
import { checkImage, type ImageLimits } from './checkImage';

/** A picture on its way: what it looks like, and the part sent, from 0 to 1. */
interface Sending {
  preview: string;
  part: number;
}

/**
 * Checks and sends one picture at a time; a newly chosen one takes the place of the one on its way. One of another
 * ratio waits in `cropping` for what is cut out of it.
 * What goes wrong is for the control to show in its place: nothing else tells it.
 */
export function useImageUpload(limits: ImageLimits, onDone: (url: string) => void) {
  const { formatMessage } = useIntl();
  const [sending, setSending] = useState<Sending>();
  const [error, setError] = useState<string>();
  const [cropping, setCropping] = useState<File>();
  const underway = useRef<AbortController>(null);

  useEffect(() => () => underway.current?.abort(), []);

  const cancel = () => {
    underway.current?.abort();
    setSending(undefined);
    setCropping(undefined);
  };

  const choose = async (file: File) => {
    cancel();
    setError(undefined);
    underway.current = new AbortController();
    const { signal } = underway.current;
    const checked = await checkImage(file, limits);
    if (signal.aborted) return;
    if ('problem' in checked) setError(formatMessage({ id: checked.problem.id }, checked.problem.values));
    else if (checked.fits) await send(file, signal);
    else setCropping(file);
  };

  const send = async (file: File, signal: AbortSignal) => {
    const preview = URL.createObjectURL(file);
    setSending({ preview, part: 0 });
    try {
      const onProgress = (part: number) => !signal.aborted && setSending({ preview, part });
      const { url } = await upload(file, { notice: false, signal, onProgress });
      if (!signal.aborted) onDone(url);
    } catch (failure) {
      if (!(failure instanceof RequestFailure)) throw failure;
      if (!failure.cancelled && !failure.notified) setError(failure.fields[0]?.message ?? failure.message);
    } finally {
      revokeLater(preview);
      if (!signal.aborted) setSending(undefined);
    }
  };

  return { sending, error, cropping, choose, cancel };
}
