import type { Counted, Metrics, Quantiles } from '../../src/core/operations/metrics.ts'

/**
 * The text format 0.0.4. Everything is a gauge or a summary over the last 24 hours: nothing counts since a
 * start.
 */
export function toPrometheus(metrics: Metrics): string {
  return [
    ...summary(
      'neuromem_outbox_lag_seconds',
      'From a commit to its memories being visible, last 24 h',
      metrics.outbox_lag,
    ),
    ...gauge('neuromem_outbox_oldest_seconds', 'Age of the oldest job that could run', [
      { labels: {}, count: metrics.outbox_oldest },
    ]),
    ...gauge('neuromem_inconsistency_ratio', 'Share of jobs of the last 24 h that are not done after 30 s', [
      { labels: {}, count: metrics.inconsistency },
    ]),
    ...summary(
      'neuromem_first_token_seconds',
      'From a message to the first token of its reply, last 24 h',
      metrics.first_token,
    ),
    ...gauge(
      'neuromem_jobs',
      'Jobs by status: unfinished ones, and those completed in the last 24 h',
      metrics.jobs,
    ),
    ...gauge('neuromem_reflection_cycles', 'Reflection cycles of the last 24 h', metrics.cycles),
    ...gauge('neuromem_model_calls', 'Model calls of the last 24 h by task and outcome', metrics.calls),
    ...gauge(
      'neuromem_model_tokens',
      'Tokens of the last 24 h by task, outcome and direction',
      metrics.tokens,
    ),
    '',
  ].join('\n')
}

const head = (name: string, help: string, type: string) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
]

function gauge(name: string, help: string, values: readonly Counted[]): string[] {
  return [
    ...head(name, help, 'gauge'),
    ...values.map(({ labels, count }) => `${name}${labelled(labels)} ${count}`),
  ]
}

function summary(name: string, help: string, { p50, p95, count }: Quantiles): string[] {
  const at = (quantile: string, value: number | null) => `${name}${labelled({ quantile })} ${value ?? 'NaN'}`
  return [...head(name, help, 'summary'), at('0.5', p50), at('0.95', p95), `${name}_count ${count}`]
}

function labelled(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const escaped = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
