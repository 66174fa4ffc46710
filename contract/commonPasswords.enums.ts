/**
 * Passwords that every list of guesses begins with, in lower case, here and in China. Digits and signs around a word are
 * taken off before it is looked up, so that `password` stands for `Password123!` too; what only repeats or runs on is
 * found without a list.
 */
const words = `
password passwort passw0rd p@ssword p@ssw0rd pa55word pa$$word pass passwd passcode mypassword newpassword
qwerty qwertz azerty qwer qwert asdf asdfgh zxcv zxcvb qweasd qweasdzxc qazwsx qazwsxedc wasd
letmein welcome login signin master superuser root administrator sysadmin manager operator system server
secret changeme changeit default guest test testing tester temp demo sample example user username account
iloveyou loveyou ilovey0u loveme sunshine princess dragon monkey football baseball basketball soccer shadow
superman batman spiderman pokemon naruto michael jordan charlie daniel jennifer jessica ashley thomas
computer internet google facebook samsung iphone windows microsoft apple huawei xiaomi tencent wechat weixin
trustno starwars whatever freedom blessed flower summer winter spring autumn monday friday hello helloworld
killer hunter ranger buster tigger cookie cheese pepper ginger orange banana chocolate butterfly rainbow
access database backup office company business service support console backend dashboard
woaini woaiwojia woaizhongguo wodemima mima zhongguo beijing shanghai shenzhen guangzhou nihao laopo laogong
baobei wangyut taobao alibaba baidu zhifubao guanliyuan ceshi
a1b2c3d4 a1s2d3f4 q1w2e3r4 q1w2e3r4t5 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1xsw2 qaz123wsx
1a2b3c4d abc123def 123qwe123 123abc123 qwe123asd asd123qwe 1qazxsw2 q1w2e3r4t5y6 admin123admin
11223344 112233445566 1122334455 147258369 159357456 741852963 789456123 123654789 1472583690 123698745
12344321 1234554321 123123321 12341234 102030405060 0102030405 13579246 1357924680 2468013579 147852369
5201314520 1314520520 52013145 13145201314 5201314 1314520 20202020 19191919 10101010 00001111 11110000 88889999
12345687 12345679 123456788 123456780 123456781 87654320 11112222 12121212 66668888 88886666 1233211234567
`;

export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
