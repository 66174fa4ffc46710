/** What `parse-prometheus-text-format` makes of a scrape; it has no types of its own. */
declare module 'parse-prometheus-text-format' {
  interface Sample {
    labels?: Record<string, string>;
    value?: string;
  }
  interface Family {
    name: string;
    type: 'COUNTER' | 'GAUGE' | 'HISTOGRAM' | 'SUMMARY' | 'UNTYPED';
    metrics: Sample[];
  }
  const parse: (text: string) => Family[];
  export default parse;
}
