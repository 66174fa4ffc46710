import type { z } from 'zod';
import { audienceEndpoints } from './audience';
import { auditEndpoints } from './audit';
import { giftEndpoints } from './gift';
import { home } from './home';
import { integralEndpoints } from './integral';
import { logEndpoints } from './log';
import { login } from './login';
import { messageEndpoints } from './message';
import { operationEndpoints } from './operation';
import { orderEndpoints } from './order';
import { peopleEndpoints } from './people';
import { pushEndpoints } from './push';
import { rechargeEndpoints } from './recharge';
import { roomEndpoints } from './room';
import { sceneTemplateEndpoints } from './sceneTemplate';
import { searchEndpoints } from './search';
import { shareEndpoints } from './share';
import { shelfEndpoints } from './shelf';
import { statisticEndpoints } from './statistic';
import { stoneEndpoints } from './stone';
import { sysUserEndpoints } from './sysUser';
import { teacherEndpoints } from './teacher';
import { tipEndpoints } from './tip';
import { transactionEndpoints } from './transaction';
import { upload } from './upload';
import { userEndpoints } from './user';
import { viewEndpoints } from './view';
import { wishEndpoints } from './wish';
import { wordEndpoints } from './word';

/** Every call of the contract, keyed by `METHOD path`. */
export const contract = {
  ...login,
  ...sysUserEndpoints,
  ...userEndpoints,
  ...sceneTemplateEndpoints,
  ...roomEndpoints,
  ...peopleEndpoints,
  ...auditEndpoints,
  ...stoneEndpoints,
  ...giftEndpoints,
  ...shelfEndpoints,
  ...orderEndpoints,
  ...transactionEndpoints,
  ...rechargeEndpoints,
  ...wishEndpoints,
  ...statisticEndpoints,
  ...tipEndpoints,
  ...integralEndpoints,
  ...messageEndpoints,
  ...pushEndpoints,
  ...audienceEndpoints,
  ...shareEndpoints,
  ...logEndpoints,
  ...wordEndpoints,
  ...teacherEndpoints,
  ...viewEndpoints,
  ...operationEndpoints,
  ...searchEndpoints,
  ...upload,
  ...home,
};

export type Contract = typeof contract;
export type Path = keyof Contract;

type In<T> = T extends z.ZodType ? z.input<T> : undefined;
type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Part<P extends Path, K extends string> = Contract[P] extends Record<K, infer T> ? T : undefined;

/** What a caller sends: the query of a GET, the body of a POST. */
export type Input<P extends Path> = In<Part<P, 'query'>> extends undefined ? In<Part<P, 'body'>> : In<Part<P, 'query'>>;
/** What the envelope holds on success. */
export type Output<P extends Path> = z.output<Contract[P]['data']>;
/** The query and body as the back end gets them, checked. */
export type Query<P extends Path> = Parsed<Part<P, 'query'>>;
export type Body<P extends Path> = Parsed<Part<P, 'body'>>;
