/** The only chunk with the chart library. After a failure the next call loads it again. */
export const loadEngine = () => import(/* webpackChunkName: "chart" */ './engine');
export type Engine = Awaited<ReturnType<typeof loadEngine>>;
