import type { OperationChecks } from '@chalkline/contract/operations';
import { type ReactElement, useEffect, useState } from 'react';
import { operationChecksResource } from '../../api/console-resources.ts';
import { useResource } from '../../api/resource.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';

interface CheckWords {
  readonly key: keyof OperationChecks;
  readonly name: string;
  readonly well: string;
  readonly unwell: string;
}

const answers = { well: 'Working', unwell: 'Not reachable' };

const checks: readonly CheckWords[] = [
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
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const { data, error, isFetching, refetch } = useResource(operationChecksResource, isAwake);
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
        {checks.map((words) => (
          <CheckRow
            key={words.key}
            words={words}
            check={data?.[words.key]}
            hasFailed={error !== null && !isFetching}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface CheckRowProps {
  readonly words: CheckWords;
  /** Undefined while the check is running. */
  readonly check: OperationChecks[keyof OperationChecks] | undefined;
  readonly hasFailed: boolean;
}

function CheckRow({ words, check, hasFailed }: CheckRowProps): ReactElement {
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {words.name}
        {check ? (
          <Badge tone={check.isWell ? 'success' : 'danger'}>{check.isWell ? words.well : words.unwell}</Badge>
        ) : null}
      </span>
      <span className={styles.quiet}>{check?.detail ?? (hasFailed ? "We couldn't check." : 'Trying…')}</span>
    </li>
  );
}
