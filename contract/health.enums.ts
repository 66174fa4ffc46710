import type { Enum } from './enum';

/** `GET`, beside the calls of the contract: no envelope, and no session needed. HTTP 503 while `unavailable`. */
export const HEALTH_PATH = '/fish/health';

/** The health of a back end, as it reports it or as the browser sees it. */
export const healthState = {
  ok: { label: { 'en-US': 'Healthy', 'zh-CN': '正常' }, tone: 'green' },
  /** It answers, but its database doesn't. */
  unavailable: { label: { 'en-US': 'Database down', 'zh-CN': '数据库不可用' }, tone: 'red' },
  /** It answers, but has no health endpoint. */
  unknown: { label: { 'en-US': 'Answers, health unknown', 'zh-CN': '可连通，健康状况未知' }, tone: 'gold' },
  unreachable: { label: { 'en-US': 'Unreachable', 'zh-CN': '无法连接' }, tone: 'red' },
} as const satisfies Enum;
export type HealthState = keyof typeof healthState;

export interface Health {
  status: 'ok' | 'unavailable';
  version: string;
  /** The kind of its database. */
  database: string;
}
