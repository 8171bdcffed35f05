import { parser } from '@prometheus-io/lezer-promql';

/** The metrics that a query reads. @throws {Error} where it is no PromQL */
export function metricsIn(query: string): string[] {
  const metrics: string[] = [];
  parser.parse(query).iterate({
    enter({ type, from, to, node }) {
      if (type.isError) throw new Error(`no PromQL at ${from}: ${query}`);
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') metrics.push(query.slice(from, to));
    },
  });
  return metrics;
}
