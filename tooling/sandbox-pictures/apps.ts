import { onComputer, type PicturePage } from './picture-page.ts';

const tracker = `
body { background: #f5f7fa; color: #1b2733; font: 16px "DejaVu Sans", sans-serif }
header { display: flex; gap: 16px; align-items: center; padding: 18px 32px; background: #fff; border-bottom: 1px solid #d4dbe3 }
header b { margin-right: auto; font-size: 20px } header span { padding: 10px 16px; border: 1px solid #9aa7b4; border-radius: 6px }
header em { padding: 10px 18px; border-radius: 6px; background: #2457c5; color: #fff; font-style: normal }
table { width: calc(100% - 64px); margin: 28px 32px; border-collapse: collapse; background: #fff }
td, th { padding: 13px 16px; border-bottom: 1px solid #e2e7ed; text-align: left } i { padding: 4px 10px; border-radius: 10px; font-style: normal; font-size: 14px }`;

const colours: Readonly<Record<string, string>> = { Open: '#fff0c7', Done: '#d8f0d6', Paid: '#d9e4ff' };
const job = (client: string, what: string, due: string, state: string) =>
  `<tr><td>${client}</td><td>${what}</td><td>${due}</td><td><i style="background:${colours[state]}">${state}</i></td></tr>`;
const head = '<tr><th>Client</th><th>Job</th><th>Due</th><th>State</th></tr>';
const bar = (search: string) =>
  `<header><b>Jobs</b><span>${search}</span><span>Export</span><em>+ New job</em></header>`;

const shop = `
body { background: #101820; color: #f2efe6; font: 18px "DejaVu Sans", sans-serif }
main { display: grid; grid-template-columns: 1fr 320px; gap: 56px; align-items: center; padding: 72px 64px }
h1 { margin: 0 0 16px; font-size: 44px; line-height: 1.1 } .buy { display: inline-block; margin-top: 24px; padding: 16px 28px; background: #fee715; color: #101820; font-weight: 700 }
.cover { padding: 40px 28px; height: 420px; background: #fee715; color: #101820 } .cover b { font-size: 34px; line-height: 1.1 }
.done { padding: 64px; text-align: center } .tick { display: grid; place-items: center; width: 88px; height: 88px; margin: 0 auto 20px; border: 4px solid #7bd88f; border-radius: 50%; font-size: 44px }`;

const chat = `
body { background: #eef1ec; color: #1e2a24; font: 17px "DejaVu Sans", sans-serif }
header { padding: 22px 40px; background: #fff; font-size: 20px } .box { position: absolute; right: 40px; bottom: 0; width: 420px; height: 480px; padding: 20px; background: #fff; border: 2px solid #1e2a24 }
p { max-width: 300px; margin: 12px 0; padding: 12px 16px; border-radius: 12px; background: #e3ebe4 } p.me { margin-left: auto; background: #1c6b4a; color: #fff }
h1 { margin: 60px 40px; width: 400px; font-size: 40px; line-height: 1.15 } small { position: absolute; right: 20px; bottom: 20px; left: 20px; padding: 14px; border: 1px solid #8b988f; color: #5c6a62 }`;

export const apps: readonly PicturePage[] = [
  onComputer(
    'jobs-first-rows',
    tracker,
    `${bar('Search')}<table>${head}${job('Test client', 'Try the form', 'Mar 1', 'Open')}${job('Aunt Karin', 'Six mugs', 'Mar 9', 'Open')}</table>`,
  ),
  onComputer(
    'jobs-search',
    tracker,
    `${bar('garden')}<table>${head}${job('Mensah Family', 'Garden wall, back', 'Apr 3', 'Open')}${job('Hotel Volta', 'Roof garden, 2nd visit', 'Apr 9', 'Done')}${job('A. Owusu', 'Garden gate', 'Apr 11', 'Paid')}</table>`,
  ),
  onComputer(
    'shop-sales-page',
    shop,
    `<main><div><h1>Plan a garden that looks after itself</h1><p>A 60-page workbook with planting plans for small dry gardens. Made by a gardener, for busy people.</p><b class="buy">Buy the workbook · $19</b></div><div class="cover"><b>The Garden That Waters Itself</b><p>Kwame Boateng</p></div></main>`,
  ),
  onComputer(
    'shop-delivered',
    shop,
    '<div class="done"><div class="tick">✓</div><h1>Thank you!</h1><p>Your payment has arrived. The workbook is yours.</p><b class="buy">Download (PDF, 8 MB)</b><p>The link works for 7 days. We sent it by e-mail, too.</p></div>',
  ),
  onComputer(
    'assistant-chat',
    chat,
    '<header><b>Zhou Tea House</b></header><h1>Forty teas, and somebody who knows them all.</h1><div class="box"><b>Ask about our teas</b><p>Hello! What would you like to know?</p><p class="me">Which one has no caffeine?</p><p>Our chrysanthemum and the roasted buckwheat have none. The buckwheat tastes like toast.</p><p class="me">Do you have parking?</p><p>I don\'t know. Please call us.</p><small>Type your question</small></div>',
  ),
];
