import type { ReactElement, ReactNode } from 'react';
import { FramedPicture } from '../../ui/framed-picture.tsx';
import type { ThemeChoice } from '../../ui/theme.ts';
import { ThemedPicture } from '../../ui/themed-picture.tsx';
import styles from './product-screenshot.module.css';
import { type ScreenshotName, screenshotFiles } from './screenshots.ts';

export interface ProductScreenshotProps {
  readonly name: ScreenshotName;
  readonly label: string;
  readonly alt: string;
  readonly sizes: string;
  readonly theme: ThemeChoice;
  readonly caption?: ReactNode;
}

/** A screen of the product in a frame, in the theme of the page. */
export function ProductScreenshot(props: ProductScreenshotProps): ReactElement {
  const { name, label, alt, sizes, theme, caption } = props;
  return (
    <FramedPicture label={label} caption={caption}>
      <div className={styles.picture}>
        <ThemedPicture files={screenshotFiles(name)} alt={alt} sizes={sizes} defaultTheme={theme} />
      </div>
    </FramedPicture>
  );
}
