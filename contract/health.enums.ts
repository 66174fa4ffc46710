import type { Enum } from './enum';

/** `GET`, beside the calls of the contract: no envelope, and no session needed. HTTP 503 while `unavailable`. */
export const HEALTH_PATH = '/fish/health';

/** Whether the process answers: what doesn't is to be started anew. */
export const LIVE_PATH = '/fish/health/live';

/** Whether it may be sent calls. HTTP 503 unless `ready`. */
export const READY_PATH = '/fish/health/ready';

export interface Readiness {
  status: 'ready' | 'unavailable' | 'stopping';
}

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
  /** Told to a signed-in admin only. */
  details?: {
    /** Since the process that answers began. */
    uptimeSeconds: number;
    /** Copies of pushes and messages that are not settled yet, of all processes. */
    deliveriesWaiting: number;
    /** How long the next step of a clock of that process has been overdue; 0 while they keep their time. */
    clockLagSeconds: number;
    /** Only where there is one: whether that process reads from it, why not, and how far it is behind, if it is known. */
    replica?: { used: boolean; leftOut?: 'away' | 'noReplica' | 'behind'; lagSeconds: number | null };
  };
}
