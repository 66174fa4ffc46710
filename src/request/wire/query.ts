import type { BackEnd } from '@config/backEnd';
import { isInstant, sentInstant } from './instants';

type Values = Record<string, unknown>;

/** In the contract; the last three are the sections of a shelf. */
const ID_NAME = /^(id|ids|except|featured|stones|gifts)$|Ids?$/;
const DIGITS = /^\d+$/;

/** A query for the wire: paging as the service has it, empty values left out. */
export function toWireQuery(query: object, { paging, several, time }: BackEnd): Record<string, string | string[]> {
  const wire: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(toWirePaging(query, paging))) {
    const all = (Array.isArray(value) ? value : [value]).filter(
      (each) => each !== undefined && each !== null && each !== '',
    );
    if (!all.length) continue;
    const texts = all.map((each) => String(isInstant(each) ? sentInstant(each, time) : each));
    wire[name] = Array.isArray(value) && several === 'repeated' ? texts : texts.join(',');
  }
  return wire;
}

/** What a list is asked for, with the service's names for its paging. */
export function toWirePaging(query: object, paging: BackEnd['paging']): Values {
  const { current, order, ...rest } = query as Values;
  const named = Object.entries(rest).map(([name, value]) => [
    name === 'pageSize' || name === 'sort' ? paging[name] : name,
    value,
  ]);
  const page = typeof current === 'number' ? current - 1 + paging.firstPage : current;
  const direction = order === 'ascend' || order === 'descend' ? paging[order] : order;
  return {
    ...(current !== undefined && { [paging.current]: page }),
    ...Object.fromEntries(named),
    ...(order !== undefined && { [paging.order]: direction }),
  };
}

/**
 * A body as JSON: ids and instants as the service wants them. An id keeps all its digits, also as a number. `named` gives
 * fields the service's names, by which an id can't be told any more.
 */
export function toWireBody(body: unknown, service: BackEnd, named = (own: unknown): unknown => own): string {
  const text = JSON.stringify(named(wireValue(body, '', service)));
  return service.ids === 'number' ? text.replace(JSON_TEXT, unmarked) : text;
}

/** `name` is that of the field, for a list also that of its items. */
function wireValue(value: unknown, name: string, service: BackEnd): unknown {
  if (Array.isArray(value)) return value.map((item) => wireValue(item, name, service));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, wireValue(part, key, service)]));
  }
  if (isInstant(value)) return sentInstant(value, service.time);
  return service.ids === 'number' && typeof value === 'string' ? marked(value, ID_NAME.test(name)) : value;
}

/** Stands before an id that is to become a number, because as a number it would lose digits on its way into JSON. */
const MARK = '\u2060';
const JSON_TEXT = /"(?:\\.|[^"\\])*"/g;

/** Other texts that begin with the mark get one more, so that none can pass for an id. */
function marked(text: string, isId: boolean): string {
  return (isId && DIGITS.test(text)) || text.startsWith(MARK) ? MARK + text : text;
}

function unmarked(json: string): string {
  if (!json.startsWith(`"${MARK}`)) return json;
  return json.startsWith(`"${MARK}${MARK}`) ? `"${json.slice(2)}` : json.slice(2, -1);
}
