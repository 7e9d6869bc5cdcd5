import { findPostgresPrograms } from '../../tooling/postgres.mjs';
import { PROGRAMS_OF_PAIR } from '../../tooling/postgres-pair.mjs';
import { temporaryFolder } from '../../tooling/product/temporary-folder.ts';
import { Cluster, type Failure } from '../failover/cluster.ts';
import { failOverUnderLoad } from '../failover/fail-over-under-load.ts';
import { findHaproxy } from '../failover/haproxy.ts';
import { atMost, type Figure } from '../report/figure.ts';
import { median } from '../report/quantiles.ts';
import type { BenchContext } from './bench-context.ts';

const usualRounds = 20;

/** Promotion follows at once here. Patroni first waits for up to 30 seconds until it is sure. */
const longestOutage = 10_000;

const labels: Readonly<Record<Failure, string>> = {
  kill: 'the primary is killed',
  freeze: 'the primary hangs',
  'replica first': 'the replica fails 13 s before the primary',
};

/** Fails over from a primary to its synchronous replica while clients write, and counts what was lost. */
export async function measureFailover({ closing, rounds = usualRounds }: BenchContext): Promise<Figure[]> {
  const haproxy = findHaproxy();
  if (!haproxy || !findPostgresPrograms(PROGRAMS_OF_PAIR)) {
    console.log('HAProxy and PostgreSQL are needed (Debian: apt-get install haproxy postgresql).');
    return [];
  }
  const cluster = await Cluster.start(closing, haproxy);
  const { outages, acknowledged, ...counts } = await failOverUnderLoad(
    closing,
    cluster,
    temporaryFolder(closing),
    rounds,
  );
  const remark = `${rounds} failovers, ${acknowledged} acknowledged writes`;
  const zeros = {
    'acknowledged writes that were lost': counts.lost,
    'writes that exist twice': counts.duplicated,
    'wrong answers': counts.wrongAnswers,
    'requests without an answer': counts.unanswered,
  };
  return [
    ...Object.entries(zeros).map(([what, value]) => ({
      what,
      value,
      unit: '' as const,
      aim: atMost(0),
      remark,
    })),
    ...(Object.keys(labels) as Failure[]).flatMap((failure) => outageFigure(failure, outages)),
  ];
}

function outageFigure(
  failure: Failure,
  outages: readonly { readonly failure: Failure; readonly milliseconds: number }[],
): Figure[] {
  const times = outages
    .filter((outage) => outage.failure === failure)
    .map(({ milliseconds }) => milliseconds);
  if (times.length === 0) return [];
  return [
    {
      what: `longest time until writes work again when ${labels[failure]}`,
      value: Math.max(...times),
      unit: 'ms',
      aim: atMost(longestOutage),
      remark: `median ${Math.round(median(times))} ms of ${times.length}`,
    },
  ];
}
