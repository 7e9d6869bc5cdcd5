import type { ReactElement } from 'react';
import { type ThemeChoice, useTheme } from './theme.ts';
import styles from './themed-picture.module.css';

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A picture that exists in both themes, wide and for phones. */
export interface ThemedPictureFiles {
  /** The start of the address of each file, such as `/media/screenshots/lesson`. */
  readonly address: string;
  readonly wide: PictureSize;
  /** The widths in which the wide picture exists, the largest last. */
  readonly wideWidths: readonly number[];
  readonly phone: PictureSize;
}

export interface ThemedPictureProps {
  readonly files: ThemedPictureFiles;
  readonly alt: string;
  /** How wide the picture is shown on a wide screen, as in the `sizes` attribute. */
  readonly sizes: string;
  /** What the server read from the cookie. */
  readonly defaultTheme: ThemeChoice;
}

/** Must agree with the style sheet's idea of a phone. */
const onPhones = '(max-width: 47.99rem)';
const inDark = '(prefers-color-scheme: dark)';

/** A picture in the theme of the page. Only the file that is shown is loaded. */
export function ThemedPicture({ files, alt, sizes, defaultTheme }: ThemedPictureProps): ReactElement {
  const choice = useTheme(defaultTheme);
  const theme = choice === 'dark' ? 'dark' : 'light';
  return (
    <picture className={styles.picture}>
      {choice === 'system' ? <Sources files={files} theme="dark" sizes={sizes} media={[inDark]} /> : null}
      <Sources files={files} theme={theme} sizes={sizes} media={[]} />
      <img
        className={styles.image}
        src={wideFile(files, theme, files.wide.width, 'webp')}
        alt={alt}
        width={files.wide.width}
        height={files.wide.height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

interface SourcesProps {
  readonly files: ThemedPictureFiles;
  readonly theme: 'light' | 'dark';
  readonly sizes: string;
  /** Further conditions. */
  readonly media: readonly string[];
}

/** The phone's picture comes first, because the browser takes the first source that fits. */
function Sources({ files, theme, sizes, media }: SourcesProps): ReactElement {
  const wide = media.length > 0 ? media.join(' and ') : undefined;
  const phone = [onPhones, ...media].join(' and ');
  const wideAvif = files.wideWidths.map((width) => `${wideFile(files, theme, width, 'avif')} ${width}w`);
  return (
    <>
      <source media={phone} type="image/avif" srcSet={phoneFile(files, theme, 'avif')} {...files.phone} />
      <source media={phone} type="image/webp" srcSet={phoneFile(files, theme, 'webp')} {...files.phone} />
      <source media={wide} type="image/avif" srcSet={wideAvif.join(', ')} sizes={sizes} {...files.wide} />
      {wide ? (
        <source
          media={wide}
          type="image/webp"
          srcSet={wideFile(files, theme, files.wide.width, 'webp')}
          {...files.wide}
        />
      ) : null}
    </>
  );
}

function wideFile({ address }: ThemedPictureFiles, theme: string, width: number, type: string): string {
  return `${address}-${theme}-${width}.${type}`;
}

function phoneFile({ address }: ThemedPictureFiles, theme: string, type: string): string {
  return `${address}-phone-${theme}.${type}`;
}
