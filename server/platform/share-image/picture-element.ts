type Style = Readonly<Record<string, string | number>>;

/** A part of a picture in the form that the layout engine reads. */
export interface PictureElement {
  readonly type: 'div' | 'img';
  readonly key: null;
  readonly props: {
    readonly style: Style;
    readonly children?: string | readonly PictureElement[];
    readonly src?: string;
    readonly width?: number;
    readonly height?: number;
  };
}

export function box(style: Style, ...children: readonly PictureElement[]): PictureElement {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } };
}

/** Text that wraps, breaks words that are too long, and ends in an ellipsis after `lines`. */
export function words(text: string, lines: number, style: Style): PictureElement {
  const fitting = lines === 1 ? oneLine : { display: 'block', lineClamp: lines, wordBreak: 'break-word' };
  return { type: 'div', key: null, props: { style: { ...fitting, ...style }, children: text } };
}

const oneLine = { display: 'block', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' };

/** An SVG drawing, by its inner markup. */
export function drawing(markup: string, width: number, height: number, style: Style = {}): PictureElement {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${markup}</svg>`;
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return { type: 'img', key: null, props: { src, width, height, style } };
}
