export function newRequestId(): string {
  // `randomUUID` exists only over TLS and on localhost.
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return 0x40 | (byte & 0x0f);
    return index === 8 ? 0x80 | (byte & 0x3f) : byte;
  }).map((byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
