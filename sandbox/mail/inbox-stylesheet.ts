import { pageStylesheet } from '../page/page-stylesheet.ts';

export const inboxStylesheet = `${pageStylesheet}
.search, .switch { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; margin-top: 20px; }
.switch { align-items: center; justify-content: space-between; padding: 12px 16px; background: var(--raise); border-radius: 4px; }
.search .field { flex: 1 1 220px; margin: 0; }
.messages { display: grid; gap: 12px; margin: 0; padding: 0; list-style: none; }
.messages li { display: grid; gap: 4px; padding: 16px 20px; }
.messages a { font-weight: 700; }
.messages span { font-size: 15px; }
.envelope, .headers { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0; }
.headers { font-size: 15px; }
dt { color: var(--ink-2); }
dd { margin: 0; min-width: 0; }
@media (max-width: 500px) { .headers { grid-template-columns: 1fr; } .headers dd { margin-bottom: 8px; } }
.email { display: block; width: 100%; height: 720px; border: 1.5px solid var(--edge); background: var(--film); }
pre { margin: 0; overflow: auto; }
`;
