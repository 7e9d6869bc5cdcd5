/** A page of somebody's app, as wide and high as the window it is looked at in. */
export interface PicturePage {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly html: string;
}

const computer = { width: 960, height: 600 };
const phone = { width: 390, height: 780 };

export function onComputer(name: string, style: string, body: string): PicturePage {
  return { name, ...computer, html: page(style, body) };
}

export function onPhone(name: string, style: string, body: string): PicturePage {
  return { name, ...phone, html: page(style, body) };
}

function page(style: string, body: string): string {
  return `<!doctype html><meta charset="utf-8"><style>
* { box-sizing: border-box } body { margin: 0; line-height: 1.45 }
${style}</style><body>${body}`;
}
