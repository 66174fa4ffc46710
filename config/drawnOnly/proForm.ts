import { createContext } from 'react';

/** In place of `@ant-design/pro-form`: ProTable draws our lists, and its search and edit forms are never shown. */
const Nothing = () => null;

export {
  Nothing as BetaSchemaForm,
  Nothing as default,
  Nothing as ProForm,
  Nothing as ProFormDependency,
  Nothing as ProFormField,
};
export const FieldContext = createContext({});
export const GridContext = createContext({});
