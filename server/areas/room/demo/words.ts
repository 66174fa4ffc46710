/** Titles and texts for the demo's rooms, in both languages, including ones that break careless screens. */
export const roomTitles = [
  '竹林夜谈会',
  '周末读书：海子诗选',
  '元宵灯会连麦',
  '安静自习到十点',
  '古琴与茶',
  '下班后一起冥想',
  '新人见面会',
  '午夜电台',
  '深夜书店的来信',
  '慢跑打卡小队',
  '一起看流星雨',
  '成语接龙大会',
  'Lake meditation at dawn',
  'Poetry under the stars',
  'Moss valley listening party',
  'Beginners’ tea table',
  'Sunday board games',
  'Quiet reading hour',
  'Stretch before sleep',
  'Open mic: lantern songs',
  'Late bus home',
  'Festival warm-up',
  'Koi pond talk',
  'Rain sounds, no words',
] as const;

/** The longest possible title, emoji, right-to-left text, markup and a formula. */
export const awkwardTitles = [
  '一个把三十个字全部用满的房间标题看看列表能不能放得下它呢对吧好',
  'The longest title there can be',
  '🌊🐟 锦鲤夜聊 🌙',
  '👨‍👩‍👧‍👦 family corner',
  'أمسية الشعر والقمر',
  'ערב שירים ליד האגם',
  '<b>Room</b> & "friends"',
  '=HYPERLINK("x")',
] as const;

/** Titles that an audit rejects. */
export const forbiddenTitles = [
  '加微信领幸运石',
  'Free stones, scan the code',
  '刷单日结群',
  '扫码进群看照片',
  'wx: pond888 聊天',
  '低价代充幸运石',
] as const;

export const roomDescriptions = [
  '',
  '',
  '轻声聊天，不打断，不推销。',
  '每晚八点，主持人会读一段文字，然后大家自由发言。',
  'Bring a cup of tea and one question you have carried all week.',
  'We listen first. Cameras stay off, microphones open when you are called.',
  '新朋友优先发言。请勿在公屏留联系方式，违规会被移出房间。欢迎带上你最近在读的书。',
  'Forty minutes of guided breathing, then ten minutes to share. Nobody has to speak. 🌿',
] as const;

export const chatLines = [
  '大家晚上好',
  '这首曲子叫什么？',
  '刚到，前面讲到哪里了',
  '声音很清楚 👍',
  '点亮一盏灯 🏮',
  '主持人辛苦了',
  '我这边在下雨，听着正好',
  '明天还有吗？',
  '哈哈哈哈哈',
  '第一次来，请多关照',
  'Good evening from Singapore',
  'Could you repeat the last line?',
  'So calm in here',
  'That was beautiful 🌊',
  'First time, happy to listen',
  'What are we reading next week?',
  'Same time tomorrow?',
  'My cat likes this song',
  'مساء الخير جميعا',
  'ערב טוב לכולם',
  '<script>alert(1)</script>',
  '这一段让我想起小时候在外婆家的夏天，竹椅、蒲扇、井水里的西瓜，还有讲不完的故事，谢谢主持人把它读得这么慢。',
] as const;

export const giftsGiven: readonly (readonly [name: string, stones: number])[] = [
  ['莲灯', 5],
  ['锦鲤', 10],
  ['竹笛', 30],
  ['孔明灯', 66],
  ['Paper boat', 8],
  ['Moon cake', 18],
  ['Firework', 188],
  ['Golden koi', 520],
];

export const reportTexts = {
  contact: ['一直在公屏留微信号', 'Posts a phone number again and again'],
  fraud: ['说转账就送幸运石', 'Asks for money and promises stones'],
  sexual: ['封面和内容低俗', 'The cover is indecent'],
  insult: ['房主骂人', 'The owner insults whoever disagrees'],
  spam: ['整晚刷广告', 'Nothing but advertising'],
  other: ['', '打扰别人休息', 'Music without a licence'],
} as const;

export const closingReasons = [
  '房主要求关闭',
  '活动改期，另开新房间',
  '多次在公屏发布广告',
  'The host is ill, moved to next week',
  'Opened twice by mistake',
  'Repeated advertising in the chat',
] as const;

export const freezingReasons = [
  '被多名用户举报，核实中',
  '公屏出现联系方式，先冻结',
  'Reported by several people, being looked at',
  'A link to another app in the chat',
] as const;
