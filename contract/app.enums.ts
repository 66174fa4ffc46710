/** The zone that the app's users live in: where a day is the app's and not an operator's, it is a day of this zone. */
export const APP_ZONE = 'Asia/Shanghai';
