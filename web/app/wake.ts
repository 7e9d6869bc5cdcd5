/*
 * A page is whole when it arrives. It is painted first, and then its scripts take it over: on a slow phone
 * that is the difference between reading and waiting.
 */
if (!document.hidden) {
  await new Promise((painted) => {
    requestAnimationFrame(() => setTimeout(painted));
  });
}
await import('./entry-client.tsx');

export {};
