import type { ReactElement } from 'react';
import { legalPageResource } from '../api/plain-page-resources.ts';
import { useResource } from '../api/resource.ts';

import { legalByline } from '../features/writing/legal-byline.ts';
import { WrittenPage } from '../features/writing/written-page.tsx';

export function Screen({
  parameters,
}: {
  parameters: Readonly<Record<'name', string>>;
}): ReactElement | null {
  const { data: page } = useResource(legalPageResource(parameters.name));
  if (!page) return null;
  return (
    <WrittenPage
      title={page.title}
      byline={legalByline(page.lastUpdated)}
      html={page.html}
      contents={page.contents}
    />
  );
}
