import { pageStylesheet } from '../../page/page-stylesheet.ts';

/** The sandbox's style with additions for payments: right-aligned sums, fact rows and button rows. */
export const paymentStylesheet = `${pageStylesheet}
.total { display: flex; justify-content: space-between; gap: 0 16px; max-width: none; }
.total strong { white-space: nowrap; }
.total:last-child { margin-bottom: 0; }
.total strong, .sum { font-variant-numeric: tabular-nums; }
.sum { text-align: right; white-space: nowrap; }
.pair { display: grid; gap: 0 16px; grid-template-columns: 1fr 1fr; align-items: end; }
@media (max-width: 420px) { .pair { grid-template-columns: 1fr; } }
.actions { display: flex; flex-wrap: wrap; gap: 12px; margin: 16px 0 0; max-width: none; }
.actions form { display: contents; }
.actions .field { margin: 0; }
.actions .field input { width: 96px; }
.row { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; margin-top: 12px; }
.news { padding: 12px 16px; border-left: 4px solid var(--chalk); background: var(--chalk-wash); }
.facts { margin: 0; }
.facts div { display: flex; flex-wrap: wrap; gap: 0 16px; padding: 4px 0; }
.facts dt { min-width: 210px; }
.facts dd { margin: 0; }
.sheet + .sheet { margin-top: 16px; }
.sheet h3 { margin: 0 0 4px; font-size: 17px; }
.rows { margin: 0; padding-top: 4px; padding-bottom: 4px; list-style: none; font-size: 15px; }
.sheet .rows { margin-top: 12px; padding-inline: 0; }
.rows li { display: grid; gap: 4px 16px; align-items: center; padding: 12px 0; border-bottom: 1.5px solid var(--raise); }
.rows li:last-child { border-bottom: 0; }
@media (min-width: 600px) { .rows li { grid-template-columns: 1fr 1fr 1fr auto; } .rows li:has(form) { grid-template-columns: 1.2fr 1fr auto; } }
@media (max-width: 599px) { .rows .sum { text-align: left; } .rows a { padding: 10px 0; } }
.button { white-space: nowrap; }
.alert { margin-bottom: 12px; }
.alert .mistake { margin: 0; font-size: 17px; }
.sheet > p:last-child { margin-bottom: 0; }
table { width: 100%; border-collapse: collapse; font-size: 15px; }
caption { text-align: left; font-weight: 700; padding-bottom: 8px; }
th, td { padding: 8px 16px 8px 0; text-align: left; vertical-align: top; border-bottom: 1.5px solid var(--raise); }
th:last-child, td:last-child { padding-right: 0; }
.small { font-size: 15px; }
`;
