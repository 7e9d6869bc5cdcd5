import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import { CachedSource, type MetricSource } from './metric-source.ts';
import { RequestDurations } from './request-durations.ts';

/** What monitoring reads of this process, in the format of Prometheus. Labels never contain personal data. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #sources: CachedSource[] = [];
  readonly #now: Clock;
  /** Whether anybody can read the metrics. Otherwise nothing is measured. */
  readonly isOn: boolean;
  readonly requestDurations: RequestDurations;

  constructor(isOn: boolean, now: Clock) {
    this.isOn = isOn;
    this.#now = now;
    this.requestDurations = new RequestDurations(this.#registry);
    if (isOn) collectDefaultMetrics({ register: this.#registry });
  }

  /** A figure of this process that costs nothing to read. */
  addGauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect: () => gauge.set(read()),
    });
  }

  /** Counts by one label, whose values are all known. */
  addCounter<Value extends string>(
    name: string,
    help: string,
    label: string,
    values: readonly Value[],
  ): (value: Value) => void {
    const counter = new Counter({ name, help, labelNames: [label], registers: [this.#registry] });
    for (const value of values) counter.inc({ [label]: value }, 0);
    return (value) => counter.inc({ [label]: value });
  }

  /** Figures that must be queried. They are read at most once a minute, however often they are requested. */
  addSource(source: MetricSource): void {
    this.#sources.push(new CachedSource(source, this.#registry));
  }

  /** Everything as text. A source that fails leaves its own figures out. */
  async text(onError: (error: unknown) => void): Promise<string> {
    const moment = this.#now();
    await Promise.all(this.#sources.map((source) => source.refresh(moment).catch(onError)));
    return this.#registry.metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }
}
