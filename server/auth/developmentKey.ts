/**
 * The private half of `reference.publicKey` in config/backEnd.ts, so that a fresh clone runs. Everybody knows it: in
 * production set FISH_PRIVATE_KEY_FILE.
 */
export const developmentKey = `-----BEGIN RSA PRIVATE KEY-----
MIICXgIBAAKBgQC7u5sQvjAU1lj1QD+BKhGEoGkw63rYUd5Z8g8+9iWdbtkBcIRp
DpqGfdatNXLioL+uwhPkw3/LrfmKdQgi2uxv16bZYZwvG9vngTZyVgi0f0OP/x2U
AcksqMxoPLabQ8lG8ntYmkKNZ0wu6tu27xJnlYJ58XRSvunpdahcxG4bsQIDAQAB
AoGAGYLzHaFa01oVmK50cs8OtmE+KkG13fOyLbLxU3MLxYssvj9WHxi28xPiuoMK
67VAlzUUkv/mO/2WbbRduK7bdlNlpAIdtXa3pHWdfusIdWxPZ6paXA+lY2S4VWIE
vHYiZpBbVIgTSEH8njDTdE754rdx6PdOuuW7Y3DEVTLwh2ECQQD33D+D2OOWoxsF
eSWQthS4xy8Ux3ti5uEinoG+Pet9DVRmAbsIkUrgHCcztzUjx7jk6jCRqpXcxRKu
+oAIbiidAkEAweXeOmLlwIThfQFoz3VzFYKH17WEPZICkSrocESlHaIdW0RpjvAz
fKRTceDPOEkyTVmrPlaF98Bty81eDH4hJQJBAPUvvOzyWoCjLJHHe6+hTvJSp3JI
uvflKISUhAfrPM5hp0GZKKmbAJSdhPIVo82XPoHEYPNX6hOQJ6FMT+cHAckCQQCY
zAlk31yIau66sKqkmbx4HeXowd0VHAOz3ClRl3a6tG8H5hB9GKKqPWCYo/0IMP5X
4CrHNC3cQCMF8K+FjruVAkEAwOIkwK2nq/ngWrK8vhor1tCdQ0/ffwyceVkVZF8W
0GN4smZ0Jhgp1+4tFfBFyUavi0g6c/DtFYajjQY1TLvO7Q==
-----END RSA PRIVATE KEY-----
`;
