import type { Chunk, ChunkGraph, Module } from 'webpack';

/** What a module is told when its group is looked for. */
interface Graph {
  chunkGraph: ChunkGraph;
}

const chunksOf = (module: Module, { chunkGraph }: Graph) =>
  [...chunkGraph.getModuleChunksIterable(module)].map(({ name }: Chunk) => name ?? '');

/** Modules of the chunk of that name. */
const of = (name: string) => (module: Module, graph: Graph) => chunksOf(module, graph).includes(name);

/** The login page has its own copy of the little that it shares with others, which is one request less for those. */
const SIGN_IN = 'p__user__login';

const REACT = /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|history|@remix-run)[\\/]/;
/** What chooses a day or a number: filters and forms, but no list by itself. */
const FIELDS =
  /[\\/](rc-picker|rc-input-number|@rc-component[\\/]mini-decimal|antd[\\/]es[\\/](date-picker|input-number))[\\/]/;
/** What forms are made of: our own parts and antd's, without the contexts that every input reads. */
const FORMS = [
  /[\\/]src[\\/]components[\\/](form[\\/](?!useAction\.|useCalendar\.|zone\.)|ConfirmDialog[\\/](?!index\.|Fetched))/,
  /[\\/](rc-field-form[\\/]es(?![\\/]\w+Context\.)|@rc-component[\\/]async-validator)[\\/]/,
  /[\\/]antd[\\/]es[\\/]form[\\/](?!context|validateMessagesContext|hooks[\\/]useVariants)/,
  /[\\/](antd[\\/]es[\\/]radio|scroll-into-view-if-needed|compute-scroll-into-view)[\\/]/,
];
/** What opens under a button or a field: menus and choices. */
const MENUS =
  /[\\/](rc-(menu|dropdown|overflow|select|virtual-list)|antd[\\/]es[\\/](menu|dropdown|select(?![\\/]useIcons)))[\\/]/;
/** What stands in for a module (config/unseenPlugin.ts) has its name. */
const isStandIn = (module: Module) => module.identifier().includes('nothing.cjs');
const ofMenus = (module: Module) => MENUS.test(module.nameForCondition() ?? '') && !isStandIn(module);
const ofForms = (module: Module) => FORMS.some((path) => path.test(module.nameForCondition() ?? ''));
/** As many screens share what most lists draw. */
const MANY = 10;
/** As many pages of a record and dialogs share what is loaded with each of them. */
const SOME = 5;

/** Modules of many screens that are not of single records, and not of their dialogs alone. */
const ofLists = (module: Module, graph: Graph) => chunksOf(module, graph).filter(isList).length >= MANY;
/** A list that needs little of them has that in its own chunk. */
const ofRecords = (module: Module, graph: Graph) => !chunksOf(module, graph).some(isList);
const isList = (name: string) => name.startsWith('p__') && !name.endsWith('__detail');

/**
 * Few chunks, each of what is loaded together: React; what the console starts with; menus; forms; what the frame does;
 * what chooses days and numbers; what most lists do; what most pages of a record and dialogs do; and what some do. A page
 * asks for few files, and a visit to the next list for one.
 */
export const splitChunks = {
  chunks: (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== SIGN_IN,
  minSize: 20_000,
  maxAsyncRequests: 8,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    framework: { name: 'framework', chunks: 'initial', enforce: true, priority: 50, test: REACT },
    start: { name: 'start', chunks: 'initial', enforce: true, priority: 45 },
    menus: { name: 'menus', enforce: true, priority: 36, test: ofMenus },
    forms: { name: 'forms', enforce: true, priority: 35, test: ofForms },
    frame: { name: 'frame', enforce: true, priority: 30, minChunks: 2, test: of('console') },
    fields: { name: 'fields', enforce: true, priority: 25, test: FIELDS },
    lists: { name: 'lists', enforce: true, priority: 20, minChunks: MANY, test: ofLists },
    records: { name: 'records', enforce: true, priority: 15, minChunks: SOME, test: ofRecords },
    shared: { priority: 10, minChunks: 2, reuseExistingChunk: true },
  },
} as const;
