// Apart from what makes a password weak, which only those load who choose one.
export const PASSWORD_MIN = 8;
/** The most that one block of RSA 1024 with PKCS#1 v1.5 padding can hold, in bytes of UTF-8. */
export const PASSWORD_MAX_BYTES = 117;
