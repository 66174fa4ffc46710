/** The time zone of the app's users: a day of the app (not of an operator) is a day of this zone. */
export const APP_ZONE = 'Asia/Shanghai';
