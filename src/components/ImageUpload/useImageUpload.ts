import { useEffect, useRef, useState } from 'react';
import { revokeLater } from '@/components/objectUrl';
import { useTranslations } from '@/locales/useTranslations';
import { RequestFailure, upload } from '@/request';
import { checkImage, type ImageLimits } from './checkImage';

/** A picture being uploaded; the progress goes from 0 to 1. */
interface Sending {
  preview: string;
  part: number;
}

interface UploadEnds {
  onDone: (url: string) => void;
  /** Without a text: there is none any more. */
  onProblem: (text?: string) => void;
}

/**
 * Checks and uploads one picture; a newly chosen one replaces it. A picture with another ratio waits in `cropping`.
 * Errors are shown only by the form field, never as a notice. `isRefused`: the service may not take uploads at all.
 */
export function useImageUpload(limits: ImageLimits, { onDone, onProblem }: UploadEnds) {
  const t = useTranslations();
  const [sending, setSending] = useState<Sending>();
  const [isRefused, setRefused] = useState(false);
  const [cropping, setCropping] = useState<{ file: File; signal: AbortSignal }>();
  const underway = useRef<AbortController>(null);

  useEffect(() => () => underway.current?.abort(), []);

  const cancel = () => {
    underway.current?.abort();
    setSending(undefined);
    setCropping(undefined);
  };

  const choose = async (file: File) => {
    cancel();
    onProblem();
    underway.current = new AbortController();
    const { signal } = underway.current;
    const checked = await checkImage(file, limits);
    if (signal.aborted) return;
    if ('problem' in checked) onProblem(t(checked.problem.id, checked.problem.values));
    else if (checked.fits) await send(file, signal);
    else setCropping({ file, signal });
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
      if (!failure.cancelled && !failure.notified) onProblem(failure.fields[0]?.message ?? failure.message);
      setRefused(failure.missing);
    } finally {
      revokeLater(preview);
      if (!signal.aborted) setSending(undefined);
    }
  };

  return { sending, isRefused, cropping, choose, cancel };
}
