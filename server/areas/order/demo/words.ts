export const closeReasons = [
  'Not paid in time',
  '超时未支付',
  'The user asked to cancel it',
  '用户取消订单',
  '下单有误，用户已重新下单',
];

export const remarks = [
  '用户催过发货，已加急',
  'Call before delivery',
  '生日礼物，请附贺卡',
  'Second parcel, the first one was lost',
  'اترك الطرد عند الحارس من فضلك',
  '请勿放驿站 🙏',
  '用户来电三次反馈支付成功但订单仍显示待支付：已联系支付渠道核对流水，渠道答复银行侧延迟，预计当天到账；若次日仍未到账，请按渠道给出的处理编号继续跟进，并在此处写下结果。',
  '<b>VIP</b> & "fragile"',
];

export const carriers = [
  { name: '顺丰速运', prefix: 'SF' },
  { name: '中通快递', prefix: 'ZTO' },
  { name: '京东物流', prefix: 'JD' },
  { name: 'DHL Express', prefix: 'DHL-' },
  { name: 'ヤマト運輸', prefix: 'YM' },
];

export const receivers = [
  ['张雨桐', '上海市徐汇区湖滨路 18 弄 3 号 502 室'],
  ['李浩然', '四川省成都市武侯区锦鲤街 66 号'],
  ['欧阳若溪', '广东省广州市天河区荷塘路 9 号荷塘月色花园 12 栋 1 单元 2803 室'],
  ['陈思远', '北京市朝阳区东湖街道 7 号院'],
  ['王诗涵', '浙江省杭州市西湖区龙井路 1 号'],
  ['Ava Walker', '1 Lake Road, Bath BA1 1AA, United Kingdom'],
  ['Marcus Okafor', '240 Queen Street West, Apt 1405, Toronto, ON M5V 1Z7'],
  ['Nur Aisyah binti Abdullah', '12 Jalan Kolam, 50450 Kuala Lumpur'],
  ['نور الحسن', '٢٧ شارع النيل، القاهرة'],
  ['伊藤 ゆき', '東京都台東区池之端 2-4-1'],
] as const;
