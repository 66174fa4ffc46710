import type { Enum } from './enum';

/** `GET`, beside the calls of the contract: no envelope, and no session needed. HTTP 503 while `unavailable`. */
export const HEALTH_PATH = '/fish/health';

/** How a back end is, as it says itself and as it is seen from a browser. */
export const healthState = {
  ok: { label: { 'en-US': 'Healthy', 'zh-CN': '正常' }, tone: 'green' },
  /** It answers, its database doesn't. */
  unavailable: { label: { 'en-US': 'Database down', 'zh-CN': '数据库不可用' }, tone: 'red' },
  /** It answers, but has no such call. */
  unknown: { label: { 'en-US': 'Answers, health unknown', 'zh-CN': '可连通，健康状况未知' }, tone: 'gold' },
  unreachable: { label: { 'en-US': 'Unreachable', 'zh-CN': '无法连接' }, tone: 'red' },
} as const satisfies Enum;
export type HealthState = keyof typeof healthState;

export interface Health {
  status: 'ok' | 'unavailable';
  version: string;
  /** What it keeps its records in. */
  database: string;
}
