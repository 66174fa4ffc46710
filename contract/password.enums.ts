export const PASSWORD_MIN = 8;
/** What one block of RSA 1024 with PKCS#1 v1.5 padding can carry, in bytes of UTF-8. */
export const PASSWORD_MAX_BYTES = 117;
