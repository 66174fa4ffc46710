/** The engine, and with it the only chunk that holds a chart library. A load that failed is tried again when asked again. */
export const loadEngine = () => import(/* webpackChunkName: "chart" */ './engine');
export type Engine = Awaited<ReturnType<typeof loadEngine>>;
