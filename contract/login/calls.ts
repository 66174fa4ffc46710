export const loginCalls = {
  /** spec §7 */
  account: 'POST /fish/admin/login/account',
  signOut: 'POST /fish/admin/login/signOut',
} as const;
