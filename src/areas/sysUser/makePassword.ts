/** Characters that are not taken for one another, of each kind that a service may ask for. */
const KINDS = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'] as const;
const ALL = KINDS.join('');

/** Within the lengths that services allow, which often end at 20. */
const GROUPS = 4;
const GROUP = 4;

/** A random password of about 90 bits in groups that can be read out, such as `kR7m-Xa3p-Ht9w-c4QZ`. */
export function makePassword(): string {
  for (;;) {
    const password = Array.from({ length: GROUPS }, makeGroup).join('-');
    if (KINDS.every((kind) => [...kind].some((character) => password.includes(character)))) return password;
  }
}

const makeGroup = () => Array.from(crypto.getRandomValues(new Uint32Array(GROUP)), pick).join('');

/** 55 characters do not divide 2³² evenly, which makes some likelier by a hundred millionth. */
const pick = (random: number) => ALL.charAt(random % ALL.length);
