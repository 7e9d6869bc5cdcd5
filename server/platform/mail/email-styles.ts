import { type Html, html } from '@chalkline/domain/writing/html';

/** The product's colours. Mail programs need them inline in every element. */
export const colours = {
  film: '#EEF3EE',
  sheet: '#FBFDFB',
  sunk: '#E1E9E2',
  ink: '#12211C',
  quietInk: '#42534B',
  edge: '#74857C',
  chalk: '#1D46C9',
  marker: '#FFC933',
} as const;

export const bodyFont = "'Atkinson Hyperlegible Next',Verdana,Helvetica,Arial,sans-serif";
export const displayFont = "'Bricolage Grotesque','Trebuchet MS',Helvetica,Arial,sans-serif";

/** Classes override the inline colours in mail programs that support dark mode. */
export const darkMode: Html = html`<style>
      :root { color-scheme: light dark; supported-color-schemes: light dark; }
      @media (prefers-color-scheme: dark) {
        .film { background: #0D1613 !important; }
        .sheet { background: #14201C !important; border-color: #6F8279 !important; }
        .sunk { background: #1C2A25 !important; border-color: #9FB6FF !important; }
        .ink { color: #E9F1EC !important; }
        .quiet { color: #B3C2BA !important; }
        .link { color: #9FB6FF !important; }
        .nail { background: #E9F1EC !important; }
        .stroke { background: #9FB6FF !important; }
        .powder { border-color: #9FB6FF !important; }
        .button { background: #FFD25E !important; border-color: #FFD25E !important; }
        .button a { color: #0D1613 !important; }
      }
    </style>`;

/** The chalk line under the heading, drawn with table cells and borders only. */
export const chalkLine: Html = html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:12px 0 24px">
              <tr>
                <td width="12" style="width:12px;padding:0"><div class="nail" style="width:10px;height:10px;border-radius:5px;background:${colours.ink};font-size:0;line-height:0">&nbsp;</div></td>
                <td style="padding:0">
                  <div class="powder" style="height:0;margin:0 24px 2px 0;border-top:1px dashed ${colours.chalk};opacity:.35;font-size:0;line-height:0">&nbsp;</div>
                  <div class="stroke" style="height:3px;background:${colours.chalk};font-size:0;line-height:0">&nbsp;</div>
                  <div class="powder" style="height:0;margin:2px 8px 0 12px;border-top:1px dashed ${colours.chalk};opacity:.35;font-size:0;line-height:0">&nbsp;</div>
                </td>
              </tr>
            </table>`;
