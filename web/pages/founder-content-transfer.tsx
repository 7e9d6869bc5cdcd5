import type { ReactElement } from 'react';
import { Transfer } from '../features/content-editor/transfer/transfer.tsx';

export function Screen(): ReactElement {
  return <Transfer />;
}
