import type { ReactElement } from 'react';
import { Transfer } from '../features/content-desk/transfer/transfer.tsx';

export function Screen(): ReactElement {
  return <Transfer />;
}
