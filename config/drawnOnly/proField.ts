/** In place of `@ant-design/pro-field`: the columns of our lists draw their cells themselves (ListTable). */
const Nothing = () => null;

export { Nothing as FieldIndexColumn, Nothing as FieldStatus };
export const proFieldParsingValueEnumToArray = () => [];
