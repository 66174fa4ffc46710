import { revokeLater } from '@/components/objectUrl';

/** Hands a file to the browser's downloads, under a name that every system takes. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-');
  link.click();
  revokeLater(address);
}
