import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useViewer } from '../../api/viewer.ts';
import { Rail } from '../../ui/rail.tsx';
import { BrandMark } from './brand-mark.tsx';
import { railItems } from './navigation.ts';

export function LeftRail(): ReactElement {
  const [path] = useLocation();
  const { viewer } = useViewer();
  return <Rail label="Main" head={<BrandMark />} items={railItems(path, viewer)} />;
}
