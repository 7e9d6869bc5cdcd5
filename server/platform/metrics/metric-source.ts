import { Gauge, type Registry } from 'prom-client';

const longestAge = 60_000;

export interface MetricSource {
  /** For each figure its name, what it means, and its label if it has one value for each of several things. */
  readonly gauges: readonly { readonly name: string; readonly help: string; readonly label?: string }[];
  read(now: Date): Promise<readonly MetricReading[]>;
}

export interface MetricReading {
  readonly name: string;
  readonly value: number;
  /** The value of the figure's label. */
  readonly labelValue?: string;
}

/** Remembers what a source has read for a minute. */
export class CachedSource {
  readonly #source: MetricSource;
  readonly #gauges: ReadonlyMap<string, { readonly gauge: Gauge; readonly label: string | undefined }>;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  constructor(source: MetricSource, registry: Registry) {
    this.#source = source;
    this.#gauges = new Map(
      source.gauges.map(({ name, help, label }) => {
        const labelNames = label === undefined ? [] : [label];
        return [name, { gauge: new Gauge({ name, help, labelNames, registers: [registry] }), label }];
      }),
    );
    this.#clear();
  }

  /** Reads again if the figures are older than a minute. Simultaneous callers share one reading. */
  refresh(now: Date): Promise<void> {
    if (Math.abs(now.getTime() - this.#readAt) < longestAge) return Promise.resolve();
    this.#reading ??= this.#read(now).finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #read(now: Date): Promise<void> {
    try {
      const readings = await this.#source.read(now);
      this.#clear();
      for (const reading of readings) this.#set(reading);
      this.#readAt = now.getTime();
    } catch (error) {
      // Old figures would look as if all were well.
      this.#clear();
      throw error;
    }
  }

  #set({ name, value, labelValue }: MetricReading): void {
    const known = this.#gauges.get(name);
    if (!known) throw new Error(`The figure ${name} is not declared.`);
    if (known.label === undefined) known.gauge.set(value);
    else known.gauge.set({ [known.label]: labelValue ?? '' }, value);
  }

  /** Removes all values, so that a figure without a value is missing instead of 0. */
  #clear(): void {
    for (const { gauge, label } of this.#gauges.values()) {
      if (label === undefined) gauge.remove();
      else gauge.reset();
    }
  }
}
