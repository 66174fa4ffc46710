/**
 * What is encrypted before it is sent, and with which key (spec §5).
 * A back end that differs needs an edit here and nowhere else.
 *
 * RSA 1024 with PKCS#1 v1.5 padding is kept because back ends in use expect it. It is not what keeps a password
 * safe on its way: serve the console and the back end over TLS.
 */
export const security = {
  /**
   * The public key, base64 DER (SubjectPublicKeyInfo) without the PEM lines; 1024 bit, e = 65537.
   * This one belongs to the development key in server/auth/. A `<meta name="fish-public-key">` in index.html
   * overrides it without a rebuild; `npm run serve` fills that in from FISH_PRIVATE_KEY_FILE.
   */
  publicKey:
    'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQC7u5sQvjAU1lj1QD+BKhGEoGkw63rYUd5Z8g8+9iWdbtkBcIRpDpqGfdatNXLioL+uwhPkw3/LrfmKdQgi2uxv16bZYZwvG9vngTZyVgi0f0OP/x2UAcksqMxoPLabQ8lG8ntYmkKNZ0wu6tu27xJnlYJ58XRSvunpdahcxG4bsQIDAQAB',

  /** Names of the login fields on the wire; the form calls them `account` and `password`. */
  loginFields: { account: 'account', password: 'password' },

  /** Which fields of which payload are encrypted. Everything else travels as it is. */
  encrypted: {
    'POST /fish/admin/login/account': ['password'],
    'POST /fish/admin/sysUser/saveOrUpdate': ['password'],
    'POST /fish/admin/sysUser/resetPwd': ['newPwd'],
    'POST /fish/admin/sysUser/modifyPwd': ['oldPwd', 'newPwd', 'confirmNewPwd'],
  },
} as const;
