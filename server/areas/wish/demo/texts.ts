export const wishTexts = [
  '希望奶奶早日康复',
  '考研上岸！',
  'May my sister pass her exams.',
  '愿今年能和家人一起过年',
  'A quiet spring and a good book.',
  '希望小猫快点回家 🐱',
  'أتمنى السلام لعائلتي',
  '愿世界和平',
  'To see the northern lights before I turn thirty.',
  '想和她一起去看海，从厦门坐船出发，在岛上住三天，什么都不做，只听浪的声音，晚上数星星，早上等日出，回来以后把照片洗出来寄给彼此。',
  'שנה טובה ומתוקה',
  '项目顺利上线，大家都不用加班 🙏',
  'Health for my parents.',
  '<b>one million</b> stones & "luck"',
  '明天的面试顺利',
  '🌧️➡️☀️',
];

export const removeReasons = ['与许愿池无关', 'Not a wish', '用户要求撤回', 'The user asked for it', '重复许愿'];
