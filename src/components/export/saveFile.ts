import { revokeLater } from '@/components/objectUrl';

/** Downloads a file under a name that is valid on every system. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-');
  link.click();
  revokeLater(address);
}
