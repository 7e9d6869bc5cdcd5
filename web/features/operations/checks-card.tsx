import type { OperationChecks } from '@chalkline/contract/operations';
import { type ReactElement, useEffect, useState } from 'react';
import { operationChecksResource } from '../../api/console-resources.ts';
import { useResource } from '../../api/resource.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';

interface CheckLabels {
  readonly key: keyof OperationChecks;
  readonly name: string;
  readonly well: string;
  readonly unwell: string;
}

const answers = { well: 'Working', unwell: 'Not reachable' };

const checks: readonly CheckLabels[] = [
  { key: 'mail', name: 'Mail server', ...answers },
  { key: 'payments', name: 'Payment provider', ...answers },
  { key: 'storage', name: 'Storage', ...answers },
  { key: 'proxy', name: 'Client addresses', well: 'Known', unwell: 'Not known' },
];

/**
 * The services that are reachable now. They are checked after the page has loaded, so that a service that does
 * not respond can't delay it.
 */
export function ChecksCard(): ReactElement {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const { data, error, isFetching, refetch } = useResource(operationChecksResource, isHydrated);
  return (
    <Panel
      title="Status"
      state={
        <Button
          size="small"
          icon={<Glyph name="refresh" size={20} />}
          loading={isFetching}
          onClick={() => void refetch()}
        >
          Check again
        </Button>
      }
    >
      <ul className={styles.list} aria-live="polite">
        {checks.map((labels) => (
          <CheckRow
            key={labels.key}
            labels={labels}
            check={data?.[labels.key]}
            hasFailed={error !== null && !isFetching}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface CheckRowProps {
  readonly labels: CheckLabels;
  /** Undefined while the check is running. */
  readonly check: OperationChecks[keyof OperationChecks] | undefined;
  readonly hasFailed: boolean;
}

function CheckRow({ labels, check, hasFailed }: CheckRowProps): ReactElement {
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {labels.name}
        {check ? (
          <Badge tone={check.isWell ? 'success' : 'danger'}>
            {check.isWell ? labels.well : labels.unwell}
          </Badge>
        ) : null}
      </span>
      <span className={styles.quiet}>{check?.detail ?? (hasFailed ? "We couldn't check." : 'Trying…')}</span>
    </li>
  );
}
