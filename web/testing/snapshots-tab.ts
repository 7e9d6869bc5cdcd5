import { fireEvent, within } from '@testing-library/react';
import { lessonAddress } from './lesson-page.ts';
import { type OpenPage, openPage } from './open-page.tsx';

/** A picture file of this size in bytes. */
export function aPicture(size = 4): File {
  return new File([new Uint8Array(size)], 'photo.png', { type: 'image/png' });
}

/** The Snapshots tab of the first lesson. */
export interface SnapshotsTab {
  readonly page: OpenPage;
  readonly tab: ReturnType<typeof within>;
  fileInput(): HTMLInputElement;
  pictures(): HTMLElement[];
  choose(file: File): Promise<void>;
  drop(...files: File[]): void;
  paste(...files: File[]): void;
  refusal(): string | null | undefined;
}

export async function openSnapshotsTab(): Promise<SnapshotsTab> {
  const page = await openPage(lessonAddress(1));
  await page.user.click(page.getByRole('tab', { name: 'Snapshots' }));
  const panel = await page.findByRole('tabpanel', { name: 'Snapshots' });
  const tab = within(panel);
  const inPanel = <Part extends Element>(selector: string) => {
    const part = panel.querySelector<Part>(selector);
    if (!part) throw new Error(`The tab has no ${selector}.`);
    return part;
  };
  const fileInput = () => inPanel<HTMLInputElement>('input[type="file"]');
  return {
    page,
    tab,
    fileInput,
    pictures: () => tab.queryAllByRole('img', { name: /^Snapshot/ }),
    choose: (file) => page.user.upload(fileInput(), file),
    drop: (...files) => void fireEvent.drop(inPanel('label'), { dataTransfer: { files } }),
    paste: (...files) => void fireEvent.paste(document.body, { clipboardData: { files } }),
    refusal: () => panel.querySelector('[role="alert"]')?.textContent?.trim(),
  };
}
