import type { BackEnd, WireField } from '@config/backEnd';

type Fields = Readonly<Record<string, string | WireField>>;
type Row = Record<string, unknown>;

/** Of every query, whatever the fields of its area are called; `sort` names one of them. */
const PAGING = ['current', 'pageSize', 'order', 'exact', 'after'];
/** What has fields of the area inside. */
const PARTS = ['filter', 'selection'];
/** Both ends of a filter that is a range: `registeredFrom`, `registeredTo`. */
const RANGE = /(From|To)$/;

/** The fields that an area has otherwise; the area of `POST /fish/admin/user/changeStatus` is `user`. */
export function fieldsOf(call: string, { fields }: BackEnd): Fields | undefined {
  const area = call.split('/')[3] ?? '';
  return (fields as Readonly<Record<string, Fields>>)[area];
}

/** A query or body with the service's names and values; also of a selection and its filter. */
export function toWireFields(payload: unknown, fields: Fields | undefined): unknown {
  if (!fields || !isRow(payload)) return payload;
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => {
      if (PAGING.includes(name)) return [name, value];
      if (PARTS.includes(name)) return [name, toWireFields(value, fields)];
      if (name === 'sort') return [name, wireName(String(value), fields)];
      return [wireName(name, fields), wireValue(value, fields[name])];
    }),
  );
}

/** Rows, a page of them, or a record, with the contract's names and values; `list` is what a page calls its rows. */
export function fromWireFields(data: unknown, fields: Fields | undefined, list = 'list'): unknown {
  if (!fields) return data;
  if (Array.isArray(data)) return data.map((row) => (isRow(row) ? ownFields(row, fields) : row));
  if (!isRow(data)) return data;
  const own = ownFields(data, fields);
  const rows = rowsIn(data, list);
  return rows ? { ...own, [rows]: fromWireFields(data[rows], fields) } : own;
}

/** What a refusal says of fields, by the contract's names; of `nickName[0].first` only the first part is a field of the area. */
export function fromWirePaths(data: unknown, fields: Fields | undefined): unknown {
  if (!fields || !isRow(data) || !Array.isArray(data.fields)) return data;
  const named = (item: unknown) =>
    isRow(item) && typeof item.path === 'string'
      ? { ...item, path: item.path.replace(/^[^.[]+/, (wire) => ownName(wire, fields)) }
      : item;
  return { ...data, fields: data.fields.map(named) };
}

const ownName = (wire: string, fields: Fields): string =>
  Object.keys(fields).find((name) => nameOf(fields[name]) === wire) ?? wire;

/** Where a page has its rows. A record, which has an id, is no page: its lists are of other areas. */
function rowsIn(data: Row, list: string): string | undefined {
  if (Array.isArray(data[list])) return list;
  const lists = Object.keys(data).filter((name) => Array.isArray(data[name]));
  return lists.length === 1 && !('id' in data) ? lists[0] : undefined;
}

function ownFields(data: Row, fields: Fields): Row {
  const row: Row = { ...data };
  for (const [name, field] of Object.entries(fields)) {
    const wire = nameOf(field) ?? name;
    if (!(wire in data)) continue;
    if (row[wire] === data[wire] && wire !== name) delete row[wire];
    row[name] = ownValue(data[wire], field);
  }
  return row;
}

function wireName(name: string, fields: Fields): string {
  const own = nameOf(fields[name]);
  if (own) return own;
  const end = RANGE.exec(name)?.[0];
  const ranged = end && nameOf(fields[name.slice(0, -end.length)] ?? fields[`${name.slice(0, -end.length)}At`]);
  return ranged ? ranged + end : name;
}

function wireValue(value: unknown, field: string | WireField | undefined): unknown {
  const values = typeof field === 'object' ? field.values : undefined;
  if (!values) return value;
  if (Array.isArray(value)) return value.map((each) => wireValue(each, field));
  return values[String(value)] ?? value;
}

function ownValue(value: unknown, field: string | WireField): unknown {
  const values = typeof field === 'object' ? field.values : undefined;
  const own = Object.entries(values ?? {}).find(([, wire]) => String(wire) === String(value))?.[0];
  return own ?? value;
}

const nameOf = (field: string | WireField | undefined) => (typeof field === 'object' ? field.name : field);

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
